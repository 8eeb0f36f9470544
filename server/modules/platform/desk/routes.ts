import { desk, QUEUE_PAGE_SIZE } from '@/contract/platform/desk/endpoints';
import { deskSchemas } from '@/contract/platform/desk/schemas';
import { deskQueues } from '@/server/desk/queues';
import type { DeskQueue } from '@/server/desk/types';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { anyDuty } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { changeHost } from '@/server/modules/homes/homes/hosts/hosts';
import { findRule, listMembers, listRegions } from './assignment/repo';
import { presentRule, readAssignees, saveRule } from './assignment/system';
import { actForPerson } from './behalf';
import { handOver } from './contacts/actions';
import { describeHome, describePerson, remind } from './index';
import { writeNote } from './mentions';
import { planItems } from './plans/plans';
import { canActForPerson, canChangeHost, canHandOver, canSetRules, canUseDesk, canWorkOn } from './policy';
import { presentItem, presentQueue } from './presenter';
import { presentReply, saveReply } from './replies/replies';
import * as replies from './replies/repo';
import * as repo from './repo';
import { search } from './search';
import { findHome, findPerson } from './subjects';
import { addTask } from './tasks/tasks';
import { filterOf, findView, readViews, removeView, saveView } from './views/views';

type ItemCall = Pick<OperationContext, 'db' | 'now'> & { params: { queueId: string; queueItemId: string } };

const findQueue = (id: string) => deskQueues.find((queue) => queue.id === id);

async function loadItem({ db, now, params }: ItemCall) {
  const queue = findQueue(params.queueId);
  const item = queue && (await repo.findItem(db, queue, params.queueItemId, now));
  return item && { ...queue, queue, item };
}

const loadPerson = ({ db, params }: Pick<OperationContext, 'db'> & { params: { personId: string } }) =>
  findPerson(db, params.personId);
const loadHome = ({ db, params }: Pick<OperationContext, 'db'> & { params: { homeId: string } }) =>
  findHome(db, params.homeId);

/** The member of the team who takes an item; null for no one. */
async function requireAssignee(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  queue: DeskQueue,
  assigneeId: string | null,
) {
  if (!assigneeId) return null;
  const assignee = (await listMembers(db, queue.duties, now)).find(({ id }) => id === assigneeId);
  if (!assignee) throw new ApiError('invalid', undefined, { fields: { assigneeId: 'They don’t work on this queue' } });
  return { id: assignee.id, name: assignee.name };
}

function assertResolvable({ canResolve }: DeskQueue): void {
  if (!canResolve) throw conflict('This leaves the queue once the work is done.');
}

const writing = ({ db, person, now }: Pick<OperationContext, 'db' | 'person' | 'now'>) => ({
  db,
  now,
  author: requirePerson(person),
});

