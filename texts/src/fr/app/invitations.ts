import type { Invitations } from '../../en/app/invitations.ts';

export const invitations: Invitations = {
  friends: 'Tu as déjà joué avec',
  invite: (name) => `Inviter ${name}`,
  invited: (name) => `Invitation envoyée : ${name}`,
  help: 'L’invitation apparaît sous « Mes parties ». On n’apprend rien d’autre de toi que le nom que tu portais quand vous avez joué ensemble.',
  title: 'Invitations',
  from: (name) => `${name} t’invite`,
  accept: 'Aller à la table',
  decline: 'Refuser',
  block: (name) => `Plus d’invitations de ${name}`,
  blocked: 'Ne peuvent pas t’inviter',
  allow: (name) => `Permettre à ${name} de t’inviter de nouveau`,
  failed: 'Cela n’a pas marché. Réessaie plus tard.',
};
