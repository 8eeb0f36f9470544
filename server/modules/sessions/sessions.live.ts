import { setImmediate } from 'node:timers/promises';
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
  isDue?: boolean;
}

/** A session that has ended, a role that was taken away: felt within this time, everywhere. */
const FRESH_MS = 1_000;
/** Older than this, and still asked for, a state is asked anew with all others that are: nobody who calls often waits. */
const DUE_MS = 500;
/** Short, so that no question is so long that others wait for it. */
const TOGETHER_MS = 25;

const alike = (one: State | undefined, other: State | undefined) =>
  one?.userId === other?.userId &&
  one?.type === other?.type &&
  one?.authenticatedAt.getTime() === other?.authenticatedAt.getTime();

/** Knows which sessions live, as they were at most a second ago. */
function liveSessions(db: Kysely<DB>, clock: () => Date) {
  const known = new LRUCache<string, Known>({ max: 10_000 });
  const due = new Map<string, Known>();

  async function statesOf(sessionIds: readonly string[], now: Date): Promise<Map<string, State>> {
    const { rows } = await sql<State & { id: string }>`
      select id, user_id as "userId", type, authenticated_at as "authenticatedAt"
      from app.live_sessions(${sessionIds}::uuid[], ${now})`.execute(db);
    return new Map(rows.map(({ id, ...state }) => [id, state]));
  }

  /** Whoever must be asked about in the same turn of the loop is asked about in one query: after a stall that is everybody. */
  let turn: { ids: Set<string>; states: Promise<Map<string, State>> } | undefined;
  function inOneTurn(now: Date) {
    const ids = new Set<string>();
    const states = setImmediate().then(() => {
      turn = undefined;
      return statesOf([...ids], now);
    });
    turn = { ids, states };
    return turn;
  }

  function ask(sessionId: string): Promise<State | undefined> {
    const now = clock();
    const { ids, states } = turn ?? inOneTurn(now);
    ids.add(sessionId);
    const state = states.then((known) => known.get(sessionId));
    const asked = { askedAt: now.getTime(), state };
    known.set(sessionId, asked);
    // What could not be asked is asked again.
    state.catch(() => known.get(sessionId) === asked && known.delete(sessionId));
    return state;
  }

  async function askAnew(): Promise<void> {
    const held = [...due];
    due.clear();
    const now = clock();
    try {
      const states = await statesOf(
        held.map(([sessionId]) => sessionId),
        now,
      );
      for (const [sessionId, before] of held) {
        const state = states.get(sessionId);
        // Mostly nothing has changed: what is held stays, and gives the collector nothing to carry.
        const isSame = alike(await before.state, state);
        // One that was forgotten meanwhile stays forgotten.
        if (known.get(sessionId) !== before) continue;
        if (isSame) Object.assign(before, { askedAt: now.getTime(), isDue: false });
        else known.set(sessionId, { askedAt: now.getTime(), state: Promise.resolve(state) });
      }
    } catch {
      for (const [, before] of held) before.isDue = false;
    }
  }

  function stateOf(sessionId: string): Promise<State | undefined> {
    const held = known.get(sessionId);
    const age = held ? clock().getTime() - held.askedAt : Number.POSITIVE_INFINITY;
    if (!held || age < 0 || age >= FRESH_MS) return ask(sessionId);
    if (age >= DUE_MS && !held.isDue) {
      held.isDue = true;
      if (due.size === 0) setTimeout(askAnew, TOGETHER_MS).unref();
      due.set(sessionId, held);
    }
    return held.state;
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
