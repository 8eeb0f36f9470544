import * as z from 'zod';

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

/** What each endpoint takes and gives. */
export const usersSchemas = {
  getUser: { result: User },
  getClaims: { result: Claims },
};
