/** What went wrong, and what to do about it. */
export const errors = {
  deadLink: 'This link leads nowhere',
  deadLinkHelp: 'The address may be mistyped, or the table is long gone. Start a new game, or ask for a new link.',
  noTable: 'This table does not exist any more',
  noTableHelp: 'Tables that nobody visits are cleared away. Ask for a new invitation, or start a game of your own.',
  fullTable: 'This table is full',
  fullTableHelp: 'All seats are taken. You can watch, or open a table of your own.',
  watch: 'Watch the game',
  closedTable: 'This table was closed',
  closedTableHelp: 'Its host closed it before the game began. Ask for a new invitation, or start a game of your own.',
  colourTaken: 'Another player has just taken this colour.',
  removed: 'The host freed your seat. You can watch this table, or open one of your own.',
  tooManyTables:
    'You host too many unfinished tables. Finish or close one of them (they are among the open tables), then try again.',
  noServer: 'The server cannot be reached',
  noServerHelp: 'Without a network you can still play against bots and around this screen.',
  oldVersion: 'This tab runs an old version of Traque',
  oldVersionHelp: 'The server has moved on. Load the page anew; your place at the table is kept.',
  reload: 'Load anew',
  brokenRecord: 'This file is not a game that Traque can read',
  brokenRecordHelp: 'Choose a record that was exported from Traque (a .json file).',
  notSaved: 'This browser keeps nothing, so this game lasts until you close the page.',
  noLocal: 'This game is not on this device',
  noLocalHelp: 'It was played in another browser, or removed from this one.',
  stillRunning: 'This game is still being played',
  stillRunningHelp: 'Several people play it around this screen. When it is over, it can be watched from every seat.',
  unfinishedRecord: 'This is one seat’s private record of an unfinished game',
  unfinishedRecordHelp:
    'It holds only what that seat knew, so it cannot be played again. Export the game when it is over.',
  notSent: 'The connection is lost: that was not sent. Do it again when the table is back.',
  unanswered: 'The server did not answer. If the table stays as it is, do it again.',
  serverRefused: 'The server refused that',
  tooMany: 'Too many requests. Wait a moment and try again.',
  crashed: 'Something broke in this page',
  crashedHelp: 'Load it anew: your game is kept.',
};

export type Errors = typeof errors;
