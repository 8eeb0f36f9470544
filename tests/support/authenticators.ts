// An app that makes codes, and people who have one.
import { generateSync } from 'otplib';
import type { TestApi } from './api';
import { createMember, type Client, advanceClock } from './logins';

export const authenticatorPath = '/users/authenticator';

/** What the app shows, now or so many seconds from now. */
export const appCode = (api: TestApi, secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(api.now.getTime() / 1_000) + seconds });

/** Somebody whose app is on; the step of its first code has passed. */
export async function createMemberWithAuthenticator(api: TestApi) {
  const someone = await createMember(api);
  const secret = String((await someone.client.post(authenticatorPath)).body.secret);
  const { body } = await someone.client.send('PUT', authenticatorPath, { code: appCode(api, secret) });
  advanceClock(api, 30);
  return { ...someone, secret, recoveryCodes: body.recoveryCodes as string[] };
}

export const loginWithCode = (client: Client, step: unknown, code: string) =>
  client.post('/users/login-second', { step, code });
