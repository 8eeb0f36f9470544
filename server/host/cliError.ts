/** An error of a command whose message is the whole sentence a person needs; shown without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Ends the process with one sentence for expected errors, with the stack for the unexpected ones. */
export function fail(error: unknown): never {
  console.error(error instanceof CliError ? `✗ ${error.message}` : error);
  process.exit(1);
}
