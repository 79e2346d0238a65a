/** What the caller did wrong, in words for him: printed without a stack trace. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}
