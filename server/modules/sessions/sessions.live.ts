import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { UserType } from '@/contract/users';
import type { DB } from '@/server/db/types';
import type { Person } from '@/server/http/person';
import type { Tokens } from '@/server/http/tokens';
import type { Services } from '@/server/services';

interface State {
  userId: string;
  type: UserType;
  authenticatedAt: Date;
}

interface Known {
  askedAt: number;
  state: Promise<State | undefined>;
  isAskedAnew?: boolean;
}

/** A session that has ended, a role that was taken away: felt within this time, everywhere. */
const FRESH_MS = 1_000;

/**
 * Knows which sessions live, asking the database at most twice a second for each. Who calls often waits for none of it:
 * from half that time on the answer at hand still serves while the next one is on its way.
 */
function liveSessions(db: Kysely<DB>, clock: () => Date) {
  const known = new LRUCache<string, Known>({ max: 10_000 });

  function ask(sessionId: string, now: Date): Known {
    const state = sql<State>`select user_id as "userId", type, authenticated_at as "authenticatedAt"
      from app.live_session(${sessionId}, ${now})`
      .execute(db)
      .then(({ rows }) => rows[0]);
    return { askedAt: now.getTime(), state };
  }

  /** A session that was forgotten meanwhile stays forgotten. */
  function askAnew(sessionId: string, held: Known, now: Date): void {
    held.isAskedAnew = true;
    const next = ask(sessionId, now);
    next.state.then(
      () => known.get(sessionId) === held && known.set(sessionId, next),
      () => {
        held.isAskedAnew = false;
      },
    );
  }

  function stateOf(sessionId: string): Promise<State | undefined> {
    const now = clock();
    const held = known.get(sessionId);
    const age = held ? now.getTime() - held.askedAt : Number.POSITIVE_INFINITY;
    if (held && age >= 0 && age < FRESH_MS) {
      if (age >= FRESH_MS / 2 && !held.isAskedAnew) askAnew(sessionId, held, now);
      return held.state;
    }
    const asked = ask(sessionId, now);
    known.set(sessionId, asked);
    // What could not be asked is asked again.
    asked.state.catch(() => known.get(sessionId) === asked && known.delete(sessionId));
    return asked.state;
  }

  return {
    /** Whoever a token names, as they are now; null where their session has ended. */
    async check(person: Person | null): Promise<Person | null> {
      if (!person) return null;
      const state = await stateOf(person.sessionId);
      if (!state || state.userId !== person.id) return null;
      const authenticatedAt = Math.floor(state.authenticatedAt.getTime() / 1_000);
      return { ...person, type: state.type, authenticatedAt };
    },
    forget: (sessionId: string) => void known.delete(sessionId),
  };
}

/** What services need of sessions: a token counts as long as its session lives. */
export function sessionGate(
  db: Kysely<DB>,
  tokens: Tokens,
  clock: () => Date,
): Pick<Services, 'verify' | 'sign' | 'forgetSession' | 'publicKeys'> {
  const live = liveSessions(db, clock);
  return {
    sign: tokens.sign,
    publicKeys: tokens.publicKeys,
    verify: async (token) => live.check(await tokens.verify(token)),
    forgetSession: live.forget,
  };
}
