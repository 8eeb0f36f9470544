import * as z from 'zod';
import { Todo } from '@/contract/account/todos/schemas';
import { Duty, UserType } from '@/contract/account/users/schemas';
import { HomeStatus } from '@/contract/homes/homes/schemas';
import {
  behalfActionIds,
  MAX_HAND_OVER_NOTE,
  MAX_NOTE,
  MAX_TASK_TITLE,
  MAX_WAITING_FOR,
  QUEUE_PAGE_SIZE,
  queueGroups,
} from './constants';

const Id = z.uuid();
const Instant = z.iso.datetime();

export const StaffMember = z.object({ id: Id, name: z.string() });

/** Things of one kind that wait for the same. */
export const Queue = z.object({
  id: z.string(),
  group: z.enum(queueGroups),
  title: z.string(),
  waitsFor: z.string(),
  count: z.int(),
  /** There are more than `count`. */
  hasMore: z.boolean(),
  oldestSince: Instant.nullable(),
  /** Whether an item stays until staff mark it done. */
  canResolve: z.boolean(),
  /** Anyone who has one of these works on it. */
  duties: z.array(Duty),
});
export type Queue = z.infer<typeof Queue>;

export const QueueItem = z.object({
  /** Of a record, or a hash of what is none: it then has no version of a UUID. */
  id: z.guid(),
  title: z.string(),
  detail: z.string(),
  since: Instant,
  dueAt: Instant.nullable(),
  /** All that run, the next one first; empty where `dueAt` says it all. */
  deadlines: z.array(z.object({ label: z.string(), at: Instant })),
  /** What its deadlines are shown in: the home's; null where it is about no home. */
  timeZone: z.string().nullable(),
  /** Where the work is done: a page of ours, or an email address. */
  href: z.string(),
  assignee: StaffMember.nullable(),
  /** Day at our office by which staff want to be done with it. */
  dueOn: z.iso.date().nullable(),
  /** Day at our office on which it is back in its queue. */
  snoozedUntil: z.iso.date().nullable(),
  waitingFor: z.string().nullable(),
  /** Of the home it is about. */
  regionId: z.int().nullable(),
});
export type QueueItem = z.infer<typeof QueueItem>;

/** A person who can take an item. */
export const Assignee = StaffMember.extend({
  duties: z.array(Duty),
  /** Regions in which the person works. */
  regionIds: z.array(z.int()),
  /** Items of every queue that the person has and that still wait. */
  openItems: z.int(),
  /** Has a day off today. */
  isAway: z.boolean(),
});
export type Assignee = z.infer<typeof Assignee>;

export const NewAssignmentRule = z.strictObject({
  /** A person needs one of these duties to get items. */
  duties: z.array(Duty).min(1, 'Choose a duty').max(Duty.options.length),
  /** Only people who work in the region of the item get it; without one it stays unassigned. */
  inRegion: z.boolean(),
  /** A person with so many open items gets no more. */
  maxOpen: z.int().min(1, 'Enter 1 or more').max(500, 'Enter 500 or less').nullable(),
});
export type NewAssignmentRule = z.infer<typeof NewAssignmentRule>;

/** New items of a queue go to the person with the fewest open items who is there, people of the region first. */
export const AssignmentRule = NewAssignmentRule.extend({ updatedAt: Instant });
export type AssignmentRule = z.infer<typeof AssignmentRule>;

export const QueuePage = z.object({
  items: z.array(QueueItem),
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
  /** Who can take an item: those who are there first, then those with the fewest open items. */
  assignees: z.array(Assignee),
  /** Names of the regions in which they work. */
  regions: z.array(z.object({ id: z.int(), name: z.string() })),
  /** How its new items are assigned; null where people do it. */
  rule: AssignmentRule.nullable(),
});
export type QueuePage = z.infer<typeof QueuePage>;

/** Which items: those of the reader, or those without an assignee. */
const AssigneeFilter = z.enum(['me', 'none']);

/** A queue as one of our team wants to see it, with how many items it has. */
export const DeskView = Queue.pick({ count: true, hasMore: true, oldestSince: true }).extend({
  id: Id,
  name: z.string(),
  queueId: z.string(),
  assignee: AssigneeFilter.nullable(),
  overdue: z.boolean(),
});
export type DeskView = z.infer<typeof DeskView>;

/** Words to start a message from. */
export const CannedReply = z.object({ id: Id, title: z.string(), body: z.string(), updatedAt: Instant });
export type CannedReply = z.infer<typeof CannedReply>;

