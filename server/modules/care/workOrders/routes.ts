import { ENDED_STATUSES, MAX_WORK_ORDER_PHOTOS, OPEN_STATUSES } from '@/contract/care/workOrders/constants';
import { type ReportableHome, type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { workOrdersSchemas } from '@/contract/care/workOrders/schemas';
import { type Db, runAs } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor, isOnDuty, type Person, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { InvalidImageError, QueueFullError, storePicture } from '@/server/modules/content/media';
import { addQuote, checkVendorProof, submitVendorProof } from './approvals/actions';
import { type ActingPerson, actorOf } from './index';
import { addInvoice, approveInvoice, disputeInvoice, postInvoice } from './invoices/actions';
import { addMessage, contestUrgency } from './messages';
import { moveByPerson } from './moves';
import { findInvoiceParticipant, findParticipant, findReporter, listReporters } from './participants';
import { payInvoice } from './payments/actions';
import {
  canActOnWorkOrder,
  canContestUrgency,
  canDecideApproval,
  canManageWorkOrder,
  canPayInvoice,
  canProveWork,
  canReadWorkOrder,
  canReport,
  type Participant,
  type Reporter,
} from './policy';
import { decideAndPay } from './prepayment/system';
import { presentSummary, presentSymptom, readWorkOrder } from './presenter';
import * as repo from './repo';
import { reportIssues } from './reports/reportIssues';
import { findSymptom, listSymptoms } from './symptoms';
import { insertPhoto } from './system';
import { findOwnVisits, presentVisits } from './visitCalendar';
import { listVisitSlots } from './visitSlots';
import { scheduleVisit } from './visits/actions';

const PAGE = 50;
const SYSTEM = 'system' as const;

interface PersonCall {
  db: Db;
  person: Person | null;
}

const load = ({ db, person, params }: PersonCall & { params: { workOrderId: string } }) =>
  findParticipant(db, params.workOrderId, requirePerson(person));
const loadByInvoice = ({ db, person, params }: PersonCall & { params: { invoiceId: string } }) =>
  findInvoiceParticipant(db, params.invoiceId, requirePerson(person));
const loadReporter = ({ db, person, params }: PersonCall & { params: { homeId: string } }) =>
  findReporter(db, params.homeId, requirePerson(person));

interface ActingCall extends Pick<OperationContext, 'db' | 'services' | 'now' | 'auditSubject'> {
  loaded: Participant;
}

/** Does something about a work order, then answers it as the caller sees it. */
async function act(call: ActingCall, run: (by: ActingPerson, id: string) => Promise<unknown>): Promise<WorkOrder> {
  const { db, loaded, now } = call;
  await run(await actorOf(db, loaded), loaded.row.id);
  call.auditSubject(`work_order:${loaded.row.id}`);
  return readWorkOrder(db, loaded, now);
}

async function reportableHome(db: Db, reporter: Reporter): Promise<ReportableHome> {
  const home = await repo.findHome(db, reporter.homeId);
  if (!home) throw notFound();
  const person = await repo.findPerson(db, reporter.personId);
  const open = await repo.list(db, { statuses: OPEN_STATUSES, homeId: home.homeId, limit: PAGE });
  const { homeId: id, address, city, state, timeZone, pets } = home;
  return {
    id,
    address,
    city,
    state,
    timeZone,
    role: reporter.role,
    phone: person?.phone ?? null,
    language: person?.language === 'es' ? 'es' : 'en',
    pets: pets.join(', '),
    open: open.map((row) => presentSummary(row, reporter.role)),
  };
}

/** Makes a photo safe and stores it, outside of a transaction: that takes seconds. */
async function storePhoto(
  call: OperationContext<(typeof workOrders)['addWorkOrderPhoto']>,
  { row, role, personId }: Participant,
) {
  const { services, person, now, params, body, query } = call;
  const find = () =>
    runAs(services.db, dbActor(person), true, async (db) => (await repo.listPhotos(db, row.id, params.photoId))[0]);
  const known = await find();
  if (known) return known;
  const count = await runAs(services.db, dbActor(person), true, (db) => repo.countPhotos(db, row.id));
  if (count >= MAX_WORK_ORDER_PHOTOS) throw conflict(`A repair has up to ${MAX_WORK_ORDER_PHOTOS} photos.`);
  try {
    const { id: mediaId } = await storePicture(services, body, { alt: '' });
    const photo = { id: params.photoId, mediaId, stage: query.stage, authorId: personId, authorRole: role };
    await insertPhoto(services, row, photo, now);
  } catch (error) {
    if (error instanceof InvalidImageError) throw new ApiError('unsupportedMedia', `${error.message}.`);
    if (error instanceof QueueFullError)
      throw new ApiError('unavailable', undefined, { headers: { 'retry-after': '2' } });
    throw error;
  }
  const stored = await find();
  if (!stored) throw notFound();
  return stored;
}

export const workOrdersRoutes = implement(workOrders, workOrdersSchemas, {
  listWorkOrders: {
    duties: ['care'],
    authorize: rowLevel,
    handle: async ({ db, person, query }) => {
      const { id: personId } = requirePerson(person);
      const isStaff = isOnDuty(person);
      const statuses = query.state === 'all' ? undefined : query.state === 'open' ? OPEN_STATUSES : ENDED_STATUSES;
      const whose = isStaff ? {} : { personId };
      const rows = await repo.list(db, { ...query, ...whose, ...(statuses && { statuses }), limit: PAGE + 1 });
      const owned = new Set(isStaff ? [] : await repo.listViewedHomes(db, personId));
      const roleOf = (row: repo.WorkOrderRow) =>
        isStaff ? 'staff' : row.ownerId === personId || owned.has(row.homeId) ? 'owner' : 'resident';
      return {
        items: rows.slice(0, PAGE).map((row) => presentSummary(row, roleOf(row))),
        more: rows.length > PAGE,
      };
    },
  },
  listVisits: withResource({
    duties: ['care'],
    load: ({ db, person, query, now }) => findOwnVisits(db, requirePerson(person), query, now),
    authorize: rowLevel,
    runAs: SYSTEM,
    handle: ({ db, loaded }) => presentVisits(db, loaded),
  }),
  listReportableHomes: withResource({
    load: ({ db, person }) => listReporters(db, requirePerson(person)),
    authorize: rowLevel,
    runAs: SYSTEM,
    handle: async ({ db, loaded }) => {
      const homes: ReportableHome[] = [];
      for (const reporter of loaded) homes.push(await reportableHome(db, reporter));
      return homes;
    },
  }),
  listSymptoms: {
    authorize: rowLevel,
    handle: async () => listSymptoms().map(presentSymptom),
  },
  getReportableHome: withResource({
    duties: ['leasing', 'care'],
    load: loadReporter,
    authorize: canReport,
    runAs: SYSTEM,
    handle: ({ db, loaded }) => reportableHome(db, loaded),
  }),
  createWorkOrders: withResource({
    duties: ['leasing', 'care'],
    load: loadReporter,
    authorize: canReport,
    runAs: SYSTEM,
    handle: async (call) => {
      const { db, loaded, body, auditSubject } = call;
      const reported = await reportIssues(call, loaded, body, await actorOf(db, loaded));
      auditSubject(`home:${loaded.homeId}`, {
        workOrders: reported.map(({ row }) => row.id),
        symptoms: body.issues.map(({ symptom }) => findSymptom(symptom)?.id ?? null),
      });
      return reported.map(({ row, attached }) => ({
        ...presentSummary(row, loaded.role),
        attached,
        tierReason: row.tierReason,
      }));
    },
  }),
  getWorkOrder: withResource({
    duties: ['leasing', 'care', 'money', 'support'],
    load,
    authorize: canReadWorkOrder,
    runAs: SYSTEM,
    handle: ({ db, loaded, now }) => readWorkOrder(db, loaded, now),
  }),
  addWorkOrderMessage: withResource({
    duties: ['care'],
    load,
    authorize: canActOnWorkOrder,
    runAs: SYSTEM,
    handle: async (call) => {
      const { db, loaded, body, now } = call;
      await addMessage(call, loaded, body, await actorOf(db, loaded));
      return readWorkOrder(db, loaded, now);
    },
  }),
  addWorkOrderPhoto: withResource({
    duties: ['care'],
    load: async (call) => (isId(call.params.photoId) ? load(call) : undefined),
    authorize: canActOnWorkOrder,
    transaction: 'manual',
    handle: (call) => storePhoto(call, call.loaded),
  }),
  contestUrgency: withResource({
    load,
    authorize: canContestUrgency,
    runAs: SYSTEM,
    handle: (call) => act(call, (by, id) => contestUrgency(call, id, call.body.reason, by)),
  }),
  moveWorkOrder: withResource({
    duties: ['care'],
    load,
    authorize: canActOnWorkOrder,
    runAs: SYSTEM,
    handle: (call) => act(call, (by, id) => moveByPerson(call, id, call.body, by)),
  }),
  addQuote: withResource({
    duties: ['care'],
    load,
    authorize: canManageWorkOrder,
    runAs: SYSTEM,
    handle: (call) => act(call, (by, id) => addQuote(call, id, call.body, by)),
  }),
  decideApproval: withResource({
    load,
    authorize: canDecideApproval,
    // The processor is asked between two transactions.
    transaction: 'manual',
    handle: ({ services, loaded, body }) => decideAndPay(services, loaded, body),
  }),
  submitVendorProof: withResource({
    load,
    authorize: canProveWork,
    runAs: SYSTEM,
    handle: (call) => act(call, (by, id) => submitVendorProof(call, id, call.body.documentId, by)),
  }),
  checkVendorProof: withResource({
    duties: ['care'],
    load,
    authorize: canManageWorkOrder,
    runAs: SYSTEM,
    handle: (call) => act(call, (by, id) => checkVendorProof(call, id, call.body, by)),
  }),
  listVisitSlots: withResource({
    duties: ['care'],
    load,
    authorize: canReadWorkOrder,
    runAs: SYSTEM,
    handle: ({ db, loaded, now }) => listVisitSlots(db, loaded.row, loaded.role, now),
  }),
  scheduleVisit: withResource({
    duties: ['care'],
    load,
    authorize: canActOnWorkOrder,
    runAs: SYSTEM,
    handle: (call) => act(call, (by, id) => scheduleVisit(call, id, call.body, by)),
  }),
  addInvoice: withResource({
    duties: ['care'],
    load,
    authorize: canManageWorkOrder,
    runAs: SYSTEM,
    handle: (call) => act(call, (by, id) => addInvoice(call, id, call.body, by)),
  }),
  approveInvoice: withResource({
    load: loadByInvoice,
    authorize: canDecideApproval,
    runAs: SYSTEM,
    handle: (call) => act(call, (by) => approveInvoice(call, call.loaded.row, call.params.invoiceId, by)),
  }),
  disputeInvoice: withResource({
    load: loadByInvoice,
    authorize: canDecideApproval,
    runAs: SYSTEM,
    handle: (call) =>
      act(call, (by) => disputeInvoice(call, call.loaded.row, call.params.invoiceId, call.body.reason, by)),
  }),
  postInvoice: withResource({
    duties: ['care'],
    load: loadByInvoice,
    authorize: canManageWorkOrder,
    runAs: SYSTEM,
    handle: (call) => act(call, (by) => postInvoice(call, call.loaded.row, call.params.invoiceId, call.body, by)),
  }),
  payInvoice: withResource({
    duties: ['money'],
    load: loadByInvoice,
    authorize: canPayInvoice,
    runAs: SYSTEM,
    handle: (call) => act(call, (by) => payInvoice(call, call.loaded.row, call.params.invoiceId, by)),
  }),
});
