import * as z from 'zod';
import { Picture } from '@/contract/content/media/schemas';
import { Cadence } from './cadence';
import { MAX_COST_CAP_CENTS, OCCURRENCE_STATUSES, PERFORMERS } from './constants';
import { CARE_TYPES } from './plan';

const PhotoBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Please choose a photo',
);
const CareType = z.enum(CARE_TYPES);
const Performer = z.enum(PERFORMERS);
const CostCap = z.int().min(0).max(MAX_COST_CAP_CENTS).nullable();

/** One date of a recurring task, from the day on which it was made. */
export const Occurrence = z.object({
  id: z.uuid(),
  dueOn: z.iso.date(),
  status: z.enum(OCCURRENCE_STATUSES),
  performer: Performer,
  note: z.string(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
  evidence: Picture.nullable(),
});
export type Occurrence = z.infer<typeof Occurrence>;

export const RecurrenceSummary = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  address: z.string(),
  type: CareType,
  performer: Performer,
  cadence: Cadence,
  /** The next date that is not done; null while paused. */
  nextOn: z.iso.date().nullable(),
  paused: z.boolean(),
  /** Earlier than today where the home is, and not done. */
  overdue: z.boolean(),
});
export type RecurrenceSummary = z.infer<typeof RecurrenceSummary>;

export const Recurrence = RecurrenceSummary.extend({
  costCapCents: CostCap,
  startsOn: z.iso.date(),
  today: z.iso.date(),
  /** Dates to come, those that are left out among them. */
  upcoming: z.array(z.object({ on: z.iso.date(), skipped: z.boolean() })),
  /** Made already, the latest first. */
  occurrences: z.array(Occurrence),
  canEdit: z.boolean(),
  /** Whether the caller may say that it is done. */
  canComplete: z.boolean(),
});
export type Recurrence = z.infer<typeof Recurrence>;

/** The plan of every home the caller has, or rents. */
export const CarePlan = z.object({
  homes: z.array(
    z.object({
      homeId: z.uuid(),
      address: z.string(),
      canEdit: z.boolean(),
      /** What could be added to the plan. */
      missing: z.array(CareType),
      planned: z.boolean(),
    }),
  ),
  recurrences: z.array(RecurrenceSummary),
});
export type CarePlan = z.infer<typeof CarePlan>;

export const RecurrenceUpdate = z
  .strictObject({
    cadence: Cadence.optional(),
    performer: Performer.optional(),
    costCapCents: CostCap.optional(),
    paused: z.boolean().optional(),
  })
  .refine((update) => Object.keys(update).length > 0, 'Change at least one thing');
export type RecurrenceUpdate = z.infer<typeof RecurrenceUpdate>;

/** What each endpoint takes and gives. */
export const recurrencesSchemas = {
  listRecurrences: { query: z.strictObject({ as: z.enum(['owner', 'resident']) }), result: CarePlan },
  createPlan: { body: z.strictObject({}), result: z.object({ added: z.int() }) },
  addRecurrence: { body: z.strictObject({ type: CareType }), result: Recurrence },
  getRecurrence: { result: Recurrence },
  updateRecurrence: { body: RecurrenceUpdate, result: Recurrence },
  skipDate: { body: z.strictObject({ on: z.iso.date(), skipped: z.boolean() }), result: Recurrence },
  completeOccurrence: {
    body: z.strictObject({ note: z.string().trim().max(500, 'Use 500 characters or fewer').default('') }),
    result: Recurrence,
  },
  uploadEvidence: { body: PhotoBytes, result: Recurrence },
};