export const DeskNote = z.object({
  id: Id,
  kind: z.enum(['note', 'reminder', 'action']),
  author: z.string(),
  body: z.string(),
  at: Instant,
});
export type DeskNote = z.infer<typeof DeskNote>;

/** One line of what a person who answers the phone reads first. */
export const DeskFact = z.object({
  label: z.string(),
  value: z.string(),
  href: z.string().optional(),
  isUrgent: z.boolean().optional(),
});
export type DeskFact = z.infer<typeof DeskFact>;

/** A person to call about a home. */
export const DeskContact = StaffMember.extend({
  part: z.enum(['Homeowner', 'Resident']),
  email: z.string(),
  phone: z.string().nullable(),
});
export type DeskContact = z.infer<typeof DeskContact>;

const DeskDocument = z.object({ id: Id, name: z.string(), category: z.string(), at: Instant });
const DeskApplication = z.object({
  id: Id,
  homeId: Id,
  address: z.string(),
  status: z.string(),
  since: Instant,
});
const DeskLease = z.object({ id: Id, homeId: Id, address: z.string(), status: z.string(), startOn: z.iso.date() });
const DeskAppointment = z.object({ id: Id, title: z.string(), startsAt: Instant, timeZone: z.string() });

export const DeskPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  type: UserType,
  createdAt: Instant,
  homes: z.array(z.object({ id: Id, address: z.string(), status: HomeStatus })),
  /** Homes they live in, and the first ones they own, each with what its page begins with. */
  places: z.array(z.object({ id: Id, address: z.string(), facts: z.array(DeskFact) })),
  applications: z.array(DeskApplication),
  leases: z.array(DeskLease),
  /** To come. */
  appointments: z.array(DeskAppointment),
  documents: z.array(DeskDocument),
  /** What the reader may do for them now; `subjects` are what it can be about, null where it is about the person. */
  acts: z.array(
    z.object({
      action: z.enum(behalfActionIds),
      subjects: z.array(z.object({ id: Id, label: z.string() })).nullable(),
    }),
  ),
  /** What we wait for from them. */
  steps: z.array(Todo),
  notes: z.array(DeskNote),
  /** Of a homeowner: whom they turn to. */
  contact: StaffMember.nullable(),
  /** Who could take over; empty for a person who is no homeowner. */
  team: z.array(StaffMember),
});
export type DeskPerson = z.infer<typeof DeskPerson>;

export const DeskHome = z.object({
  id: Id,
  address: z.string(),
  city: z.string(),
  timeZone: z.string(),
  status: HomeStatus,
  statusSince: Instant,
  waitsFor: z.string(),
  /** As far as the reader's duties go. */
  facts: z.array(DeskFact),
  /** Its owner and the people who live there. */
  contacts: z.array(DeskContact),
  owner: StaffMember.nullable(),
  /** Who shows it; null while it has no host. */
  host: StaffMember.nullable(),
  /** Hosts who work in its region. */
  hosts: z.array(StaffMember),
  /** What its owner has to do about it. */
  steps: z.array(Todo),
  residents: z.array(StaffMember),
  applications: z.array(DeskApplication),
  leases: z.array(DeskLease),
  appointments: z.array(DeskAppointment),
  documents: z.array(DeskDocument),
  notes: z.array(DeskNote),
});
export type DeskHome = z.infer<typeof DeskHome>;

export const SearchResults = z.object({
  people: z.array(z.object({ id: Id, name: z.string(), email: z.string(), type: UserType })),
  homes: z.array(z.object({ id: Id, address: z.string(), city: z.string(), status: HomeStatus })),
  documents: z.array(z.object({ id: Id, name: z.string(), ownerId: Id, owner: z.string() })),
  /** The one with this number. */
  repairs: z.array(z.object({ id: Id, reference: z.string(), title: z.string(), address: z.string() })),
  /** Any part of anything, also misspelled, as far as the reader's duties go, without what stands above. */
  matches: z.array(
    z.object({
      kind: z.enum(['person', 'home', 'lease', 'repair', 'pro', 'invoice', 'lead', 'thread', 'payment']),
      id: Id,
      label: z.string(),
      aside: z.string().nullable(),
      href: z.string(),
    }),
  ),
});
export type SearchResults = z.infer<typeof SearchResults>;

const ItemIds = z.array(z.guid()).min(1, 'Choose an item').max(QUEUE_PAGE_SIZE);

