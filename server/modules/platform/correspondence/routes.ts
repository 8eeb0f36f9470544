import { correspondence, type TimelineKind, timelineKinds } from '@/contract/platform/correspondence/endpoints';
import { correspondenceSchemas } from '@/contract/platform/correspondence/schemas';
import { deskTimelines } from '@/server/desk/timelines';
import type { TimelineSubject } from '@/server/desk/types';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { anyDuty, hasDuty } from '@/server/http/policy';
import { findLead, moveLead } from '@/server/modules/account/leads';
import { startStaffThread } from '@/server/modules/account/threads';
import { listHomeResidents, listLeaseParties } from '@/server/modules/homes/residents';
import { logCall, logVisitorCall, sendText } from './index';
import { answerLead, describeLead, logLeadCall } from './leads/leads';
import { canLogVisitorCall, canReadTimeline, canWorkOnLeads, canWriteToPeople } from './policy';
import { presentTimeline } from './presenter';
import * as repo from './repo';

const leadDuties = ['leasing', 'support'] as const;
const writers = ['leasing', 'care', 'money', 'support'] as const;

type TimelineCall = Pick<OperationContext, 'db' | 'person'> & {
  query: { kind?: TimelineKind | undefined; after?: string | undefined };
};

/** The entries that the duties of the reader show, and the people who can be written to. */
async function readTimeline(
  { db, person, query }: TimelineCall,
  subject: TimelineSubject,
  { personIds, timeZone }: { personIds: readonly string[]; timeZone: string | null },
) {
  const own = deskTimelines.filter(
    ({ duties, subjects }) =>
      duties.some((duty) => hasDuty(person, duty)) && (!subjects || subjects.includes(subject.kind)),
  );
  const sources = own.filter(({ kind }) => !query.kind || kind === query.kind);
  return presentTimeline(await repo.listEntries(db, sources, subject, query.after), {
    kinds: timelineKinds.filter((kind) => own.some((source) => source.kind === kind)),
    people: await repo.listCorrespondents(db, personIds),
    timeZone,
  });
}

const writing = ({ db, person, now }: Pick<OperationContext, 'db' | 'person' | 'now'>) => ({
  db,
  now,
  author: requirePerson(person),
});

const accountsOf = (parties: readonly { personId: string | null }[]) =>
  parties.flatMap(({ personId }) => personId ?? []);

const loadPerson = ({ db, params }: Pick<OperationContext, 'db'> & { params: { personId: string } }) =>
  repo.findPerson(db, params.personId);

const loadLead = ({ db, params }: Pick<OperationContext, 'db'> & { params: { leadId: string } }) =>
  findLead(db, params.leadId);

export const correspondenceRoutes = implement(correspondence, correspondenceSchemas, {
  listPersonTimeline: withResource({
    duties: anyDuty,
    load: ({ db, params }) => repo.findAnyPerson(db, params.personId),
    authorize: canReadTimeline,
    handle: ({ loaded: { id }, ...call }) =>
      readTimeline(call, { kind: 'person', id }, { personIds: [id], timeZone: null }),
  }),
  listHomeTimeline: withResource({
    duties: anyDuty,
    load: ({ db, params }) => repo.findHome(db, params.homeId),
    authorize: canReadTimeline,
    handle: async ({ loaded: { id, ownerId, timeZone }, ...call }) => {
      const residents = accountsOf(await listHomeResidents(call.db, id));
      return readTimeline(
        call,
        { kind: 'home', id },
        { personIds: [...residents, ...(ownerId ? [ownerId] : [])], timeZone },
      );
    },
  }),
  listLeaseTimeline: withResource({
    duties: writers,
    load: ({ db, params }) => repo.findLease(db, params.leaseId),
    authorize: canReadTimeline,
    handle: async ({ loaded: { id, homeId }, ...call }) => {
      const personIds = accountsOf(await listLeaseParties(call.db, id));
      const home = await repo.findHome(call.db, homeId);
      const people = [...personIds, ...(home?.ownerId ? [home.ownerId] : [])];
      const subject = { kind: 'lease', id, homeId, personIds } as const;
      return readTimeline(call, subject, { personIds: people, timeZone: home?.timeZone ?? null });
    },
  }),
  getLead: withResource({
    duties: leadDuties,
    load: loadLead,
    authorize: canWorkOnLeads,
    handle: ({ db, loaded }) => describeLead(db, loaded.id),
  }),
  listLeadTimeline: withResource({
    duties: leadDuties,
    load: loadLead,
    authorize: canWorkOnLeads,
    handle: async ({ loaded: { id, email, userId: personId, threadId }, ...call }) => {
      const { timeZone } = await describeLead(call.db, id);
      const subject = { kind: 'lead', id, email, personId, threadId } as const;
      return readTimeline(call, subject, { personIds: [], timeZone });
    },
  }),
  answerLead: withResource({
    duties: leadDuties,
    load: loadLead,
    authorize: canWorkOnLeads,
    handle: (call) => {
      call.auditSubject(`lead:${call.loaded.id}`);
      return answerLead(writing(call), call.loaded, call.body.body);
    },
  }),
  moveLead: withResource({
    duties: leadDuties,
    load: loadLead,
    authorize: canWorkOnLeads,
    handle: async ({ db, loaded, body: { move }, auditSubject }) => {
      auditSubject(`lead:${loaded.id}`, { move });
      await moveLead(db, loaded, move);
      return describeLead(db, loaded.id);
    },
  }),
  logLeadCall: withResource({
    duties: leadDuties,
    load: loadLead,
    authorize: canWorkOnLeads,
    handle: (call) => {
      call.auditSubject(`lead:${call.loaded.id}`);
      return logLeadCall(writing(call), call.loaded, call.body);
    },
  }),
  logVisitorCall: withResource({
    duties: ['leasing'],
    load: ({ db, params }) => repo.findVisitor(db, params.appointmentId),
    authorize: canLogVisitorCall,
    handle: (call) => {
      call.auditSubject(`appointment:${call.loaded.id}`);
      return logVisitorCall(writing(call), call.loaded, call.body);
    },
  }),
  sendMessage: withResource({
    duties: writers,
    load: loadPerson,
    authorize: canWriteToPeople,
    // Colleagues who may not read conversations begin one even so, and read that one.
    runAs: 'system',
    handle: async ({ db, person, loaded, body: { homeId, ...message }, now, auditSubject }) => {
      auditSubject(`person:${loaded.id}`, { homeId });
      const to = { userId: loaded.id };
      const about = { ...message, homeId: homeId ?? undefined };
      return { threadId: await startStaffThread(db, { ...about, to, author: requirePerson(person), now }) };
    },
  }),
  sendText: withResource({
    duties: writers,
    load: loadPerson,
    authorize: canWriteToPeople,
    handle: (call) => {
      call.auditSubject(`person:${call.loaded.id}`, { homeId: call.body.homeId });
      return sendText(writing(call), call.loaded.id, call.body);
    },
  }),
  logCall: withResource({
    duties: writers,
    load: loadPerson,
    authorize: canWriteToPeople,
    handle: (call) => {
      call.auditSubject(`person:${call.loaded.id}`, { homeId: call.body.homeId });
      return logCall(writing(call), call.loaded, call.body);
    },
  }),
});
