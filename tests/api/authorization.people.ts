// The principals of the authorization matrix, each with a token of the kind their name says.
import type { UserType } from '@/contract/account/users/endpoints';
import { Duty } from '@/contract/account/users/schemas';
import type { Person } from '@/server/http/person';
import { newKey, openTokens } from '@/server/http/tokens';
import type { TestApi } from '../support/api';
import { createPerson } from '../support/fixtures/people';
import { type Principal, principals } from './authorization.data';

type TestUser = Person & { email: string };

const TYPES: Partial<Record<Principal, UserType>> = {
  homeowner: 'homeowner',
  otherHomeowner: 'homeowner',
  coOwner: 'homeowner',
  editor: 'editor',
  staff: 'staff',
  admin: 'staff',
  expired: 'staff',
  revoked: 'staff',
  forged: 'staff',
  gone: 'staff',
  refreshToken: 'staff',
};

export interface Cast {
  /** The person; undefined for a visitor. */
  person: (who: Principal) => TestUser | undefined;
  token: (who: Principal) => string | undefined;
  /** Anyone who the API takes the caller for. */
  canCall: (who: Principal) => Person | null;
  /** Puts back what a call has ended. */
  recreate: (who: Principal) => Promise<void>;
}

const REQUIRED_ROLES = new Set<Principal>(principals.slice(1, 14));

export async function createCast(api: TestApi): Promise<Cast> {
  const people = new Map<Principal, TestUser>();
  const tokens = new Map<Principal, string>();
  for (const who of principals)
    if (who !== 'visitor') people.set(who, await createPerson(api, TYPES[who] ?? 'resident'));
  const strangers = openTokens([await newKey()], () => api.now);
  const live = new Date(api.now);
  for (const [who, person] of people) {
    api.now = who === 'expired' ? new Date(live.getTime() - 11 * 60_000) : live;
    tokens.set(who, await (who === 'forged' ? strangers.sign(person) : api.tokenFor(person)));
  }
  api.now = live;
  tokens.set('refreshToken', 'r'.repeat(43));
  const id = (who: Principal) => people.get(who)?.id;
  await api.rows("update sessions set revoked_at = now(), revoked_reason = 'staff' where user_id = $1", [
    id('revoked'),
  ]);
  await api.rows('delete from users where id = $1', [id('gone')]);
  return {
    person: (who) => people.get(who),
    token: (who) => tokens.get(who),
    canCall: (who) => (REQUIRED_ROLES.has(who) ? (people.get(who) ?? null) : null),
    async recreate(who) {
      const person = people.get(who);
      if (!person || !REQUIRED_ROLES.has(who)) return;
      const { id: userId, sessionId, email, type } = person;
      await api.rows(
        `insert into users (id, email, first_name, last_name, type, duties) values ($1, $2, 'Ada', 'Lovelace', $3, $4)
         on conflict (id) do update set email = excluded.email, type = excluded.type, duties = excluded.duties,
           password_hash = null`,
        [userId, email, type, type === 'staff' ? Duty.options : []],
      );
      await api.rows(
        `insert into sessions (id, family_id, user_id, method, authenticated_at, created_at, last_seen_at, expires_at)
         values ($1, $1, $2, 'password', $3, $3, $3, $3::timestamptz + interval '30 days')
         on conflict (id) do update set revoked_at = null, revoked_reason = null, acting_as = null`,
        [sessionId, userId, api.now.toISOString()],
      );
      api.services.invalidateSession(sessionId);
    },
  };
}
