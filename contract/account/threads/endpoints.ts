import { endpoint, resource } from '@/contract/endpoint';
import type { threadsSchemas } from './schemas';

export type * from './schemas';

/** What members and staff write to each other. `GET /live` announces changes as server-sent events. */
export const threads = resource<typeof threadsSchemas>('threads')({
  listThreads: endpoint('GET', '/threads', {
    summary: 'Their threads, the latest first; for staff everyone’s',
    access: 'signedIn',
  }),
  getThread: endpoint('GET', '/threads/:threadId', {
    summary: 'One thread with all that was said and who has read it',
    access: 'signedIn',
  }),
  createThread: endpoint('POST', '/threads', {
    summary: 'Begins a thread with us',
    access: 'signedIn',
    idempotent: true,
    audit: 'thread.created',
  }),
  addMessage: endpoint('POST', '/threads/:threadId/messages', {
    summary: 'Says something in it',
    access: 'signedIn',
    idempotent: true,
  }),
  markThreadRead: endpoint('POST', '/threads/:threadId/read', {
    summary: 'Has read all of it',
    access: 'signedIn',
  }),
  muteThread: endpoint('PUT', '/threads/:threadId/mute', {
    summary: 'Turns emails about it on or off',
    access: 'signedIn',
  }),
  closeThread: endpoint('POST', '/threads/:threadId/close', {
    summary: 'Says that nothing is left to do',
    access: 'staff',
    audit: 'thread.closed',
  }),
  createGuestThread: endpoint('POST', '/support-requests', {
    summary: 'Starts a thread for someone without an account, who continues by email',
    access: 'public',
    idempotent: true,
    rate: 'lead',
    audit: 'thread.created',
  }),
  receiveEmail: endpoint('POST', '/inbound-mail', {
    summary: 'Takes a reply to an email from our mail service, and adds it to its thread',
    access: 'public',
  }),
});
