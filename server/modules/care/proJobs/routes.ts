import { JOB_STEPS } from '@/contract/care/proJobs/constants';
import { proJobs } from '@/contract/care/proJobs/endpoints';
import { proJobsSchemas } from '@/contract/care/proJobs/schemas';
import type { Move } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { findPro } from '@/server/modules/care/pros';
import {
  addOfferMove,
  type OfferRow,
  setOfferArrived,
  setOfferChecklist,
} from '@/server/modules/care/pros/offers/offers';
import {
  addInvoice,
  addProMessage,
  addQuote,
  moveByPerson,
  proActor,
  requireVisitDay,
  scheduleVisit,
  withdrawInvoice,
} from '@/server/modules/care/workOrders/proActions';
import { acceptJob, declineJob, type JobCall, readJob, requireJob } from './index';
import { confirmCode, requireLink, sendCode } from './links/links';
import { requirePhotoJob } from './links/system';
import { storeJobPhoto } from './photos/system';

interface ByLink {
  db: Db;
  now: Date;
  body: { token: string };
}

/** Anyone who holds the link: its token is the permission, and the confirmed phone for everything that it does. */
const load = ({ db, body, now }: ByLink) => requireLink(db, body.token, now);

interface ByDevice extends JobCall {
  body: { token: string; device: string };
}

/** Does something about an accepted job, then answers it as it is. */
async function act(call: ByDevice, run: (offer: OfferRow) => Promise<unknown>) {
  const offer = await requireJob(call, call.body);
  await run(offer);
  return readJob(call, offer.id, call.body.device);
}

type MoveBody = { event: string; note: string; expectedAt: string | null; temporaryFix: boolean };

/** The move of the lifecycle that a button of the phone stands for. */
function moveOf({ event, note, expectedAt, temporaryFix }: MoveBody): Move {
  switch (event) {
    case 'depart':
      return expectedAt ? { event, expectedAt } : { event };
    case 'delay':
      if (!expectedAt)
        throw new ApiError('invalid', 'Say when you arrive.', { fields: { expectedAt: 'Say when you arrive' } });
      return { event, expectedAt };
    case 'start':
      return { event };
    case 'wait':
      return { event, waitingFor: note || 'A second visit', temporaryFix };
    case 'miss':
      return { event, reason: note || 'No one was home.' };
    default:
      return { event: 'finish', note };
  }
}

export const proJobsRoutes = implement(proJobs, proJobsSchemas, {
  openJob: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: (call) => readJob(call, call.loaded.id, call.body.device),
  }),
  requestCode: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, loaded, body, now }) => ({ sentTo: await sendCode(db, loaded, body.via, now) }),
  }),
  confirmCode: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: ({ db, loaded, body, now }) => confirmCode(db, loaded, body.code, now),
  }),
  acceptJob: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async (call) => readJob(call, await acceptJob(call, call.body), call.body.device),
  }),
  declineJob: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async (call) => readJob(call, await declineJob(call, call.body), call.body.device),
  }),
  scheduleJob: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: (call) =>
      act(call, ({ workOrderId, company }) => {
        const { startsAt, endsAt, replaces } = call.body;
        return scheduleVisit(call, workOrderId, { startsAt, endsAt, replaces }, proActor(company));
      }),
  }),
  moveJob: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: (call) =>
      act(call, async ({ id, workOrderId, company, checklist, moves, answeredAt }) => {
        const { id: moveId, at } = call.body;
        if (moveId && moves.includes(moveId)) return;
        if (call.body.event === 'finish' && JOB_STEPS.some((step) => !checklist[step]))
          throw conflict('Tick every step of the checklist first.');
        const sentAt = new Date(Math.min(new Date(at ?? call.now).getTime(), call.now.getTime()));
        if (call.body.event === 'depart' || call.body.event === 'start')
          await requireVisitDay(call, workOrderId, sentAt);
        await moveByPerson(call, workOrderId, moveOf(call.body), proActor(company));
        if (moveId) await addOfferMove(call.db, id, moveId);
        if (call.body.event !== 'start') return;
        // A phone that was offline says when it was; never after now, nor before the job was accepted.
        const arrivedMs = Math.max(sentAt.getTime(), answeredAt?.getTime() ?? 0);
        await setOfferArrived(call.db, id, new Date(Math.min(arrivedMs, call.now.getTime())));
      }),
  }),
  saveChecklist: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: (call) =>
      act(call, ({ id, checklist }) => {
        const at = call.now.toISOString();
        const ticked = Object.fromEntries(call.body.steps.map((step) => [step, checklist[step] ?? at]));
        return setOfferChecklist(call.db, id, ticked);
      }),
  }),
  addJobMessage: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: (call) =>
      act(call, ({ workOrderId, company }) => {
        const { id, body } = call.body;
        return addProMessage(call, workOrderId, { id, body }, proActor(company));
      }),
  }),
  addJobQuote: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: (call) =>
      act(call, ({ workOrderId, company, proId }) => {
        const { diagnosis, lines, taxCents, warrantyDays } = call.body;
        const quote = {
          vendorName: company,
          diagnosis,
          taxCents,
          warrantyDays,
          recommended: false,
          reason: '',
          lines: lines.map((line) => ({ ...line, quantity: 1 })),
        };
        return addQuote(call, workOrderId, quote, proActor(company), proId);
      }),
  }),
  addJobInvoice: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: (call) =>
      act(call, async ({ workOrderId, company, proId }) => {
        const pro = await findPro(call.db, proId);
        if (!pro?.address) throw conflict('We need your company’s address for invoices. Reply to our email with it.');
        const license = pro.documents.find(({ kind }) => kind === 'license')?.number ?? '';
        const { number, lines, taxCents } = call.body;
        const invoice = {
          vendorName: company,
          vendorAddress: pro.address,
          vendorPhone: pro.phone,
          vendorLicense: license,
          number,
          taxCents,
          markupCents: 0 as never,
          lines: lines.map((line) => ({ ...line, quantity: 1 })),
        };
        return addInvoice(call, workOrderId, invoice, proActor(company), proId);
      }),
  }),
  withdrawJobInvoice: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: (call) =>
      act(call, ({ workOrderId, company, proId }) =>
        withdrawInvoice(call, workOrderId, { invoiceId: call.body.invoiceId, proId }, proActor(company)),
      ),
  }),
  uploadJobPhoto: withResource({
    load: ({ params }) => isId(params.photoId) || undefined,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => storeJobPhoto(call, await requirePhotoJob(call)),
  }),
});
