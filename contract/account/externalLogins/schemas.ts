import * as z from 'zod';
import { LoginResult } from '@/contract/account/sessions/schemas';

export const ProviderName = z.enum(['google', 'apple', 'local']);
export type ProviderName = z.infer<typeof ProviderName>;

/** An account elsewhere that one can log in with here. */
export const LoginProvider = z.object({ name: ProviderName, label: z.string() });
export type LoginProvider = z.infer<typeof LoginProvider>;

/** Where to go, and what this browser must hold when it comes back. */
export const ExternalLoginStart = z.strictObject({
  provider: ProviderName,
  /** Role for a new account; left out where the entry page implies none, so that the person chooses. */
  type: z.enum(['homeowner', 'resident']).optional(),
  /** Connects the account elsewhere with the one that is logged in here. */
  connect: z.boolean().default(false),
});
export type ExternalLoginStart = z.infer<typeof ExternalLoginStart>;
export const ExternalLoginStarted = z.object({ url: z.string(), attempt: z.string() });
export type ExternalLoginStarted = z.infer<typeof ExternalLoginStarted>;

/** What the provider sent back through the browser. */
export const ExternalLoginCallback = z.strictObject({
  attempt: z.string().min(1).max(100),
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4_000),
  iss: z.string().max(500).optional(),
});
export type ExternalLoginCallback = z.infer<typeof ExternalLoginCallback>;

export const ExternalLoginResult = LoginResult.extend({
  /** An account with that address exists: its owner logs in once, then sends this to connect both. */
  connect: z.object({ step: z.string(), provider: ProviderName, email: z.string() }).nullable(),
  /** No account exists, and the entry page implies no role: the person chooses one and logs in again. */
  chooseRole: ProviderName.nullable(),
  /** It has just been connected with the account that is logged in. */
  connected: ProviderName.nullable(),
});
export type ExternalLoginResult = z.infer<typeof ExternalLoginResult>;

export const ExternalLoginConnect = z.strictObject({ step: z.string().min(1).max(100) });
export type ExternalLoginConnect = z.infer<typeof ExternalLoginConnect>;

export const ExternalLogin = z.object({
  provider: ProviderName,
  label: z.string(),
  email: z.string().nullable(),
  connectedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ExternalLogin = z.infer<typeof ExternalLogin>;

const Empty = z.object({});

/** What each endpoint takes and gives. */
export const externalLoginsSchemas = {
  listProviders: { result: z.array(LoginProvider) },
  startExternalLogin: { body: ExternalLoginStart, result: ExternalLoginStarted },
  completeExternalLogin: { body: ExternalLoginCallback, result: ExternalLoginResult },
  connectExternalLogin: { body: ExternalLoginConnect, result: Empty },
  listExternalLogins: { result: z.array(ExternalLogin) },
  removeExternalLogin: { result: Empty },
};
