import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { UserType } from '@/contract/account/users/endpoints';
import type { Services } from '@/server/context';
import type { DB } from '@/server/db/types';
import type { Person } from '@/server/http/person';
import type { Tokens } from '@/server/http/tokens';
import type { EventBus } from '@/server/live/events';

interface SessionState {
  userId: string;
  type: UserType;
  authenticatedAt: Date;
  secondStep: 'missing' | 'unproven' | 'proven';
}

/** Less than a second old is what is known of a session, also where the news of its end did not arrive. */
const CACHE_MS = 999;

/** Which sessions live: asked once a second each, and at once after the database has said that one ended or changed. */
function createSessionCache(db: Kysely<DB>, clock: () => Date, live: EventBus, requiresTwoStep: () => boolean) {
  const cached = new LRUCache<string, Promise<SessionState | undefined>>({
    max: 10_000,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  let listening = false;
  const forget = (sessionId: string | null) => {
    if (sessionId === null) cached.clear();
    else cached.delete(sessionId);
  };

  async function find(sessionId: string): Promise<SessionState | undefined> {
    const { rows } = await sql<SessionState>`
      select user_id as "userId", type, authenticated_at as "authenticatedAt",
        app.second_step_of(${sessionId}::uuid) as "secondStep"
      from app.live_session(${sessionId}::uuid, ${clock()})`.execute(db);
    return rows[0];
  }

  function stateOf(sessionId: string): Promise<SessionState | undefined> {
    if (!listening) live.onSessionChange(forget);
    listening = true;
    const known = cached.get(sessionId);
    if (known) return known;
    const state = find(sessionId);
    cached.set(sessionId, state);
    // What could not be asked is asked again.
    state.catch(() => cached.peek(sessionId) === state && cached.delete(sessionId));
    return state;
  }

  return {
    /** Anyone who a token names, as they are now; null where their session has ended. */
    async check(person: Person | null): Promise<Person | null> {
      if (!person) return null;
      const state = await stateOf(person.sessionId);
      if (!state || state.userId !== person.id) return null;
      const authenticatedAt = Math.floor(state.authenticatedAt.getTime() / 1_000);
      const known = { ...person, type: state.type, authenticatedAt };
      if (state.secondStep === 'proven' || !requiresTwoStep()) return known;
      // Until both steps are proven, a staff member is no more than a member without homes.
      return { ...known, type: 'homeowner', lacksTwoStep: state.secondStep };
    },
    forget,
  };
}

/**
 * What services need of sessions: a token counts as long as its session lives. With `requiresTwoStep`, a session of the
 * team that has not proven two steps acts as a member, and says what it lacks.
 */
export function sessionCache(
  db: Kysely<DB>,
  tokens: Tokens,
  clock: () => Date,
  events: EventBus,
  requiresTwoStep: () => boolean,
): Pick<Services, 'verifyToken' | 'signToken' | 'invalidateSession' | 'publicKeys'> {
  const live = createSessionCache(db, clock, events, requiresTwoStep);
  return {
    signToken: tokens.sign,
    publicKeys: tokens.publicKeys,
    verifyToken: async (token) => live.check(await tokens.verify(token)),
    invalidateSession: live.forget,
  };
}
