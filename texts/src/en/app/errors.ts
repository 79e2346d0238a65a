/** What went wrong, and what to do about it. */
export const errors = {
  deadLink: 'This link doesn’t lead anywhere',
  deadLinkHelp: 'The address may be mistyped, or the table is long gone. Start a new game, or ask for a new link.',
  noTable: 'This table no longer exists',
  noTableHelp: 'Unused tables are deleted after a while. Ask for a new invitation, or start a game of your own.',
  fullTable: 'This table is full',
  fullTableHelp: 'All seats are taken. You can watch, or open a table of your own.',
  watch: 'Watch the game',
  closedTable: 'This table was closed',
  closedTableHelp:
    'The host closed it before the game began, or nobody used it for a week. Ask for a new invitation, or start a game of your own.',
  colourTaken: 'Another player has just taken this colour.',
  removed: 'The host freed your seat. You can watch this table, or open one of your own.',
  tooManyTables:
    'You are hosting too many unfinished tables. Finish or close one of them (they are listed under “Open tables”), then try again.',
  noServer: 'The server can’t be reached',
  noServerHelp: 'You can still play offline: against bots, or together on this device.',
  oldVersion: 'This tab is running an old version of Traque',
  oldVersionHelp: 'Traque has been updated since. Reload the page; your seat at the table is kept.',
  reload: 'Reload',
  brokenRecord: 'Traque can’t read this file',
  brokenRecordHelp: 'Choose a game that was exported from Traque (a .json file).',
  notSaved: 'This browser doesn’t save anything, so this game is lost when you close the page.',
  noLocal: 'This game isn’t on this device',
  noLocalHelp: 'It was played in another browser, or removed from this one.',
  stillRunning: 'This game is still in progress',
  stillRunningHelp: 'Several people are playing it on this device. When it’s over, you can watch it from every seat.',
  unfinishedRecord: 'This file holds one player’s view of an unfinished game',
  unfinishedRecordHelp:
    'It contains only what that player knew, so the game can’t be replayed from it. Export the game again when it’s over.',
  notSent: 'Connection lost: your action wasn’t sent. Try again when the table is back.',
  unanswered: 'The server didn’t answer. If the board doesn’t change, try again.',
  diskFull: 'The server’s disk is full: your action wasn’t saved. Try again later.',
  serverRefused: 'The server refused that',
  tooMany: 'Too many requests. Wait a moment and try again.',
  crashed: 'Something went wrong',
  crashedHelp: 'Reload the page: your game is saved.',
};

export type Errors = typeof errors;
