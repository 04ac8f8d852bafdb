/** What is wrong with the arguments of `npm run new`, and what to write instead. Nothing has been written. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  /** Whether the reader needs to see how the command is called. */
  readonly hasUsage: boolean;

  constructor(message: string, {hasUsage = false} = {}) {
    super(message);
    this.hasUsage = hasUsage;
  }
}
