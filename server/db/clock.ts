// The time of the database, which every process shares: expiries, deadlines and orders are decided by it, however wrong
// the clock of this machine is. Between two reads it goes on by a monotonic timer.
import { type Kysely, sql } from 'kysely';
import type { DB } from './types';

interface Sources {
  /** Milliseconds of the database. */
  read: () => Promise<number>;
  /** What this machine takes for the time. */
  wall?: () => number;
  /** Milliseconds that only ever go on. */
  steady?: () => number;
  onError?: (error: unknown) => void;
}

export interface SharedClock {
  clock: () => Date;
  /** Asks the database now; resolves when it has answered, or could not. */
  sync: () => Promise<void>;
  stop: () => void;
}

const EVERY_MS = 60_000;
/** An answer is wrong by half its way at most; a slower one is no better than what is known. */
const SLOW_MS = 1_000;
/** Where the clock of the machine leaps by so much, it was set, or the machine slept. */
const LEAP_MS = 2_000;

export const databaseTime = (db: Kysely<DB>) => async (): Promise<number> => {
  const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not say what time it is');
  return row.at;
};

/** Until the database has answered for the first time, the clock of this machine stands in. */
export async function openClock({
  read,
  wall = Date.now,
  steady = () => performance.now(),
  onError = () => undefined,
}: Sources): Promise<SharedClock> {
  const drift = () => wall() - steady();
  let ahead = drift();
  let [known, asking, drifted] = [false, false, drift()];

  async function look(): Promise<void> {
    if (asking) return;
    asking = true;
    drifted = drift();
    try {
      const asked = steady();
      const message = await read();
      const answered = steady();
      if (known && answered - asked > SLOW_MS) return;
      ahead = message - (asked + answered) / 2;
      known = true;
    } catch (error) {
      onError(error);
    } finally {
      asking = false;
    }
  }

  await look();
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return {
    clock: () => {
      if (Math.abs(drift() - drifted) > LEAP_MS) void look();
      return new Date(Math.floor(ahead + steady()));
    },
    sync: look,
    stop: () => clearInterval(timer),
  };
}
