import * as z from 'zod';
import { User } from '@/contract/account/users/schemas';
import { EmailAddress } from '@/contract/format/emailAddress';

/** Login method of a person: remembered in the `auth_method` cookie, it chooses the first screen next time. */
export const AuthMethod = z.enum(['password', 'code', 'passkey', 'external']);
export type AuthMethod = z.infer<typeof AuthMethod>;

/** A password as typed at a login: any that was ever accepted, and nothing longer. */
export const PasswordInput = z.string().min(1, 'Please type your password').max(512, 'That is longer than a password');

export const Login = z.strictObject({ email: EmailAddress, password: PasswordInput });
export type Login = z.infer<typeof Login>;

export const CodeRequest = z.strictObject({ email: EmailAddress });
export type CodeRequest = z.infer<typeof CodeRequest>;

/** Names the browser that asked for a code; the code works there alone. */
export const CodeSent = z.object({ attempt: z.string() });
export type CodeSent = z.infer<typeof CodeSent>;

export const CodeLogin = z.strictObject({
  attempt: z.string().min(1).max(100),
  code: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits')),
});
export type CodeLogin = z.infer<typeof CodeLogin>;

export const Renewal = z.strictObject({ refreshToken: z.string().min(1).max(200) });
export type Renewal = z.infer<typeof Renewal>;

/** A password, a code of the app or one for a lost phone, or a code we mailed (`requestCode`). */
export const Confirmation = z.union([
  z.strictObject({ password: PasswordInput }),
  z.strictObject({ appCode: z.string().trim().min(6).max(20) }),
  CodeLogin,
]);
export type Confirmation = z.infer<typeof Confirmation>;

/** The second proof: a code of the app, or one of those kept for the day it is lost. */
export const SecondFactor = z.strictObject({
  step: z.string().min(1).max(100),
  code: z.string().trim().min(6, 'The code has six digits').max(20, 'That is longer than a code'),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Who is now logged in. The tokens themselves travel in the headers of the reply. */
export const LoginResult = z.object({
  /** Null where a code of their app is awaited: then `step` goes with it to `loginBySecondFactor`. */
  user: User.nullable(),
  step: z.string().nullable(),
});
export type LoginResult = z.infer<typeof LoginResult>;

export const Session = z.object({
  sessionId: z.uuid(),
  device: z.string(),
  method: AuthMethod,
  /** The one that asks. */
  current: z.boolean(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;

const Empty = z.object({});

/** What each endpoint takes and gives. */
export const sessionsSchemas = {
  login: { body: Login, result: LoginResult },
  requestCode: { body: CodeRequest, result: CodeSent },
  loginByCode: { body: CodeLogin, result: LoginResult },
  loginBySecondFactor: { body: SecondFactor, result: LoginResult },
  renew: { body: Renewal, result: Empty },
  confirm: { body: Confirmation, result: Empty },
  logout: { result: Empty },
  listSessions: { result: z.array(Session) },
  endSession: { result: Empty },
  endAllSessions: { result: Empty },
};
