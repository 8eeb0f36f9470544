import * as z from 'zod';
import { Duty, User, UserType } from '@/contract/account/users/schemas';
import { Cents } from '@/contract/amounts/schemas';
import { Picture } from '@/contract/content/media/schemas';
import { HOME_MEMBER_ROLES } from '@/contract/homes/homeMembers/constants';
import { HOME_HISTORY_KINDS } from '@/contract/homes/homes/constants';
import { HomeStatus } from '@/contract/homes/homes/schemas';
import { LeaseStatus } from '@/contract/leasing/leases/schemas';
import { RESIDENCE_PAGES, RESIDENCE_PHASES, RESIDENCE_ROLES } from './residencePhases';

/** A home as its owner knows it, whatever its status. */
export const AccountHome = z.object({
  id: z.uuid(),
  status: HomeStatus,
  streetAddress: z.string(),
  city: z.string(),
  citySlug: z.string(),
  state: z.string(),
  zipcode: z.string(),
  beds: z.int(),
  baths: z.number(),
  sqft: z.int().nullable(),
  rentCents: Cents,
  picture: Picture.nullable(),
  /** Of the person who asks. A helper sees the setup and not the home. */
  role: z.enum(['owner', ...HOME_MEMBER_ROLES]).exclude(['helper']),
});
export type AccountHome = z.infer<typeof AccountHome>;

/** A home the person rents, has rented, or vouches for, and what of it is theirs now. */
export const Residence = z.object({
  leaseId: z.uuid(),
  homeId: z.uuid(),
  status: LeaseStatus,
  role: z.enum(RESIDENCE_ROLES),
  phase: z.enum(RESIDENCE_PHASES),
  /** What they may see of it. */
  pages: z.array(z.enum(RESIDENCE_PAGES)),
  /** What is due today and not paid; null where nothing is. */
  owed: z.object({ cents: Cents, dueOn: z.iso.date(), isLate: z.boolean() }).nullable(),
  /** The day on which the residents leave, where notice was given. */
  leavesOn: z.iso.date().nullable(),
  /** `open` until nothing of the deposit is held after the residents left. */
  deposit: z.enum(['none', 'open', 'closed']),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  picture: Picture.nullable(),
  action: z.object({ label: z.string(), href: z.string() }),
});
export type Residence = z.infer<typeof Residence>;

/** What every page of the account area is drawn with. */
export const Account = z.object({
  user: User,
  roles: z.array(UserType),
  /** Duties of staff; empty for everyone else. */
  duties: z.array(Duty),
  /** The first of them, by address; `GET /account/homes` has the others. */
  homes: z.array(AccountHome),
  hasMoreHomes: z.boolean(),
  residences: z.array(Residence),
  openTodos: z.int(),
  /** Nothing of theirs is with us yet: no home, no lease, and nothing under way. */
  isNewcomer: z.boolean(),
  /** They help with the setup of a home of others, and have no home of their own. */
  isHelper: z.boolean(),
  unreadMessages: z.int(),
});
export type Account = z.infer<typeof Account>;

export const HomeEvent = z.object({
  kind: z.enum(HOME_HISTORY_KINDS),
  at: z.iso.datetime(),
  /** What was repaired, where that is what happened. */
  what: z.string().nullable(),
  fromCents: Cents.nullable(),
  toCents: Cents.nullable(),
});
export type HomeEvent = z.infer<typeof HomeEvent>;

export const OwnedHome = AccountHome.extend({
  events: z.array(HomeEvent),
  /** The member of our team that its owner turns to; null for others, and before the agreement is signed. */
  contactName: z.string().nullable(),
});
export type OwnedHome = z.infer<typeof OwnedHome>;

/** Something the person once asked us. */
export const SubmittedQuestion = z.object({
  id: z.uuid(),
  askedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  topic: z.string().nullable(),
  message: z.string(),
  home: z.object({ id: z.uuid(), streetAddress: z.string(), citySlug: z.string() }).nullable(),
});
export type SubmittedQuestion = z.infer<typeof SubmittedQuestion>;

/** What each endpoint takes and gives. */
export const accountSchemas = {
  getAccount: { result: Account },
  listHomes: {
    /** The last home that was read. */
    query: z.object({ after: z.uuid().optional() }),
    result: z.object({ items: z.array(AccountHome), more: z.boolean() }),
  },
  getOwnedHome: { result: OwnedHome },
  listQuestions: { result: z.array(SubmittedQuestion) },
};
