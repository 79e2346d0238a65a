import type { Invitations } from '../../en/app/invitations.ts';

export const invitations: Invitations = {
  friends: 'Mit ihnen hast du schon gespielt',
  invite: (name) => `${name} einladen`,
  invited: (name) => `${name} ist eingeladen`,
  help: 'Die Einladung steht unter „Meine Partien“. Über dich verrät sie nichts als den Namen, den du bei der gemeinsamen Partie hattest.',
  title: 'Einladungen',
  from: (name) => `${name} lädt dich ein`,
  accept: 'Zum Tisch',
  decline: 'Ablehnen',
  block: (name) => `Keine Einladungen mehr von ${name}`,
  blocked: 'Können dich nicht einladen',
  allow: (name) => `Einladungen von ${name} wieder erlauben`,
  failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
};
