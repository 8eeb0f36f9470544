import { threadLifecycle } from '@/contract/account/threads/constants';
import { threads } from '@/contract/account/threads/endpoints';
import { threadsSchemas } from '@/contract/account/threads/schemas';
import { conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { publish } from '@/server/live/events';
import { readReturned, receiveReturned } from '@/server/modules/account/outbox/deliveries/returnedEmail';
import { createGuestThread } from './guests';
import { findRecipient, isOfOurMail, receiveEmail } from './inboundEmail';
import { addMessage, createThread } from './index';
import { canCloseThread } from './policy';
import { presentCard, presentMessage, presentPage, presentParticipant } from './presenter';
import * as repo from './repo';

const PAGE = 50;
/** An email of a mail system about a letter that did not arrive. */
const RETURNED = 'returned';

const load = ({ db, person, params }: Pick<OperationContext, 'db' | 'person'> & { params: { threadId: string } }) =>
  repo.findThread(db, params.threadId, requirePerson(person).id);

async function shown({ db, person }: Pick<OperationContext, 'db' | 'person'>, threadId: string) {
  const card = await repo.findThread(db, threadId, requirePerson(person).id);
  if (!card) throw notFound();
  return {
    ...presentCard(card),
    participants: (await repo.findParticipants(db, threadId)).map(presentParticipant),
    messages: (await repo.findMessages(db, threadId)).map(presentMessage),
  };
}

export const threadsRoutes = implement(threads, threadsSchemas, {
  listThreads: {
    duties: ['leasing', 'care', 'support'],
    authorize: rowLevel,
    handle: async ({ db, person, query }) => {
      const { id } = requirePerson(person);
      const rows = await repo.findThreads(db, { id, isStaff: isOnDuty(person) }, { ...query, limit: PAGE + 1 });
      return presentPage(rows, PAGE);
    },
  },
  getThread: withResource({
    duties: ['leasing', 'care', 'support'],
    load,
    authorize: rowLevel,
    handle: (call) => shown(call, call.loaded.id),
  }),
  createThread: {
    authorize: rowLevel,
    handle: async (call) => {
      const { db, person, body, now, auditSubject } = call;
      const id = await createThread(db, { ...body, author: requirePerson(person), now });
      auditSubject(`thread:${id}`);
      return shown(call, id);
    },
  },
  addMessage: withResource({
    duties: ['leasing', 'care', 'support'],
    load,
    authorize: rowLevel,
    handle: async (call) => {
      const { db, person, body, now, loaded } = call;
      await addMessage(db, loaded, { ...body, author: requirePerson(person), now });
      return shown(call, loaded.id);
    },
  }),
  markThreadRead: withResource({
    duties: ['leasing', 'care', 'support'],
    load,
    authorize: rowLevel,
    handle: async ({ db, person, loaded, now }) => {
      const { id } = requirePerson(person);
      await repo.markRead(db, loaded.id, id, now);
      if (loaded.unread > 0) {
        const readers = await repo.findParticipants(db, loaded.id);
        await publish(db, { subject: 'threads', userIds: readers.map(({ userId }) => userId) });
      }
      return {};
    },
  }),
  muteThread: withResource({
    duties: ['leasing', 'care', 'support'],
    load,
    authorize: rowLevel,
    handle: async ({ db, person, loaded, body }) => {
      await repo.setMuted(db, loaded.id, requirePerson(person).id, body.muted);
      return {};
    },
  }),
  closeThread: withResource({
    duties: ['support'],
    load,
    authorize: canCloseThread,
    handle: async (call) => {
      const { db, loaded, auditSubject } = call;
      const status = threadLifecycle.after(loaded.status, 'close');
      if (!status) throw conflict('This is already closed.');
      await repo.updateStatus(db, loaded.id, { status });
      auditSubject(`thread:${loaded.id}`);
      return shown(call, loaded.id);
    },
  }),
  createGuestThread: {
    authorize: audienceOnly,
    handle: async (call) => {
      const { id, answerBy } = await createGuestThread(call, call.body);
      call.auditSubject(`thread:${id}`);
      return { answerBy };
    },
  },
  // The address it was sent to names the thread and its reader, and is the permission.
  receiveEmail: withResource({
    load: async ({ db, services, body, client }) =>
      isOfOurMail(services, client.headers) && readReturned(body)
        ? RETURNED
        : findRecipient(db, services, client.headers, body),
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, services, body, loaded, now }) => {
      if (loaded !== RETURNED) await receiveEmail({ db, services, now }, loaded, body);
      else if (!(await receiveReturned(db, body, now))) throw notFound();
      return {};
    },
  }),
});
