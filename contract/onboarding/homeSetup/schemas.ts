import * as z from 'zod';
import { HomeStatus } from '@/contract/homes/homes/schemas';
import { FlowRun } from '@/contract/platform/flows/schemas';
import { ACCESS_CODES, type AccessCodeKind, SETUP_GROUPS } from './constants';

const Group = z.enum(SETUP_GROUPS);

export const SetupGroupState = z.object({
  group: Group,
  status: z.enum(['open', 'started', 'done']),
  /** Screens that are answered, of those that these answers ask. */
  done: z.int(),
  of: z.int(),
  /** Who was asked to do it instead. */
  helper: z.object({ name: z.string(), joined: z.boolean() }).nullable(),
});
export type SetupGroupState = z.infer<typeof SetupGroupState>;

/** What the owner of a home plans with it, which a lease should not run past. */
export const OwnerPlans = z.object({ kind: z.enum(['sell', 'move']), on: z.iso.date().nullable() });
export type OwnerPlans = z.infer<typeof OwnerPlans>;

/** One unit of a property with several. */
export const SetupUnit = z.object({ homeId: z.uuid(), label: z.string(), status: HomeStatus });
export type SetupUnit = z.infer<typeof SetupUnit>;

export const HomeSetup = z.object({
  homeId: z.uuid(),
  /** The home with the id that stands for the property: the first unit, or the home itself where it stands alone. */
  propertyId: z.uuid(),
  address: z.string(),
  status: HomeStatus,
  /** A helper sees their own groups alone. */
  groups: z.array(SetupGroupState),
  /** Units of the property that the caller has to do with; empty for a home that stands alone. */
  units: z.array(SetupUnit),
  canFinish: z.boolean(),
  canInvite: z.boolean(),
});
export type HomeSetup = z.infer<typeof HomeSetup>;

export const AccessCode = z.object({
  kind: z.enum(Object.keys(ACCESS_CODES) as [AccessCodeKind, ...AccessCodeKind[]]),
  updatedAt: z.iso.datetime(),
  canRead: z.boolean(),
  /** Who has read it, the latest first. */
  readings: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
});
export type AccessCode = z.infer<typeof AccessCode>;

/** The owners' facts about the home, for its page. */
export const HomeProfile = z.object({
  homeId: z.uuid(),
  /** Groups that have answers, each with its questions in words. */
  sections: z.array(
    z.object({
      group: Group,
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
  ),
  appliances: z.array(
    z.object({
      label: z.string(),
      model: z.string().nullable(),
      yearInstalled: z.int().nullable(),
      warrantyUntil: z.iso.date().nullable(),
      underWarranty: z.boolean(),
    }),
  ),
});
export type HomeProfile = z.infer<typeof HomeProfile>;

/** What each endpoint takes and gives. */
export const homeSetupSchemas = {
  getSetup: { result: HomeSetup },
  openGroup: { result: FlowRun },
  finishSetup: { body: z.strictObject({}), result: z.object({ status: HomeStatus }) },
  getHomeProfile: { result: HomeProfile },
  listAccessCodes: { result: z.array(AccessCode) },
  setAccessCode: { body: z.strictObject({ code: z.string().trim().min(1).max(60) }), result: z.object({}) },
  readAccessCode: { body: z.strictObject({}), result: z.object({ value: z.string() }) },
};
