/** An error whose message is the whole sentence a person needs; shown without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** Ends the process with one sentence for expected errors, with the stack for the unexpected ones. */
export function fail(error: unknown): never {
  console.error(error instanceof PlainError ? `✗ ${error.message}` : error);
  process.exit(1);
}
