// Preview tokens: who holds one sees the drafts of one session until it expires.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { NAME } from '@/server/content/store/document';

/** `repository` keeps a token of one repository from opening another that shares the secret. */
export interface TokenKey {
  secret: string;
  repository: string;
}

const sign = (payload: string, { secret, repository }: TokenKey) =>
  createHmac('sha256', secret).update(`preview\0${repository}\0${payload}`).digest();

const TOKEN = /^([A-Za-z0-9_-]{1,64})~([0-9a-z]{1,12})~([A-Za-z0-9_-]{43})$/;

/** `expires`: milliseconds since 1970. */
export function makeToken(session: string, expires: number, key: TokenKey): string {
  if (!NAME.test(session)) throw new TypeError(`A session is letters, digits, _ and -, not ${session}`);
  const payload = `${session}~${Math.ceil(expires / 1000).toString(36)}`;
  return `${payload}~${sign(payload, key).toString('base64url')}`;
}

/** The token as Prismic writes one: an address that is never opened. */
export const tokenAddress = (token: string, repository: string) => `https://${repository}.prismic.io/previews/${token}`;

/** What a token says if it is one of ours; expired or not is for the caller. */
export function readToken(text: string, key: TokenKey): { session: string; expires: number } | undefined {
  const bare = text.startsWith(tokenAddress('', key.repository))
    ? text.slice(tokenAddress('', key.repository).length)
    : text;
  const [, session = '', expires = '', mac = ''] = TOKEN.exec(bare) ?? [];
  const given = Buffer.from(mac, 'base64url');
  const expected = sign(`${session}~${expires}`, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { session, expires: Number.parseInt(expires, 36) * 1000 };
}
