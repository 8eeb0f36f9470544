import * as z from 'zod';
import { Document } from '@/contract/account/documents/schemas';
import { Topic } from '@/contract/account/leads/schemas';
import { namesShape, withLastName } from '@/contract/account/users/nameSchema';
import { EmailAddress } from '@/contract/format/emailAddress';
import { threadLifecycle } from './constants';

export const ThreadStatus = z.enum(threadLifecycle.states);
export type ThreadStatus = z.infer<typeof ThreadStatus>;

/** A reader of the thread. Staff go by their first name. */
export const Participant = z.object({
  userId: z.uuid(),
  name: z.string(),
  staff: z.boolean(),
  mediaId: z.string().nullable(),
  /** Everything up to here is read. */
  lastReadAt: z.iso.datetime(),
});
export type Participant = z.infer<typeof Participant>;

const ThreadHome = z.object({ id: z.uuid(), streetAddress: z.string() }).nullable();

export const ThreadCard = z.object({
  id: z.uuid(),
  subject: z.string(),
  topic: Topic,
  status: ThreadStatus,
  home: ThreadHome,
  /** Who began it; for staff. */
  from: z.string(),
  lastMessageAt: z.iso.datetime(),
  excerpt: z.string(),
  unread: z.int(),
  muted: z.boolean(),
});
export type ThreadCard = z.infer<typeof ThreadCard>;

export const Message = z.object({
  id: z.uuid(),
  authorId: z.uuid().nullable(),
  authorName: z.string(),
  fromStaff: z.boolean(),
  body: z.string(),
  via: z.enum(['site', 'mail']),
  createdAt: z.iso.datetime(),
  attachments: z.array(Document),
});
export type Message = z.infer<typeof Message>;

export const Thread = ThreadCard.extend({ participants: z.array(Participant), messages: z.array(Message) });
export type Thread = z.infer<typeof Thread>;

const MessageBody = z
  .string()
  .trim()
  .min(1, 'Please write something first')
  .max(8_000, 'Please use at most 8,000 characters');
const AttachmentIds = z.array(z.uuid()).max(10, 'Please attach at most ten files').default([]);

export const NewMessage = z.strictObject({ body: MessageBody, attachments: AttachmentIds });
export type NewMessage = z.infer<typeof NewMessage>;

export const NewThread = z.strictObject({
  subject: z.string().trim().min(1, 'Please say in a few words what it is about').max(120, 'Please use fewer words'),
  topic: Topic.default('other'),
  /** A home it is about: one of theirs, or one that anybody can see. */
  homeId: z.uuid().optional(),
  body: MessageBody,
  attachments: AttachmentIds,
});
export type NewThread = z.infer<typeof NewThread>;

/** A message of a visitor without an account; attachments need an account. */
export const GuestThread = z.strictObject({
  contact: withLastName(z.strictObject({ ...namesShape, email: EmailAddress })),
  subject: NewThread.shape.subject,
  topic: Topic.default('other'),
  body: MessageBody,
});
export type GuestThread = z.infer<typeof GuestThread>;

export const ThreadQuery = z.object({
  search: z.string().trim().max(100).optional(),
  /** For staff: those that wait for us. */
  status: ThreadStatus.optional(),
  /** `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{16}_[\da-f-]{36}$/, 'This page is not there')
    .optional(),
});

export const ThreadPage = z.object({
  items: z.array(ThreadCard),
  /** What to ask for the next page with; null on the last one. */
  next: z.string().nullable(),
});
export type ThreadPage = z.infer<typeof ThreadPage>;

/** A letter as our mail service hands it over. */
export const InboundEmail = z.strictObject({
  messageId: z.string().min(1).max(500),
  from: z.string().min(3).max(320),
  to: z.string().min(3).max(2_000),
  text: z.string().max(100_000),
  /** A vacation reply, a receipt, a failed delivery, or list mail: no one wrote it. */
  automatic: z.boolean().default(false),
  /** Of a failed delivery: its parts for programs, and the headers of the letter that comes back. */
  returned: z.string().max(100_000).optional(),
  /** The calendar file (.ics) that came with it. */
  calendar: z.string().max(100_000).optional(),
});
export type InboundEmail = z.infer<typeof InboundEmail>;

const Empty = z.object({});

/** What each endpoint takes and gives. */
export const threadsSchemas = {
  listThreads: { query: ThreadQuery, result: ThreadPage },
  getThread: { result: Thread },
  createThread: { body: NewThread, result: Thread },
  addMessage: { body: NewMessage, result: Thread },
  markThreadRead: { result: Empty },
  muteThread: { body: z.strictObject({ muted: z.boolean() }), result: Empty },
  closeThread: { result: Thread },
  createGuestThread: { body: GuestThread, result: z.object({ answerBy: z.iso.datetime() }) },
  receiveEmail: { body: InboundEmail, result: Empty },
};
