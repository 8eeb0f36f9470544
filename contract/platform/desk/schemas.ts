import * as z from 'zod';
import { Todo } from '@/contract/account/todos/schemas';
import { UserType } from '@/contract/account/users/schemas';
import { HomeStatus } from '@/contract/homes/homes/schemas';
import { behalfActionIds, MAX_HAND_OVER_NOTE, MAX_NOTE, QUEUE_PAGE_SIZE, queueGroups } from './constants';

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
  /** Whether an item stays until somebody marks it done. */
  canResolve: z.boolean(),
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
});
export type QueueItem = z.infer<typeof QueueItem>;

export const QueuePage = z.object({
  items: z.array(QueueItem),
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
  /** Who can take an item. */
  assignees: z.array(StaffMember),
});
export type QueuePage = z.infer<typeof QueuePage>;

/** Whose items: the reader’s own, or those that nobody has. */
const Assignee = z.enum(['me', 'none']);

/** A queue as one of our team wants to see it, with how many items it has. */
export const DeskView = Queue.pick({ count: true, hasMore: true, oldestSince: true }).extend({
  id: Id,
  name: z.string(),
  queueId: z.string(),
  assignee: Assignee.nullable(),
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
  /** Who could take over; nobody for one who is no homeowner. */
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
      assignee: Assignee.optional(),
      overdue: z.literal('yes').optional(),
    }),
    result: QueuePage,
  },
  assignItems: {
    body: z.strictObject({
      itemIds: z.array(Id).min(1, 'Choose an item').max(QUEUE_PAGE_SIZE),
      assigneeId: Id.nullable(),
    }),
    result: z.object({ assigned: z.int() }),
  },
  listViews: { result: z.array(DeskView) },
  saveView: {
    body: z.strictObject({
      name: z.string().trim().min(1, 'Name your view').max(60, 'Use 60 characters or fewer'),
      queueId: z.string().max(60),
      assignee: Assignee.nullable().default(null),
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
  addPersonNote: { body: NewNote, result: DeskNote },
  addHomeNote: { body: NewNote, result: DeskNote },
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
