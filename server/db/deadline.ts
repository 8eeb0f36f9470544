// How long a whole request may take: each question to the database and each call of a provider gets the time that is left.

import { AsyncLocalStorage } from 'node:async_hooks';
import { singleton } from '@/server/singleton';

/** Longer than any single call of a provider may take within a request. */
export const REQUEST_BUDGET_MS = 15_000;
/** For what ends by itself once its time is over, such as a transaction that is undone. */
const GRACE_MS = 1_000;
const LOOK_EVERY_MS = 1_000;

interface Deadline {
  /** On the clock of `performance`. */
  ends: number;
}

const deadlines = singleton('deadlines', () => new AsyncLocalStorage<Deadline | undefined>());

/** The code is the database’s own for a statement that was canceled: the caller is asked to retry. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  readonly code = '57014';
}

/** Milliseconds that are left of this request; without end outside of one. */
export const timeLeft = (): number => (deadlines.getStore()?.ends ?? Number.POSITIVE_INFINITY) - performance.now();

/** Runs a request; fails once its time is over, whatever it waits for. */
export async function withDeadline<T>(budgetMs: number, work: () => Promise<T>): Promise<T> {
  const deadline: Deadline = { ends: performance.now() + budgetMs };
  const { promise: expired, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const left = deadline.ends + GRACE_MS - performance.now();
    if (left <= 0) reject(new DeadlineExceeded('The request took too long'));
    else timer = setTimeout(look, Math.min(left, LOOK_EVERY_MS));
  };
  look();
  const done = deadlines.run(deadline, work).finally(() => {
    // What the request has begun and goes on after it, such as a timer, has time of its own.
    deadline.ends = Number.POSITIVE_INFINITY;
  });
  try {
    return await Promise.race([done, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** Work that does not count: the caller is the slow one, who sends a file. */
export async function untimed<T>(work: () => Promise<T>): Promise<T> {
  const deadline = deadlines.getStore();
  if (!deadline) return work();
  const left = timeLeft();
  deadline.ends = Number.POSITIVE_INFINITY;
  try {
    return await work();
  } finally {
    deadline.ends = performance.now() + left;
  }
}

/** What has to be done although the time is over, such as giving back a key. */
export const beyondDeadline = <T>(work: () => Promise<T>): Promise<T> => deadlines.run(undefined, work);
