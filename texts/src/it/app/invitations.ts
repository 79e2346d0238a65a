import type { Invitations } from '../../en/app/invitations.ts';

export const invitations: Invitations = {
  friends: 'Hai già giocato con',
  invite: (name) => `Invita ${name}`,
  invited: (name) => `Invito inviato: ${name}`,
  help: 'L’invito compare in “Le mie partite”. Di te si viene a sapere solo il nome che avevi quando avete giocato insieme.',
  title: 'Inviti',
  from: (name) => `${name} ti invita`,
  accept: 'Vai al tavolo',
  decline: 'Rifiuta',
  block: (name) => `Niente più inviti da ${name}`,
  blocked: 'Non possono invitarti',
  allow: (name) => `Permetti di nuovo gli inviti di ${name}`,
  failed: 'Non ha funzionato. Riprova più tardi.',
};
