import * as z from 'zod';

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

export const sentMessagesSchemas = {
  listSentMessages: { result: z.array(SentMessage) },
};
