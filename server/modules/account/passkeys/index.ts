// The two ceremonies of WebAuthn, as @simplewebauthn keeps them. The challenge is the secret of a login step.

import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { NewPasskey, PasskeyChallenge, PasskeyProof } from '@/contract/account/passkeys/endpoints';
import { fullName } from '@/contract/account/users/personName';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { steps } from '@/server/modules/account/sessions';
import * as repo from './repo';

/** Passkeys belong to the host of the site. */
const relyingParty = ({ siteUrl }: Pick<Services, 'siteUrl'>) => {
  const { hostname, origin } = new URL(siteUrl);
  return { rpID: hostname, origin };
};

const transportsOf = (names: readonly string[]) => names as AuthenticatorTransport[];
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

export async function createRegistration(
  services: Services,
  db: Db,
  who: { userId: string; email: string; firstName: string; lastName: string },
  now: Date,
): Promise<PasskeyChallenge> {
  const known = await repo.listByUser(db, who.userId);
  const step = await steps.createStep(db, 'enroll', { userId: who.userId }, now);
  const options = await generateRegistrationOptions({
    rpName: 'Belong',
    rpID: relyingParty(services).rpID,
    userID: new Uint8Array(Buffer.from(who.userId)),
    userName: who.email,
    userDisplayName: fullName(who),
    challenge: bytes(step),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { step, options: { ...options } };
}

/** The credential a browser has made for this very person and challenge. */
export async function verifyRegistration(
  services: Services,
  db: Db,
  userId: string,
  { step, credential }: NewPasskey,
  now: Date,
) {
  const opened = await steps.consumeStep(db, 'enroll', step, now);
  if (opened?.userId !== userId) throw new ApiError('invalidPasskey');
  const { rpID, origin } = relyingParty(services);
  const found = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: step,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null);
  if (!found?.verified) throw new ApiError('invalidPasskey');
  return found.registrationInfo.credential;
}

export async function createLoginChallenge(services: Services, db: Db, now: Date): Promise<PasskeyChallenge> {
  const step = await steps.createStep(db, 'passkey', {}, now);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).rpID,
    challenge: bytes(step),
    userVerification: 'required',
  });
  return { step, options: { ...options } };
}

/** Owner of the passkey that signed the challenge; each challenge is accepted once. */
export async function verifyLogin(services: Services, db: Db, { step, credential }: PasskeyProof, now: Date) {
  const opened = await steps.consumeStep(db, 'passkey', step, now);
  const passkey = await repo.findByCredential(db, credential.id);
  if (!opened || !passkey) throw new ApiError('invalidPasskey');
  const { rpID, origin } = relyingParty(services);
  const { publicKey, counter, transports } = passkey;
  const found = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: step,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(publicKey),
      counter,
      transports: transportsOf(transports),
    },
  }).catch(() => null);
  if (!found?.verified) throw new ApiError('invalidPasskey');
  if (!(await repo.recordUse(db, passkey.id, found.authenticationInfo.newCounter, now)))
    throw new ApiError('invalidPasskey');
  return passkey;
}
