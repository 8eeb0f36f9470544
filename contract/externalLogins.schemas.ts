import * as z from 'zod';
import { LoggedIn } from './sessions.schemas';

export const ProviderName = z.enum(['google', 'apple', 'local']);
export type ProviderName = z.infer<typeof ProviderName>;

/** An account elsewhere that one can log in with here. */
export const LoginProvider = z.object({ name: ProviderName, label: z.string() });
export type LoginProvider = z.infer<typeof LoginProvider>;

/** Where to go, and what this browser must hold when it comes back. */
export const ExternalStart = z.strictObject({
  provider: ProviderName,
  /** For somebody who has no account with us yet. */
  type: z.enum(['homeowner', 'resident']).default('homeowner'),
  /** Connects the account elsewhere with the one that is logged in here. */
  connect: z.boolean().default(false),
});
export type ExternalStart = z.infer<typeof ExternalStart>;
export const ExternalStarted = z.object({ url: z.string(), attempt: z.string() });
export type ExternalStarted = z.infer<typeof ExternalStarted>;

/** What the provider sent back through the browser. */
export const ExternalReturn = z.strictObject({
  attempt: z.string().min(1).max(100),
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4_000),
  iss: z.string().max(500).optional(),
});
export type ExternalReturn = z.infer<typeof ExternalReturn>;

export const ExternalLoggedIn = LoggedIn.extend({
  /** Somebody has an account here with that address: they log in to it once, and then send this to connect both. */
  connect: z.object({ step: z.string(), provider: ProviderName, email: z.string() }).nullable(),
  /** It has just been connected with the account that is logged in. */
  connected: ProviderName.nullable(),
});
export type ExternalLoggedIn = z.infer<typeof ExternalLoggedIn>;

export const ExternalConnect = z.strictObject({ step: z.string().min(1).max(100) });
export type ExternalConnect = z.infer<typeof ExternalConnect>;

export const ExternalLogin = z.object({
  provider: ProviderName,
  label: z.string(),
  email: z.string().nullable(),
  connectedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ExternalLogin = z.infer<typeof ExternalLogin>;

const nothing = z.object({});

/** What each endpoint takes and gives. */
export const externalLoginsSchemas = {
  listProviders: { result: z.array(LoginProvider) },
  startExternal: { body: ExternalStart, result: ExternalStarted },
  loginExternal: { body: ExternalReturn, result: ExternalLoggedIn },
  connectExternal: { body: ExternalConnect, result: nothing },
  listExternalLogins: { result: z.array(ExternalLogin) },
  removeExternalLogin: { result: nothing },
};
