import type { Settings } from '../../en/app/settings.ts';

export const settings: Settings = {
  title: 'Impostazioni',
  language: 'Lingua',
  theme: 'Luce',
  themes: { auto: 'Come il sistema', light: 'Giorno', dark: 'Notte' },
  motion: 'Movimenti sul tabellone',
  motions: { auto: 'Come il sistema', full: 'Completi', reduced: 'Ridotti' },
  motionHelp: 'Ridotti: niente si sposta; ciò che cambia viene evidenziato e raccontato.',
  speed: 'Velocità di gioco',
  speeds: { '0.5': 'Lenta', '1': 'Normale', '2': 'Veloce', '4': 'Molto veloce' },
  sound: 'Suoni',
  soundHelp: 'Un leggero tamburo quando tocca a te.',
  on: 'Sì',
  off: 'No',
  name: 'Il tuo nome',
  nameHelp: 'Mostrato agli altri al tavolo.',
  storageDenied:
    'Questo browser non lascia conservare nulla a Traque. Impostazioni e partite durano finché non chiudi la pagina.',
};
