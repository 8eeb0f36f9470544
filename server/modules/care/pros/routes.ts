import { localDay } from '@/contract/calendar/localDay';
import { PRO_DOCUMENTS } from '@/contract/care/pros/constants';
import { pros } from '@/contract/care/pros/endpoints';
import { prosSchemas } from '@/contract/care/pros/schemas';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly } from '@/server/http/policy';
import { isId, newId } from '@/server/ids';
import { findCounting, payoutTaxStatus } from '@/server/modules/money/w9s';
import { proSearchHandlers } from '@/server/proSearchHandlers';
import { isMatch } from '@/server/providers/tinMatching/tinMatching';
import * as assignmentRepo from './assignment/repo';
import { readAssignment, requireFreeEmail } from './index';
import { endLogins } from './logins/repo';
import { notifyOfferEnded, offerJob } from './offers/offers';
import * as offersRepo from './offers/repo';
import { findPerformance, findTierFigures, NO_PERFORMANCE } from './performance';
import { canManagePros } from './policy';
import { presentPro, presentScorecard, presentSummary } from './presenter';
import * as repo from './repo';

/** Papers end at midnight of our office. */
const TIME_ZONE = 'America/Los_Angeles';

const load = async ({ db, params }: { db: Db; params: { proId: string } }) =>
  isId(params.proId) ? repo.findById(db, params.proId) : undefined;
const loadJob = async ({ db, params }: { db: Db; params: { workOrderId: string } }) =>
  isId(params.workOrderId) ? assignmentRepo.findJob(db, params.workOrderId) : undefined;

async function read(db: Db, proId: string, now: Date) {
  const row = await repo.findById(db, proId);
  if (!row) throw notFound();
  const performance = (await findPerformance(db, now, proId)).get(proId) ?? NO_PERFORMANCE;
  const form = await findCounting(db, { proId });
  const w9 = {
    certifiedAt: form?.certifiedAt?.toISOString() ?? null,
    isMatched: form?.matchCode !== null && form?.matchCode !== undefined && isMatch(form.matchCode),
    tax: await payoutTaxStatus(db, { proId }, now),
  };
  return { ...presentPro(row, performance, localDay(now, TIME_ZONE)), w9 };
}

async function lockJob(db: Db, id: string) {
  const job = await assignmentRepo.findJob(db, id, true);
  if (!job) throw notFound();
  return job;
}

export const prosRoutes = implement(pros, prosSchemas, {
  listPros: {
    duties: ['care'],
    authorize: canManagePros,
    handle: async ({ db, now }) => {
      const performance = await findPerformance(db, now);
      const today = localDay(now, TIME_ZONE);
      const all = await repo.list(db);
      return all.map((row) => presentSummary(row, performance.get(row.id) ?? NO_PERFORMANCE, today));
    },
  },
  getPro: withResource({
    duties: ['care'],
    load,
    authorize: canManagePros,
    runAs: 'system',
    handle: ({ db, loaded, now }) => read(db, loaded.id, now),
  }),
  createPro: {
    duties: ['care'],
    authorize: canManagePros,
    runAs: 'system',
    handle: async ({ db, body, now, auditSubject }) => {
      const id = newId(now.getTime());
      await requireFreeEmail(db, body, id);
      await repo.insert(db, id, body, now);
      auditSubject(`pro:${id}`);
      return read(db, id, now);
    },
  },
  updatePro: withResource({
    duties: ['care'],
    load,
    authorize: canManagePros,
    runAs: 'system',
    handle: async ({ db, loaded, body, now, auditSubject }) => {
      await requireFreeEmail(db, body, loaded.id);
      await repo.update(db, loaded.id, body, now);
      // The people behind the old address may be others.
      if (body.email !== loaded.email || body.phone !== loaded.phone) await endLogins(db, loaded.id);
      auditSubject(`pro:${loaded.id}`);
      return read(db, loaded.id, now);
    },
  }),
  saveProDocument: withResource({
    duties: ['care'],
    load: async (call) => {
      const kind = PRO_DOCUMENTS.find((each) => each === call.params.proDocument);
      const pro = kind && (await load(call));
      return pro && { pro, kind };
    },
    authorize: canManagePros,
    runAs: 'system',
    handle: async ({ db, person, loaded: { pro, kind }, body, now, auditSubject }) => {
      await repo.saveDocument(db, pro.id, { ...body, kind }, { personId: requirePerson(person).id, now });
      auditSubject(`pro:${pro.id}`, { kind });
      return read(db, pro.id, now);
    },
  }),
  getAssignment: withResource({
    duties: ['care'],
    load: loadJob,
    authorize: canManagePros,
    handle: ({ db, loaded, now }) => readAssignment(db, loaded, now),
  }),
  changeAssignment: withResource({
    duties: ['care'],
    load: loadJob,
    authorize: canManagePros,
    handle: async ({ db, loaded, body: { trade, respondersCalled }, now, auditSubject }) => {
      const { id } = await lockJob(db, loaded.id);
      if (trade || respondersCalled)
        await proSearchHandlers.updateTriage(db, id, {
          ...(trade && { trade }),
          ...(respondersCalled && { respondersCalledAt: now }),
        });
      auditSubject(`work_order:${id}`);
      return readAssignment(db, await lockJob(db, id), now);
    },
  }),
  offerJob: withResource({
    duties: ['care'],
    load: loadJob,
    authorize: canManagePros,
    handle: async (call) => {
      const { db, loaded, body, now, auditSubject } = call;
      const job = await lockJob(db, loaded.id);
      if ((await offerJob(call, job, body.proIds)) === 0)
        throw conflict('Everyone who could do this job was asked. Add a Pro, or ask one of them again.');
      auditSubject(`work_order:${job.id}`);
      return readAssignment(db, job, now);
    },
  }),
  withdrawOffer: withResource({
    duties: ['care'],
    load: async ({ db, params }) => (isId(params.offerId) ? offersRepo.findById(db, params.offerId) : undefined),
    authorize: canManagePros,
    handle: async ({ db, loaded, now, auditSubject }) => {
      const job = await lockJob(db, loaded.workOrderId);
      const offer = await offersRepo.findById(db, loaded.id);
      if (offer?.status !== 'offered') throw conflict('This offer was answered already. Reload to see the answer.');
      await offersRepo.setStatus(db, offer.id, 'withdrawn', { now });
      await offersRepo.revoke(db, offer.id, now);
      await notifyOfferEnded({ db }, offer, job, 'We took the job back.');
      auditSubject(`work_order:${job.id}`);
      return readAssignment(db, job, now);
    },
  }),
  getScorecard: {
    authorize: audienceOnly,
    runAs: 'system',
    handle: async ({ db, now }) => presentScorecard(await findTierFigures(db, now), localDay(now, TIME_ZONE)),
  },
});
