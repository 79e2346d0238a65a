import type { Settings } from '../../en/app/settings.ts';

export const settings: Settings = {
  title: 'Impostazioni',
  language: 'Lingua',
  theme: 'Tema',
  themes: { auto: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
  motion: 'Animazioni',
  motions: { auto: 'Come il sistema', full: 'Complete', reduced: 'Ridotte' },
  motionHelp: 'Ridotte: niente si muove sul tabellone; ciò che cambia viene evidenziato e descritto.',
  speed: 'Velocità di gioco',
  speeds: { '0.5': 'Lenta', '1': 'Normale', '2': 'Veloce', '4': 'Molto veloce' },
  sound: 'Suoni',
  soundHelp: 'Passi, dadi, carte e ciò che ti capita. Nessun suono quando questa pagina è in secondo piano.',
  volume: 'Volume',
  explain: 'Spiega le regole rare',
  explainHelp: 'Contro i bot: una riga la prima volta che si applica una regola rara, con la sua lezione.',
  on: 'Sì',
  off: 'No',
  name: 'Il tuo nome',
  nameHelp: 'Lo vedono gli altri al tavolo.',
  storageDenied:
    'In questo browser Traque non può salvare nulla. Impostazioni e partite si perdono quando chiudi questa pagina.',
};
