import * as z from 'zod';
import { itemStates } from '@/contract/leasing/moveIns/constants';
import { ConditionRoom } from '@/contract/leasing/moveIns/schemas';
import { MAX_MOVE_OUT_CHANGES } from './constants';
import { depositItems } from './deposit';

const ItemPlace = z.string().regex(/^\d{1,2}\.\d{1,2}$/, 'This item isn’t in the record');
const RoomPlace = z.string().regex(/^\d{1,2}$/, 'This room isn’t in the record');
const Place = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, 'This room isn’t in the record');

const change = <const Field extends string, Entity extends z.ZodType, Value extends z.ZodType>(
  field: Field,
  entityId: Entity,
  value: Value,
) =>
  z.strictObject({
    /** Made on the phone; a change that arrives twice counts once. */
    id: z.uuidv7(),
    /** A room or an item of the record, or a photo, a comment, an answer. */
    entityId,
    field: z.literal(field),
    value,
    /** By the clock of the phone. */
    at: z.iso.datetime(),
  });

export const MoveOutChange = z.discriminatedUnion('field', [
  change('item.state', ItemPlace, z.enum(itemStates)),
  change('item.note', ItemPlace, z.string().trim().max(500)),
  change('item.kind', ItemPlace, z.enum(depositItems)),
  change('item.ageMonths', ItemPlace, z.int().min(0).max(1_200)),
  change('room.note', RoomPlace, z.string().trim().max(1_000)),
  change('photo.place', z.uuidv7(), Place),
  change('photo.removed', z.uuidv7(), z.boolean()),
  change('comment.place', z.uuidv7(), Place),
  change('comment.text', z.uuidv7(), z.string().trim().max(1_000)),
  change('comment.removed', z.uuidv7(), z.boolean()),
  change('visit.attends', z.uuidv7(), z.boolean()),
]);
export type MoveOutChange = z.infer<typeof MoveOutChange>;

const StoredMoveOutChange = z.object({
  id: z.uuid(),
  entityId: z.string(),
  field: z.string(),
  value: z.union([z.string(), z.boolean(), z.number()]),
  at: z.iso.datetime(),
  author: z.object({ name: z.string(), side: z.enum(['owner', 'resident']), mine: z.boolean() }),
});

const InspectionState = {
  /** `open`: both sides write. `finished`: the residents have been asked for their comments. `closed`: the statement is out. */
  status: z.enum(['open', 'finished', 'closed']),
  changes: z.array(StoredMoveOutChange),
  /** Each photo is a document that both sides may open. */
  photos: z.array(z.object({ id: z.uuid(), documentId: z.uuid() })),
  /** What to ask from next time, so that only news comes. */
  cursor: z.int(),
};

/** The home, room by room, beside what everyone signed on the first day. */
export const MoveOutInspection = z.object({
  ...InspectionState,
  leaseId: z.uuid(),
  homeId: z.uuid(),
  address: z.string(),
  timeZone: z.string(),
  side: z.enum(['owner', 'resident', 'staff']),
  residents: z.array(z.string()),
  startsAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Of the signed move-in record; where there is none, the usual rooms, and nothing to compare with. */
  rooms: z.array(ConditionRoom),
  hasRecord: z.boolean(),
});
export type MoveOutInspection = z.infer<typeof MoveOutInspection>;

const PhotoBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Please choose a photo',
);

export const moveOutInspectionSchemas = {
  getMoveOutInspection: { result: MoveOutInspection },
  scheduleMoveOutInspection: {
    body: z.strictObject({ startsAt: z.iso.datetime('Choose a day and time') }),
    result: MoveOutInspection,
  },
  syncMoveOutInspection: {
    body: z.strictObject({
      changes: z.array(MoveOutChange).max(MAX_MOVE_OUT_CHANGES),
      /** Of the last answer; 0 asks for everything. */
      cursor: z.int().min(0),
    }),
    result: z.object(InspectionState),
  },
  uploadMoveOutPhoto: { body: PhotoBytes, result: z.object({ id: z.uuid(), documentId: z.uuid() }) },
  finishMoveOutInspection: { body: z.strictObject({}), result: MoveOutInspection },
};
