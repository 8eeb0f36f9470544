import * as z from 'zod';
import { EmailAddress } from '@/contract/format/emailAddress';
import { namesShape, withLastName } from './nameSchema';

export const UserType = z.enum(['homeowner', 'resident', 'editor', 'staff']);
export type UserType = z.infer<typeof UserType>;

/** What a member of the staff works on. */
export const Duty = z.enum(['leasing', 'care', 'money', 'support', 'admin']);
export type Duty = z.infer<typeof Duty>;

export const User = z.object({
  userId: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  type: UserType.default('homeowner'),
  intercomId: z.string().nullable(),
  zipcode: z.string().nullable(),
  country: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** `roles` is all they may act as, `actingAs` what this session acts as now. */
export const Claims = z.object({
  roles: z.array(UserType),
  actingAs: UserType,
  /** Of staff alone. */
  duties: z.array(Duty).optional(),
  /** Of staff and editors before the desk opens: two-step verification is not set up, or not proven in this session. */
  lacksTwoStep: z.enum(['missing', 'unproven']).optional(),
});
export type Claims = z.infer<typeof Claims>;

/** Identity of a person for the messenger of a vendor, which trusts the hash alone. */
export const ChatIdentity = z.object({ userId: z.string(), userHash: z.string(), name: z.string(), email: z.string() });
export type ChatIdentity = z.infer<typeof ChatIdentity>;

/** A password to be: what it must be like is judged by contract/account/users/passwords.ts. */
const NewPassword = z.string().min(1, 'Enter a password').max(512, 'Use 128 characters or fewer.');

/** A request for an account. It opens when the person returns the code that we email. */
export const NewAccount = withLastName(
  z.strictObject({
    ...namesShape,
    email: EmailAddress,
    password: NewPassword,
    type: UserType.exclude(['editor', 'staff']).default('homeowner'),
  }),
);
export type NewAccount = z.infer<typeof NewAccount>;

/** Names the browser that asked; the mailed code works there alone. */
export const Registered = z.object({ attempt: z.string() });
export type Registered = z.infer<typeof Registered>;

export const ForgotPassword = z.strictObject({ email: EmailAddress });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** A new password with the link we mailed. */
export const PasswordReset = z.strictObject({
  token: z.string().min(1, 'Open the link in our email again').max(200),
  password: NewPassword,
});
export type PasswordReset = z.infer<typeof PasswordReset>;

export const PasswordChange = z.strictObject({
  /** Needed by the person who has one. */
  currentPassword: z.string().max(512).optional(),
  password: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The role to act in from now on; a person who rents and lets has both. */
export const RoleSwitch = z.strictObject({ type: z.enum(['homeowner', 'resident']) });
export type RoleSwitch = z.infer<typeof RoleSwitch>;

const Empty = z.object({});

/** What each endpoint takes and gives. */
export const usersSchemas = {
  getUser: { result: User },
  getClaims: { result: Claims },
  getChatIdentity: { result: ChatIdentity },
  switchRole: { body: RoleSwitch, result: Claims },
  register: { body: NewAccount, result: Registered },
  forgotPassword: { body: ForgotPassword, result: Empty },
  /** `step`: the password is new, and a code of their app is awaited. */
  resetPassword: { body: PasswordReset, result: z.object({ step: z.string().nullable() }) },
  setPassword: { body: PasswordChange, result: Empty },
};
