/** Input that cannot be what it claims to be: a wrong player count, an impossible state, a record that does not fit. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  /** Where in the input, in dots: `hunters.1.hand`. Empty for the whole. */
  readonly at: string;

  constructor(at: string, problem: string) {
    super(at === '' ? problem : `${at}: ${problem}`);
    this.at = at;
  }
}
