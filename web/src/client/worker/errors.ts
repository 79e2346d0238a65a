/** Why a table or record cannot be opened; the page knows them by name. */

export class HiddenGameError extends Error {
  override readonly name = 'HiddenGameError';
  constructor(id: string) {
    super(`table ${id} is still being played by several persons`);
  }
}

export class NoSuchTableError extends Error {
  override readonly name = 'NoSuchTableError';
  constructor(id: string) {
    super(`no table ${id} on this device`);
  }
}

export class UnfinishedRecordError extends Error {
  override readonly name = 'UnfinishedRecordError';
  constructor() {
    super('this is what one seat knew of a game that was not over');
  }
}
