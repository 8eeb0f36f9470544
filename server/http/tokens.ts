import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { nanoid } from 'nanoid';
import * as z from 'zod';
import { UserType } from '@/contract/users.schemas';
import type { Person } from './person';

const ALGORITHM = 'EdDSA';
const ISSUER = 'belong';
const AUDIENCE = 'consumer-api';
/** The cookie that carries it lives 30 days; the token inside lives ten minutes (reliability D11). */
export const ACCESS_TOKEN_SECONDS = 600;

const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  type: UserType,
  auth_time: z.int(),
});

export interface Tokens {
  sign: (person: Person) => Promise<string>;
  verify: (token: string) => Promise<Person | null>;
}

/** Newest key first: it signs, all of them verify, so that keys can be turned over without logging anybody out. */
export function openTokens(keys: JWK[], clock: () => Date): Tokens {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to sign sessions with');
  const known = createLocalJWKSet({ keys: keys.map(({ d: _, ...shared }) => shared) });
  return {
    sign: async (person) => {
      const now = Math.floor(clock().getTime() / 1_000);
      return new SignJWT({ sid: person.sessionId, type: person.type, auth_time: person.authenticatedAt })
        .setProtectedHeader({ alg: ALGORITHM, kid: newest.kid, typ: 'at+jwt' })
        .setSubject(person.id)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(await importJWK(newest, ALGORITHM));
    },
    verify: async (token) => {
      if (token.length > 4_096) return null;
      try {
        const { payload } = await jwtVerify(token, known, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: 'at+jwt',
          currentDate: clock(),
        });
        const claims = Claims.parse(payload);
        return { id: claims.sub, type: claims.type, sessionId: claims.sid, authenticatedAt: claims.auth_time };
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

/** The signing keys in the data directory, readable by us alone; made on first use. */
export async function readKeys(dataDir: string): Promise<JWK[]> {
  const file = path.join(dataDir, 'keys', 'session.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as JWK[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const keys = [await newKey()];
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  await chmod(file, 0o600);
  return keys;
}