export const deskRoutes = implement(desk, deskSchemas, {
  listQueues: {
    duties: anyDuty,
    authorize: canUseDesk,
    handle: async ({ db, person, now }) => {
      const queues = deskQueues.filter((queue) => canWorkOn(person, queue));
      const counted = await repo.countItems(
        db,
        queues.map((queue) => ({ id: queue.id, queue })),
        now,
      );
      const counts = new Map(counted.map((count) => [count.id, count]));
      return queues.map((queue) => presentQueue(queue, counts.get(queue.id) ?? { count: 0, oldestSince: null }));
    },
  },
  getQueue: withResource({
    duties: anyDuty,
    load: ({ params }) => findQueue(params.queueId),
    authorize: canWorkOn,
    handle: async ({ db, person, loaded, query, now }) => {
      const rows = await repo.listItems(db, loaded, { after: query.after, ...filterOf(query, person) }, now);
      const page = rows.slice(0, QUEUE_PAGE_SIZE);
      const last = page.at(-1);
      return {
        items: page.map(presentItem),
        next: rows.length > page.length && last ? `${last.at}_${last.id}` : null,
        assignees: await readAssignees(db, loaded, now),
        regions: await listRegions(db),
        rule: presentRule(await findRule(db, loaded.id)),
      };
    },
  }),
  assignItem: withResource({
    duties: anyDuty,
    load: loadItem,
    authorize: canWorkOn,
    handle: async ({ db, person, loaded: { queue, item }, body: { assigneeId }, now, auditSubject }) => {
      const assignee = await requireAssignee({ db, now }, queue, assigneeId);
      auditSubject(`${queue.id}:${item.id}`, { assigneeId });
      await repo.assign(db, { queue: queue.id, itemId: item.id, by: requirePerson(person).id, now }, assigneeId);
      return presentItem({ ...item, assignee });
    },
  }),
  assignItems: withResource({
    duties: anyDuty,
    load: ({ params }) => findQueue(params.queueId),
    authorize: canWorkOn,
    handle: async ({ db, person, loaded, body: { itemIds, assigneeId }, now, auditSubject }) => {
      await requireAssignee({ db, now }, loaded, assigneeId);
      const waiting = await repo.listWaiting(db, loaded, itemIds, now);
      auditSubject(`${loaded.id}`, { assigneeId, items: waiting });
      const by = requirePerson(person).id;
      for (const itemId of waiting.toSorted()) await repo.assign(db, { queue: loaded.id, itemId, by, now }, assigneeId);
      return { assigned: waiting.length };
    },
  }),
  planItems: withResource({
    duties: anyDuty,
    load: ({ params }) => findQueue(params.queueId),
    authorize: canWorkOn,
    handle: async ({ db, loaded, body: { itemIds, ...plan }, now, auditSubject }) => {
      const planned = await planItems(db, loaded, { itemIds, plan }, now);
      auditSubject(loaded.id, { ...plan, items: planned });
      return { planned: planned.length };
    },
  }),
  resolveItems: withResource({
    duties: anyDuty,
    load: ({ params }) => findQueue(params.queueId),
    authorize: canWorkOn,
    handle: async ({ db, person, loaded, body: { itemIds }, now, auditSubject }) => {
      assertResolvable(loaded);
      const waiting = await repo.listWaiting(db, loaded, itemIds, now);
      auditSubject(loaded.id, { items: waiting });
      const by = requirePerson(person).id;
      for (const itemId of waiting.toSorted()) await repo.resolve(db, { queue: loaded.id, itemId, by, now });
      return { resolved: waiting.length };
    },
  }),
  saveAssignmentRule: withResource({
    duties: ['admin'],
    load: ({ params }) => findQueue(params.queueId),
    authorize: canSetRules,
    handle: async ({ db, person, loaded, body: { rule }, now, auditSubject }) => {
      auditSubject(loaded.id, { rule });
      await saveRule(db, loaded, { rule, by: requirePerson(person).id }, now);
      return { rule: presentRule(await findRule(db, loaded.id)) };
    },
  }),
  addTask: {
    duties: anyDuty,
    authorize: canUseDesk,
    handle: async (call) => {
      const id = await addTask(writing(call), call.body);
      call.auditSubject(`task:${id}`, { assigneeId: call.body.assigneeId });
      return { id };
    },
  },
  listViews: {
    duties: anyDuty,
    authorize: canUseDesk,
    handle: async ({ db, person, now }) => readViews(db, requirePerson(person), now),
  },
  saveView: {
    duties: anyDuty,
    authorize: canUseDesk,
    handle: async ({ db, person, body, now }) => saveView(db, requirePerson(person), body, now),
  },
  removeView: withResource({
    duties: anyDuty,
    load: ({ db, person, params }) => findView(db, params.deskViewId, requirePerson(person).id),
    authorize: canUseDesk,
    handle: async ({ db, loaded }) => {
      await removeView(db, loaded.id);
      return {};
    },
  }),
  listReplies: {
    duties: anyDuty,
    authorize: canUseDesk,
    handle: async ({ db }) => (await replies.list(db)).map(presentReply),
  },
  saveReply: withResource({
    duties: anyDuty,
    load: ({ params }) => (isId(params.replyId) ? { id: params.replyId } : undefined),
    authorize: canUseDesk,
    handle: async ({ db, person, loaded, body, now, auditSubject }) => {
      auditSubject(`reply:${loaded.id}`);
      return presentReply(await saveReply(db, { ...body, id: loaded.id, by: requirePerson(person).id }, now));
    },
  }),
  removeReply: withResource({
    duties: anyDuty,
    load: ({ db, params }) => replies.findById(db, params.replyId),
    authorize: canUseDesk,
    handle: async ({ db, loaded, auditSubject }) => {
      auditSubject(`reply:${loaded.id}`, { title: loaded.title });
      await replies.remove(db, loaded.id);
      return {};
    },
  }),
  resolveItem: withResource({
    duties: anyDuty,
    load: loadItem,
    authorize: canWorkOn,
    handle: async ({ db, person, loaded: { queue, item }, now, auditSubject }) => {
      assertResolvable(queue);
      auditSubject(`${queue.id}:${item.id}`);
      await repo.resolve(db, { queue: queue.id, itemId: item.id, by: requirePerson(person).id, now });
      return {};
    },
  }),
  searchDesk: {
    duties: anyDuty,
    authorize: canUseDesk,
    runAs: 'system',
    handle: ({ db, person, query }) => search(db, query.q, requirePerson(person).duties ?? []),
  },
  getDeskPerson: withResource({
    duties: anyDuty,
    load: loadPerson,
    authorize: canUseDesk,
    handle: (call) => {
      call.auditSubject(`person:${call.loaded.id}`);
      return describePerson(writing(call), call.loaded);
    },
  }),
  getDeskHome: withResource({
    duties: anyDuty,
    load: loadHome,
    authorize: canUseDesk,
    handle: (call) => describeHome(writing(call), call.loaded),
  }),
  addPersonNote: withResource({
    duties: anyDuty,
    load: loadPerson,
    authorize: canUseDesk,
    handle: (call) => {
      call.auditSubject(`person:${call.loaded.id}`);
      return writeNote(writing(call), call.services, { personId: call.loaded.id }, call.body.body);
    },
  }),
  addHomeNote: withResource({
    duties: anyDuty,
    load: loadHome,
    authorize: canUseDesk,
    handle: (call) => {
      call.auditSubject(`home:${call.loaded.id}`);
      return writeNote(writing(call), call.services, { homeId: call.loaded.id }, call.body.body);
    },
  }),
  changeHost: withResource({
    duties: ['leasing'],
    load: loadHome,
    authorize: canChangeHost,
    runAs: 'system',
    handle: async (call) => {
      const { hostId } = call.body;
      call.auditSubject(`home:${call.loaded.id}`, { hostId });
      await changeHost(call.db, call.loaded.id, hostId);
      return describeHome(writing(call), call.loaded);
    },
  }),
  handOver: withResource({
    duties: anyDuty,
    load: loadPerson,
    authorize: canHandOver,
    handle: async (call) => {
      const { body, loaded, services, auditSubject } = call;
      auditSubject(`person:${loaded.id}`, { contactId: body.contactId });
      await handOver(writing(call), services, loaded, body);
      return describePerson(writing(call), loaded);
    },
  }),
  remindPerson: withResource({
    duties: anyDuty,
    load: loadPerson,
    authorize: canUseDesk,
    handle: (call) => {
      call.auditSubject(`person:${call.loaded.id}`);
      return remind(writing(call), call.services, call.loaded);
    },
  }),
  actForPerson: withResource({
    duties: anyDuty,
    load: loadPerson,
    authorize: canActForPerson,
    handle: (call) => {
      const { action, subjectId, reason } = call.body;
      call.auditSubject(`person:${call.loaded.id}`, { action, subjectId, reason });
      return actForPerson(writing(call), call.services, call.loaded, call.body);
    },
  }),
});
