/** Heard by the person who keeps what went wrong: lib/monitoring/browserErrors.ts. */
export const PROBLEM_EVENT = 'problem-logged';

/** The browser's one way to the console: for what a person need not see and we still want to find. */
export function logProblem(what: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks that these failures are logged to the console.
  console.error(what, cause ?? '');
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(PROBLEM_EVENT, { detail: { what, cause } }));
}
