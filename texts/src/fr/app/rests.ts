import type { Rests } from '../../en/app/rests.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const rests: Rests = {
  title: 'Nuits et vacances',
  intro:
    'Aux tables qui donnent un jour ou plus par coup, ton temps s’arrête pendant tes nuits et tes vacances, sauf si la table en a décidé autrement. Les autres voient quels jours tu n’es pas là, et rien de plus.',
  zone: 'Fuseau horaire',
  useDevice: (zone) => `Prendre le fuseau de cet appareil : ${zone}`,
  night: 'Nuits',
  nightOn: 'Mon temps s’arrête la nuit',
  nightFrom: 'De',
  nightTo: 'À',
  nightHelp: (hours) =>
    `${count(hours, 'heure', 'heures')} au plus. Un changement compte à partir de ton prochain tour.`,
  save: 'Enregistrer',
  saved: 'Enregistré.',
  holidays: 'Vacances',
  left: ({ days, year }) => `Encore ${count(days, 'jour', 'jours')} en ${year}`,
  since: (until) => `En vacances, jusqu’au ${until} au plus tard.`,
  planned: ({ from, to }) => `Du ${from} au ${to}`,
  end: 'Je suis de retour',
  cancel: 'Annuler ces vacances',
  first: 'Premier jour',
  last: 'Dernier jour',
  add: 'Ajouter ces vacances',
  holidayHelp:
    'À partir d’aujourd’hui : tout de suite. Un jour compte même si tu n’es en vacances qu’une partie de la journée. Tu peux revenir plus tôt : les jours qui restent sont encore à toi.',
  none: 'Ce serveur n’a pas de vacances.',
  noDaysLeft: 'Il ne reste pas autant de jours cette année-là.',
  badDays: 'Ces jours ne vont pas : le premier ne peut pas être passé, ni le dernier avant le premier.',
  badNight: (hours) => `Une nuit a ${count(hours, 'heure', 'heures')} au plus.`,
  name: 'Choisis d’abord un nom, pour que le serveur te reconnaisse.',
};
