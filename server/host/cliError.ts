/** A command error with a message for people; printed without a stack trace. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Ends the process with one sentence for expected errors, with the stack for the unexpected ones. */
export function fail(error: unknown): never {
  console.error(error instanceof CliError ? `✗ ${error.message}` : error);
  process.exit(1);
}
