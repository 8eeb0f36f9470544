import * as z from 'zod';
import { Language } from '@/contract/account/profiles/schemas';

/** A letter or text we have sent or are about to: for those who build the site. */
export const SentMessage = z.object({
  id: z.uuid(),
  channel: z.enum(['email', 'sms', 'push']),
  recipient: z.string(),
  template: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  subject: z.string(),
  body: z.string(),
  /** The letter as mail programs draw it. */
  html: z.string().nullable(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })),
  problem: z.string().nullable(),
  at: z.iso.datetime(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** An email as it would read. */
export const EmailPreview = z.object({
  template: z.string(),
  language: Language,
  subject: z.string(),
  html: z.string(),
});
export type EmailPreview = z.infer<typeof EmailPreview>;

export const sentMessagesSchemas = {
  listEmailPreviews: { result: z.array(EmailPreview) },
  listSentMessages: { result: z.array(SentMessage) },
};
