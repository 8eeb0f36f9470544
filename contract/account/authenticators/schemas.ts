import * as z from 'zod';

/** Whether an app gives out codes for this account, and how many of the codes for a lost phone are left. */
export const Authenticator = z.object({ on: z.boolean(), recoveryCodesLeft: z.int() });
export type Authenticator = z.infer<typeof Authenticator>;

/** What the app scans, and the same to be typed. It counts once a code of it came back. */
export const AuthenticatorSetup = z.object({ uri: z.string(), secret: z.string() });
export type AuthenticatorSetup = z.infer<typeof AuthenticatorSetup>;

export const AppCode = z.strictObject({
  code: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits')),
});
export type AppCode = z.infer<typeof AppCode>;

/** Shown once; we keep only what recognises them. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const Empty = z.object({});

/** What each endpoint takes and gives. */
export const authenticatorsSchemas = {
  getAuthenticator: { result: Authenticator },
  startAuthenticatorSetup: { result: AuthenticatorSetup },
  confirmAuthenticator: { body: AppCode, result: RecoveryCodes },
  renewRecoveryCodes: { result: RecoveryCodes },
  removeAuthenticator: { result: Empty },
};
