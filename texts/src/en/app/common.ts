/** Words used on many screens. */
export const common = {
  labelled: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  home: 'Home',
  games: 'My games',
  lobby: 'Open tables',
  rules: 'Rules',
  replay: 'Replay',
  analyse: 'Analyse',
  settings: 'Settings',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Copy the selected text',
  share: 'Share',
  skipToContent: 'Skip to content',
  loading: 'One moment…',
  mainMenu: 'Main menu',
  shapes: ['triangle', 'circle', 'square', 'diamond', 'star'],
};

export type Common = typeof common;
