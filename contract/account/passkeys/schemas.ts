import * as z from 'zod';
import { LoginResult } from '@/contract/account/sessions/schemas';

export const Passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What the browser is asked with (WebAuthn’s own JSON), and the name of what was asked. */
export const PasskeyChallenge = z.object({ step: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>;

const EncodedText = z.string().max(20_000);
const credentialSchema = (response: z.ZodRawShape) =>
  z.strictObject({
    id: EncodedText.min(1),
    rawId: EncodedText.min(1),
    type: z.literal('public-key'),
    authenticatorAttachment: z.string().max(40).nullish(),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    response: z.object(response),
  });

const StepToken = z.string().min(1).max(100);
const Name = z.string().trim().min(1, 'Please give it a name').max(60, 'Please use at most 60 characters');

/** A new passkey, as the browser made it. */
export const NewPasskey = z.strictObject({
  step: StepToken,
  name: Name,
  credential: credentialSchema({
    clientDataJSON: EncodedText,
    attestationObject: EncodedText,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyName = z.strictObject({ name: Name });
export type PasskeyName = z.infer<typeof PasskeyName>;

/** A challenge signed with a passkey. */
export const PasskeyProof = z.strictObject({
  step: StepToken,
  credential: credentialSchema({
    clientDataJSON: EncodedText,
    authenticatorData: EncodedText,
    signature: EncodedText,
    userHandle: EncodedText.nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

const Empty = z.object({});

/** What each endpoint takes and gives. */
export const passkeysSchemas = {
  listPasskeys: { result: z.array(Passkey) },
  startPasskeyRegistration: { result: PasskeyChallenge },
  addPasskey: { body: NewPasskey, result: Passkey },
  renamePasskey: { body: PasskeyName, result: Empty },
  removePasskey: { result: Empty },
  startPasskeyLogin: { result: PasskeyChallenge },
  loginByPasskey: { body: PasskeyProof, result: LoginResult },
  confirmByPasskey: { body: PasskeyProof, result: Empty },
};
