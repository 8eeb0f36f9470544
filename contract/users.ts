import * as z from 'zod';
import { endpoint, resource } from './endpoint';

export const UserType = z.enum(['homeowner', 'resident', 'staff']);
export type UserType = z.infer<typeof UserType>;

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

export const Claims = z.object({ roles: z.array(UserType) });
export type Claims = z.infer<typeof Claims>;

/** The person behind the session. */
export const users = resource('users', {
  getUser: endpoint('GET', '/users', { summary: 'Who is signed in', access: 'signedIn', result: User }),
  getClaims: endpoint('GET', '/users/claims', {
    summary: 'What the signed-in person may act as',
    access: 'signedIn',
    result: Claims,
  }),
});
