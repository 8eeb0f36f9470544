import { type BrowserError, type BrowserErrorKind, MAX_REPORTS } from '@/contract/platform/monitoring/endpoints';
import { PROBLEM_EVENT } from '@/lib/log';

declare global {
  interface Window {
    /** What bootstrap.js heard before we listened. */
    earlyErrors?: Event[];
  }
}

export type Problem = Pick<BrowserError, 'kind' | 'message' | 'stack'>;

const MAX_MESSAGE = 2_000;
const MAX_STACK = 8_000;

function problemOf(kind: BrowserErrorKind, cause: unknown, words?: string): Problem {
  const error = cause instanceof Error ? cause : undefined;
  const message = [words, error ? `${error.name}: ${error.message}` : cause && String(cause)].filter(Boolean).join(' ');
  return { kind, message: message.slice(0, MAX_MESSAGE), stack: (error?.stack ?? '').slice(0, MAX_STACK) };
}

/** What an event says went wrong; undefined for what is not our code’s: extensions, and scripts of others. */
function problemIn(event: Event): Problem | undefined {
  if (event instanceof ErrorEvent)
    return event.filename.startsWith(window.location.origin)
      ? problemOf('error', event.error ?? event.message)
      : undefined;
  if ('reason' in event) return problemOf('rejection', event.reason);
  const { what, cause } = (event as CustomEvent<{ what: string; cause?: unknown }>).detail ?? {};
  return what ? problemOf('log', cause, what) : undefined;
}

/** Hands each problem of this page on once, ten at most; answers how to stop. */
export function watchErrors(report: (problem: Problem) => void): () => void {
  const known = new Set<string>();
  const hear = (event: Event) => {
    const problem = problemIn(event);
    const key = problem && `${problem.kind} ${problem.message} ${problem.stack}`;
    if (!problem || !key || known.has(key) || known.size >= MAX_REPORTS) return;
    known.add(key);
    report(problem);
  };
  const names = ['error', 'unhandledrejection', PROBLEM_EVENT];
  for (const name of names) window.addEventListener(name, hear);
  for (const event of window.earlyErrors ?? []) hear(event);
  window.earlyErrors = [];
  window.dispatchEvent(new Event('monitored'));
  return () => {
    for (const name of names) window.removeEventListener(name, hear);
  };
}
