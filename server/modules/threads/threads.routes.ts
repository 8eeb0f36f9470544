import { threads } from '@/contract/threads';
import { threadLifecycle } from '@/contract/threads.facts';
import { threadsSchemas } from '@/contract/threads.schemas';
import { conflict, notFound } from '@/server/http/errors';
import { type Call, implement, on } from '@/server/http/implement';
import { signedIn } from '@/server/http/person';
import { tellLive } from '@/server/live/live';
import * as todos from '@/server/modules/todos/todos.service';
import { beginAsGuest } from './threads.guests';
import { receiveMail } from './threads.mail';
import { presentCard, presentMessage, presentParticipant } from './threads.presenter';
import * as repo from './threads.repo';
import { begin, say } from './threads.service';

const load = ({ db, person, params }: Pick<Call, 'db' | 'person'> & { params: { threadId: string } }) =>
  repo.findThread(db, params.threadId, signedIn(person).id);

async function shown({ db, person }: Pick<Call, 'db' | 'person'>, threadId: string) {
  const card = await repo.findThread(db, threadId, signedIn(person).id);
  if (!card) throw notFound();
  return {
    ...presentCard(card),
    participants: (await repo.findParticipants(db, threadId)).map(presentParticipant),
    messages: (await repo.findMessages(db, threadId)).map(presentMessage),
  };
}

export const threadsRoutes = implement(threads, threadsSchemas, {
  listThreads: {
    may: 'own',
    handle: async ({ db, person, query }) => {
      const { id, type } = signedIn(person);
      return (await repo.findThreads(db, { id, isStaff: type === 'staff' }, query)).map(presentCard);
    },
  },
  getThread: on({ load, may: 'own', handle: (call) => shown(call, call.loaded.id) }),
  createThread: {
    may: 'own',
    handle: async (call) => {
      const { db, person, body, now, about } = call;
      const id = await begin(db, { ...body, author: signedIn(person), now });
      about(`thread:${id}`);
      return shown(call, id);
    },
  },
  addMessage: on({
    load,
    may: 'own',
    handle: async (call) => {
      const { db, person, body, now, loaded } = call;
      await say(db, loaded, { ...body, author: signedIn(person), now });
      return shown(call, loaded.id);
    },
  }),
  readThread: on({
    load,
    may: 'own',
    handle: async ({ db, person, loaded, now }) => {
      const { id } = signedIn(person);
      await repo.markRead(db, loaded.id, id, now);
      await todos.close(db, { userId: id, kind: 'unreadMessage', subject: loaded.id });
      if (loaded.unread > 0) {
        const readers = await repo.findParticipants(db, loaded.id);
        await tellLive(db, { threadId: loaded.id, userIds: readers.map(({ userId }) => userId) });
      }
      return {};
    },
  }),
  muteThread: on({
    load,
    may: 'own',
    handle: async ({ db, person, loaded, body }) => {
      await repo.setMuted(db, loaded.id, signedIn(person).id, body.muted);
      return {};
    },
  }),
  closeThread: on({
    load,
    may: 'own',
    handle: async (call) => {
      const { db, loaded, about } = call;
      const status = threadLifecycle.after(loaded.status, 'close');
      if (!status) throw conflict('It is closed already.');
      await repo.moveThread(db, loaded.id, { status });
      about(`thread:${loaded.id}`);
      return shown(call, loaded.id);
    },
  }),
  beginAsGuest: {
    may: 'anyone',
    handle: async (call) => {
      const { id, answerBy } = await beginAsGuest(call, call.body);
      call.about(`thread:${id}`);
      return { answerBy };
    },
  },
  receiveMail: {
    may: 'anyone',
    alone: true,
    handle: async ({ services, body, from }) => {
      await receiveMail(services, from.headers, body);
      return {};
    },
  },
});
