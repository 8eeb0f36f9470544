import type * as z from 'zod';
import type { Language } from '@/contract/account/profiles/endpoints';
import type { Attachment } from '@/server/providers/mail/mail';

/** A message ready to leave: subject and attachments are for email alone. */
export interface RenderedMessage {
  subject: string;
  body: string;
  /** Of its words; English where it is not said. */
  language?: Language;
  attachments?: Attachment[];
  /** Whom an answer goes to, where it is not our usual address. */
  replyTo?: string;
  /** Where one press ends letters of this kind. */
  unsubscribe?: string;
}

/**
 * A message: the shape of its data, and the words made of them. What it returns takes data of that shape, as JSON keeps
 * them, and throws a ZodError where stored data do not fit.
 */
export const template =
  <Schema extends z.ZodType>(schema: Schema, write: (data: z.output<Schema>) => RenderedMessage) =>
  (data: z.input<Schema>): RenderedMessage =>
    write(schema.parse(data));
