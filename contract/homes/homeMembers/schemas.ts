import * as z from 'zod';
import { nameSchema } from '@/contract/account/users/nameSchema';
import { EmailAddress } from '@/contract/format/emailAddress';
import { SETUP_GROUPS } from '@/contract/onboarding/homeSetup/constants';
import { HOME_MEMBER_ROLES } from './constants';

const Role = z.enum(HOME_MEMBER_ROLES);
const Group = z.enum(SETUP_GROUPS);
const Name = nameSchema(80, 'Enter a name');

export const HomeMember = z.object({
  id: z.uuid(),
  role: Role,
  /** The group of the setup that a helper was given. */
  setupGroup: Group.nullable(),
  name: z.string(),
  email: z.string(),
  joinedAt: z.iso.datetime().nullable(),
  /** Whether the person who asks may change the role, or remove them. */
  canChange: z.boolean(),
  canRemove: z.boolean(),
  isYou: z.boolean(),
});
export type HomeMember = z.infer<typeof HomeMember>;

/** Everyone around a home, as far as the person who asks may know. */
export const HomePeople = z.object({
  owner: z.object({ name: z.string() }).nullable(),
  members: z.array(HomeMember),
  /** The roles that the person who asks may invite. */
  canInvite: z.array(Role),
});
export type HomePeople = z.infer<typeof HomePeople>;

/** A helper needs a group; other roles have none. */
const fitsRole = ({ role, setupGroup }: { role: string; setupGroup?: string | undefined }) =>
  (role === 'helper') === (setupGroup !== undefined);
/** Only the taxpayer can certify their tax form, under penalty of perjury. */
const isForHelpers = ({ setupGroup }: { setupGroup?: string | undefined }) => setupGroup !== 'w9';
const W9_PROBLEM = { path: ['setupGroup'], message: 'Only the owner can fill out the W-9' };
const GROUP_PROBLEM = { path: ['setupGroup'], message: 'Choose the part of the setup that a helper does' };

const Invitation = z
  .strictObject({ role: Role, name: Name, email: EmailAddress, setupGroup: Group.optional() })
  .refine(fitsRole, GROUP_PROBLEM)
  .refine(isForHelpers, W9_PROBLEM);
const RoleChange = z
  .strictObject({ role: Role, setupGroup: Group.optional() })
  .refine(fitsRole, GROUP_PROBLEM)
  .refine(isForHelpers, W9_PROBLEM);
const Token = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete') });

export const HomeInvitation = z.object({
  homeId: z.uuid(),
  role: Role,
  setupGroup: Group.nullable(),
  /** As the owner wrote it, and where the link was sent: an account is opened with both. */
  name: z.string(),
  email: z.string(),
  from: z.string(),
  address: z.string(),
});
export type HomeInvitation = z.infer<typeof HomeInvitation>;

/** What each endpoint takes and gives. */
export const homeMembersSchemas = {
  listHomeMembers: { result: HomePeople },
  inviteHomeMember: { body: Invitation, result: z.object({}) },
  resendHomeInvitation: { body: z.strictObject({}), result: z.object({}) },
  changeHomeMember: { body: RoleChange, result: z.object({}) },
  removeHomeMember: { result: z.object({}) },
  openHomeInvitation: { body: Token, result: HomeInvitation },
  acceptHomeInvitation: {
    body: Token,
    result: z.object({ homeId: z.uuid(), role: Role, setupGroup: Group.nullable() }),
  },
};
