import * as z from 'zod';
import { LoggedIn } from './sessions.schemas';

export const Passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What the browser is asked with (WebAuthn’s own JSON), and the name of what was asked. */
export const Challenge = z.object({ step: z.string(), options: z.record(z.string(), z.unknown()) });
export type Challenge = z.infer<typeof Challenge>;

const text = z.string().max(20_000);
const answer = (response: z.ZodRawShape) =>
  z.strictObject({
    id: text.min(1),
    rawId: text.min(1),
    type: z.literal('public-key'),
    authenticatorAttachment: z.string().max(40).nullish(),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    response: z.object(response),
  });

const step = z.string().min(1).max(100);
const Name = z.string().trim().min(1, 'Please give it a name').max(60, 'Please use at most 60 characters');

/** A new passkey, as the browser made it. */
export const NewPasskey = z.strictObject({
  step,
  name: Name,
  credential: answer({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyName = z.strictObject({ name: Name });
export type PasskeyName = z.infer<typeof PasskeyName>;

/** A challenge signed with a passkey. */
export const PasskeyProof = z.strictObject({
  step,
  credential: answer({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

const nothing = z.object({});

/** What each endpoint takes and gives. */
export const passkeysSchemas = {
  listPasskeys: { result: z.array(Passkey) },
  offerPasskey: { result: Challenge },
  addPasskey: { body: NewPasskey, result: Passkey },
  renamePasskey: { body: PasskeyName, result: nothing },
  removePasskey: { result: nothing },
  challengePasskey: { result: Challenge },
  loginByPasskey: { body: PasskeyProof, result: LoggedIn },
  confirmByPasskey: { body: PasskeyProof, result: nothing },
};
