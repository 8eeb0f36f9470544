import * as z from 'zod';
import { Picture } from '@/contract/content/media/schemas';
import { Slots } from '@/contract/leasing/appointments/schemas';
import { INSPECTION_REASONS, inspectionLifecycle, MAX_CHANGES_PER_SYNC } from './constants';
import { ROOM_TYPES, SEVERITIES, STANDARDS, type StandardId } from './standards';

const Id = z.uuid();
const STANDARD_IDS = STANDARDS.map(({ id }) => id) as [StandardId, ...StandardId[]];

/** One field of one room, finding, or photo, as it was written on a phone. */
const change = <const Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({
    /** Made on the phone; a change that arrives twice counts once. */
    id: z.uuidv7(),
    /** Of the room, finding, or photo. */
    entityId: Id,
    field: z.literal(field),
    value,
    /** By the clock of the phone. */
    at: z.iso.datetime(),
  });

export const InspectionChange = z.discriminatedUnion('field', [
  change('room.name', z.string().trim().min(1).max(60)),
  change('room.type', z.enum(ROOM_TYPES)),
  change('room.removed', z.boolean()),
  change('finding.roomId', Id),
  change('finding.standardId', z.enum(STANDARD_IDS)),
  change('finding.severity', z.enum(SEVERITIES)),
  change('finding.note', z.string().trim().max(1_000)),
  change('finding.measurement', z.string().trim().max(80)),
  change('finding.serialPlate', z.string().trim().max(80)),
  change('finding.fixed', z.boolean()),
  change('finding.removed', z.boolean()),
  change('photo.findingId', Id),
  change('photo.removed', z.boolean()),
]);
export type InspectionChange = z.infer<typeof InspectionChange>;

/** A change as our server stored it. */
const StoredChange = z.object({
  id: Id,
  entityId: Id,
  field: z.string(),
  value: z.union([z.string(), z.boolean(), z.number()]),
  at: z.iso.datetime(),
});

export const InspectionPhoto = z.object({ id: Id, picture: Picture });
export type InspectionPhoto = z.infer<typeof InspectionPhoto>;

const InspectionHome = z.object({
  id: Id,
  address: z.string(),
  ownerName: z.string().nullable(),
  timeZone: z.string(),
  /** Two letters: the law of the home. */
  state: z.string(),
});

const HomeToInspect = InspectionHome.extend({ reason: z.enum(INSPECTION_REASONS) });
export type HomeToInspect = z.infer<typeof HomeToInspect>;

const InspectionSummary = z.object({
  id: Id,
  status: z.enum(inspectionLifecycle.states),
  startsAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  inspectorName: z.string().nullable(),
  home: InspectionHome,
});
export type InspectionSummary = z.infer<typeof InspectionSummary>;

const HomeInspection = z.object({
  /** Whether the owner or staff may choose a time. */
  canBook: z.boolean(),
  booked: z
    .object({
      status: z.enum(inspectionLifecycle.states),
      startsAt: z.iso.datetime(),
      timeZone: z.string(),
      inspectorName: z.string().nullable(),
      /** Of the appointment: its page moves and cancels it. */
      appointmentKey: z.string().nullable(),
    })
    .nullable(),
});
export type HomeInspection = z.infer<typeof HomeInspection>;

const Inspection = InspectionSummary.extend({
  changes: z.array(StoredChange),
  photos: z.array(InspectionPhoto),
  /** What to ask from next time, so that only news comes. */
  cursor: z.int(),
});
export type Inspection = z.infer<typeof Inspection>;

const SyncResult = z.object({
  status: z.enum(inspectionLifecycle.states),
  /** Everything stored after the cursor, of both phones. */
  changes: z.array(StoredChange),
  photos: z.array(InspectionPhoto),
  cursor: z.int(),
});
export type SyncResult = z.infer<typeof SyncResult>;

const PhotoBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Please choose a photo',
);

export const inspectionsSchemas = {
  listInspections: {
    result: z.object({
      /** Homes that wait for an inspection. */
      homes: z.array(HomeToInspect),
      inspections: z.array(InspectionSummary),
    }),
  },
  getHomeInspection: { result: HomeInspection },
  listInspectionSlots: { result: Slots },
  bookInspection: {
    body: z.strictObject({ startsAt: z.iso.datetime('Choose a time') }),
    result: InspectionSummary,
  },
  getInspection: { result: Inspection },
  syncInspection: {
    body: z.strictObject({
      changes: z.array(InspectionChange).max(MAX_CHANGES_PER_SYNC),
      /** Of the last answer; 0 asks for everything. */
      cursor: z.int().min(0),
    }),
    result: SyncResult,
  },
  uploadInspectionPhoto: { body: PhotoBytes, result: InspectionPhoto },
  submitInspection: { body: z.strictObject({}), result: InspectionSummary },
  startReinspection: { body: z.strictObject({}), result: InspectionSummary },
  cancelInspection: { body: z.strictObject({}), result: InspectionSummary },
};
