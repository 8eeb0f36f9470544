import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { nanoid } from 'nanoid';
import * as z from 'zod';
import { UserType } from '@/contract/account/users/schemas';
import type { Person } from './person';

const ALGORITHM = 'EdDSA';
const ISSUER = 'belong';
const AUDIENCE = 'consumer-api';
/** The cookie that carries it lives 30 days; the token inside lives ten minutes. */
export const ACCESS_TOKEN_SECONDS = 600;

/** A token that names no end, or one further away than ours ever is, was not made by us as it stands. */
const Claims = z
  .object({
    sub: z.uuid(),
    sid: z.uuid(),
    type: UserType,
    auth_time: z.int(),
    iat: z.int(),
    exp: z.int(),
  })
  .refine(({ iat, exp }) => exp - iat <= ACCESS_TOKEN_SECONDS);

export interface Tokens {
  sign: (person: Person) => Promise<string>;
  verify: (token: string) => Promise<Person | null>;
  publicKeys: () => JWK[];
}

/** A key of ours. A fresh one signs only once every process has had time to read it. */
export type SigningKey = JWK & { signsFrom?: number };

const publicHalf = ({ d: _, signsFrom: __, ...shared }: SigningKey): JWK => shared;

/** A verified token, while its keys are current: its claims cannot change, it can only expire. */
interface Checked {
  person: Person;
  iat: number;
  exp: number;
}

interface Known {
  keys: SigningKey[];
  set: ReturnType<typeof createLocalJWKSet>;
  checked: LRUCache<string, Checked>;
}

/** Within its time; a clock that was turned back reads the token again. */
const isWithin = ({ iat, exp }: Checked, now: Date) => {
  const at = Math.floor(now.getTime() / 1_000);
  return at >= iat && at < exp;
};

/** The newest active key signs, and all keys verify, so that rotating keys logs no one out. */
export function openTokens(source: SigningKey[] | (() => SigningKey[]), clock: () => Date): Tokens {
  const keys = typeof source === 'function' ? source : () => source;
  if (!keys()[0]) throw new Error('There is no key to sign sessions with');
  let known: Known | undefined;
  const verifiers = () => {
    const now = keys();
    if (known?.keys !== now)
      known = {
        keys: now,
        set: createLocalJWKSet({ keys: now.map(publicHalf) }),
        checked: new LRUCache({ max: 5_000 }),
      };
    return known;
  };
  const signer = (at: number) => {
    const key = keys().find(({ signsFrom = 0 }) => signsFrom <= at) ?? keys().at(-1);
    if (!key) throw new Error('There is no key to sign sessions with');
    return key;
  };
  return {
    publicKeys: () => keys().map(publicHalf),
    sign: async (person) => {
      const key = signer(clock().getTime());
      const now = Math.floor(clock().getTime() / 1_000);
      return new SignJWT({ sid: person.sessionId, type: person.type, auth_time: person.authenticatedAt })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'at+jwt' })
        .setSubject(person.id)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(await importJWK(key, ALGORITHM));
    },
    verify: async (token) => {
      if (token.length > 4_096) return null;
      const { set, checked } = verifiers();
      const before = checked.get(token);
      if (before && isWithin(before, clock())) return before.person;
      try {
        const { payload } = await jwtVerify(token, set, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: 'at+jwt',
          currentDate: clock(),
        });
        const { sub, type, sid, auth_time, iat, exp } = Claims.parse(payload);
        const person = { id: sub, type, sessionId: sid, authenticatedAt: auth_time };
        // One that names a time before which it does not hold is not of our making; it is read each time.
        if (payload.nbf === undefined) checked.set(token, { person, iat, exp });
        return person;
      } catch {
        return null;
      }
    },
  };
}

/** A fresh signing key. */
export async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: nanoid(12), alg: ALGORITHM, use: 'sig' };
}
