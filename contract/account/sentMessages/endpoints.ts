import { endpoint, resource } from '@/contract/endpoint';
import type { sentMessagesSchemas } from './schemas';

export type * from './schemas';

/** Not part of the API: it stands beside it in development and in the test build, and is missing from production. */
export const sentMessages = resource<typeof sentMessagesSchemas>('sentMessages')({
  listSentMessages: endpoint('GET', '/dev/outbox', {
    summary: 'The newest letters and texts, as they left',
    access: 'public',
  }),
  listEmailPreviews: endpoint('GET', '/dev/emails', {
    summary: 'Every email with made-up data, in each of its languages',
    access: 'public',
  }),
});
