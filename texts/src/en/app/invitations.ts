/** Inviting people one has played with. */
export const invitations = {
  friends: 'People you’ve played with',
  invite: (name: string) => `Invite ${name}`,
  invited: (name: string) => `${name} is invited`,
  help: 'They see the invitation under “My games”. They learn nothing about you but the name you used when you played together.',
  title: 'Invitations',
  from: (name: string) => `${name} invites you`,
  accept: 'Go to the table',
  decline: 'Decline',
  block: (name: string) => `No more invitations from ${name}`,
  blocked: 'Can’t invite you',
  allow: (name: string) => `Let ${name} invite you again`,
  failed: 'That didn’t work. Try again later.',
};

export type Invitations = typeof invitations;
