import * as z from 'zod';
import { Issue } from '@/contract/care/workOrders/schemas';

const Id = z.uuid();
const At = z.iso.datetime();

/** A home that we manage, in any status, without its people. */
export const PartnerHome = z.object({
  id: Id,
  status: z.string(),
  type: z.string(),
  street: z.string(),
  unit: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  beds: z.number(),
  baths: z.number(),
  sqft: z.int().nullable(),
  rentCents: z.int(),
  availableOn: z.iso.date(),
  updatedAt: At,
});
export type PartnerHome = z.infer<typeof PartnerHome>;

/** A lease, without its people. Days are local to the home. */
export const PartnerLease = z.object({
  id: Id,
  homeId: Id,
  status: z.string(),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  /** Rent of the first month, and the deposit, as the lease says. */
  rentCents: z.int(),
  depositCents: z.int(),
  signedAt: At.nullable(),
  endedAt: At.nullable(),
});
export type PartnerLease = z.infer<typeof PartnerLease>;

/** A work order, without its people, prices, and messages. */
export const PartnerWorkOrder = z.object({
  id: Id,
  number: z.int(),
  homeId: Id,
  leaseId: Id.nullable(),
  status: z.string(),
  tier: z.string(),
  area: z.string(),
  title: z.string(),
  createdAt: At,
  doneAt: At.nullable(),
});
export type PartnerWorkOrder = z.infer<typeof PartnerWorkOrder>;

/** `after`: the last id that was read. `next` is null on the last page. */
const Page = z.object({ after: Id.optional() });
const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: Id.nullable() });

export const partnerRecordsSchemas = {
  listPartnerHomes: { query: Page, result: pageOf(PartnerHome) },
  getPartnerHome: { result: PartnerHome },
  listPartnerLeases: { query: Page, result: pageOf(PartnerLease) },
  getPartnerLease: { result: PartnerLease },
  getPartnerWorkOrder: { result: PartnerWorkOrder },
  createPartnerWorkOrder: {
    body: z.strictObject({ issue: Issue.omit({ solved: true }), permissionToEnter: z.boolean() }),
    /** What is open already gets the words of the report: `attached`. */
    result: PartnerWorkOrder.extend({ attached: z.boolean() }),
  },
};