/** What changes: null takes a part away, and a part that is not named stays. Days are days at our office. */
export const ItemPlan = z.strictObject({
  dueOn: z.iso.date().nullable().optional(),
  snoozedUntil: z.iso.date().nullable().optional(),
  waitingFor: z
    .string()
    .trim()
    .min(1, 'Say what you wait for')
    .max(MAX_WAITING_FOR, `Use ${MAX_WAITING_FOR} characters or fewer`)
    .nullable()
    .optional(),
});
export type ItemPlan = z.output<typeof ItemPlan>;

export const NewTask = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, 'Say what has to be done')
    .max(MAX_TASK_TITLE, `Use ${MAX_TASK_TITLE} characters or fewer`),
  /** Day at our office. */
  dueOn: z.iso.date().nullable().default(null),
  /** Who does it; the caller where this is null. */
  assigneeId: Id.nullable().default(null),
  /** What it is about. */
  personId: Id.nullable().default(null),
  homeId: Id.nullable().default(null),
});
export type NewTask = z.output<typeof NewTask>;

/** A note, and the names of the colleagues who get it by email because it names them. */
export const AddedNote = DeskNote.extend({ notified: z.array(z.string()) });
export type AddedNote = z.infer<typeof AddedNote>;

const NewNote = z.strictObject({ body: z.string().trim().min(1, 'Write a note').max(MAX_NOTE) });

export const BehalfRequest = z.strictObject({
  action: z.enum(behalfActionIds),
  /** The tour or application it is about. */
  subjectId: Id.nullable().default(null),
  reason: z.string().trim().min(10, 'Say who asked for it, and how').max(500),
});
export type BehalfRequest = z.output<typeof BehalfRequest>;

/** What each endpoint takes and gives. */
export const deskSchemas = {
  listQueues: { result: z.array(Queue) },
  getQueue: {
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        .optional(),
      assignee: AssigneeFilter.optional(),
      overdue: z.literal('yes').optional(),
      /** Those that come back on a later day, instead of those that wait now. */
      snoozed: z.literal('yes').optional(),
    }),
    result: QueuePage,
  },
  assignItems: {
    body: z.strictObject({ itemIds: ItemIds, assigneeId: Id.nullable() }),
    result: z.object({ assigned: z.int() }),
  },
  planItems: { body: ItemPlan.extend({ itemIds: ItemIds }), result: z.object({ planned: z.int() }) },
  resolveItems: { body: z.strictObject({ itemIds: ItemIds }), result: z.object({ resolved: z.int() }) },
  saveAssignmentRule: {
    body: z.strictObject({ rule: NewAssignmentRule.nullable() }),
    result: z.object({ rule: AssignmentRule.nullable() }),
  },
  addTask: { body: NewTask, result: z.object({ id: Id }) },
  listViews: { result: z.array(DeskView) },
  saveView: {
    body: z.strictObject({
      name: z.string().trim().min(1, 'Name your view').max(60, 'Use 60 characters or fewer'),
      queueId: z.string().max(60),
      assignee: AssigneeFilter.nullable().default(null),
      overdue: z.boolean().default(false),
    }),
    result: DeskView,
  },
  removeView: { result: z.object({}) },
  listReplies: { result: z.array(CannedReply) },
  saveReply: {
    body: z.strictObject({
      title: z.string().trim().min(1, 'Enter a title').max(80, 'Use 80 characters or fewer'),
      body: z.string().trim().min(1, 'Write the reply').max(4_000, 'Use 4,000 characters or fewer'),
    }),
    result: CannedReply,
  },
  removeReply: { result: z.object({}) },
  assignItem: { body: z.strictObject({ assigneeId: Id.nullable() }), result: QueueItem },
  resolveItem: { result: z.object({}) },
  searchDesk: { query: z.object({ q: z.string().max(100).default('') }), result: SearchResults },
  getDeskPerson: { result: DeskPerson },
  getDeskHome: { result: DeskHome },
  addPersonNote: { body: NewNote, result: AddedNote },
  addHomeNote: { body: NewNote, result: AddedNote },
  changeHost: { body: z.strictObject({ hostId: Id }), result: DeskHome },
  handOver: {
    body: z.strictObject({
      contactId: Id,
      /** What the new contact has to know; only our team reads it. */
      note: z.string().trim().min(1, 'Say what the new contact has to know').max(MAX_HAND_OVER_NOTE),
    }),
    result: DeskPerson,
  },
  remindPerson: { result: DeskNote },
  actForPerson: { body: BehalfRequest, result: DeskNote },
};
