import { payouts } from '@/contract/money/payouts/endpoints';
import { payoutsSchemas } from '@/contract/money/payouts/schemas';
import { submitAction } from '@/server/approvals/submit';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, type Person, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { createLink } from '@/server/modules/account/documents';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import { findHomeById } from '@/server/modules/homes/homes';
import { discloseAdvance } from './disclosures/disclosure';
import { comparePlans, findPayableHome, getGuarantee, readEarnings } from './index';
import { ownerStatementFile } from './ownerStatements/files';
import { readOwnerStatement } from './ownerStatements/ownerStatement';
import { requestPlanChange, withdrawPlanChange } from './planChanges/planChanges';
import { canChangePlan, canHandlePayouts, canSeeMoney } from './policy';
import { presentPayouts, presentRun } from './presenter';
import * as repo from './repo';
import { presentRunDetail } from './runs/presenter';
import * as runs from './runs/repo';
import { createRun, discardRun, nextPayDay, releaseRun } from './runs/runs';
import { scheduleECsv, statementCsv } from './statements/presenter';

type Call = Pick<OperationContext, 'db' | 'person'>;

async function accessTo(db: Db, person: Person | null, homeId: string): Promise<HomeAccess | undefined> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, homeId, id);
  return access && (access.role !== null || isOnDuty(person)) ? access : undefined;
}

async function loadHome({ db, person, params }: Call & { params: { homeId: string } }) {
  const access = isId(params.homeId) ? await accessTo(db, person, params.homeId) : undefined;
  if (!access) throw notFound('We couldn’t find that home.');
  return { access };
}

async function loadPayout({ db, person, params }: Call & { params: { payoutId: string } }) {
  const payout = isId(params.payoutId) ? await repo.findById(db, params.payoutId) : undefined;
  const access = payout && (await accessTo(db, person, payout.homeId));
  return payout && access && { payout, access };
}

const loadRun = async ({ db, params }: Call & { params: { payoutRunId: string } }) =>
  isId(params.payoutRunId) ? runs.findRun(db, params.payoutRunId) : undefined;

async function runOf(db: Db, id: string, person: Person | null) {
  const run = await runs.findRun(db, id);
  if (!run) throw notFound();
  return presentRun(db, run, requirePerson(person).id);
}

const SYSTEM = 'system' as const;

export const payoutsRoutes = implement(payouts, payoutsSchemas, {
  getEarnings: {
    authorize: rowLevel,
    runAs: SYSTEM,
    handle: ({ db, person, query, now }) =>
      readEarnings(db, requirePerson(person).id, query.year ?? Number(officeDay(now).slice(0, 4)), now),
  },
  getPlanComparison: withResource({
    duties: ['money', 'support'],
    load: loadHome,
    authorize: canSeeMoney,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { access }, now }) => {
      const home = await findHomeById(db, access.homeId);
      if (!home) throw notFound('We couldn’t find that home.');
      const [payable] = await repo.listPayableHomes(db, access.homeId);
      return { current: payable?.terms.offer.plan.plan ?? null, ...(await comparePlans(db, home, now)) };
    },
  }),
  requestPlanChange: withResource({
    load: loadHome,
    authorize: canChangePlan,
    runAs: SYSTEM,
    handle: ({ db, loaded: { access }, person, body, now }) =>
      requestPlanChange(db, { homeId: access.homeId, ownerId: requirePerson(person).id }, body.plan, now),
  }),
  withdrawPlanChange: withResource({
    load: loadHome,
    authorize: canChangePlan,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { access }, person }) => {
      await withdrawPlanChange(db, access.homeId, requirePerson(person).id);
      return {};
    },
  }),
  discloseAdvance: withResource({
    load: loadHome,
    authorize: canChangePlan,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { access }, person, body: { offerId }, now }) => {
      const home = await findPayableHome(db, access.homeId);
      if (!home) throw conflict('Sign the management agreement of this home first.');
      return { envelopeId: await discloseAdvance(db, home, { offerId, personId: requirePerson(person).id, now }) };
    },
  }),
  getGuarantee: withResource({
    duties: ['money'],
    load: loadHome,
    authorize: canHandlePayouts,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { access } }) => ({ guarantee: await getGuarantee(db, access.homeId) }),
  }),
  setGuarantee: withResource({
    duties: ['money'],
    load: loadHome,
    authorize: canHandlePayouts,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { access }, person, body: { voidReason }, now, services }) => {
      const { homeId } = access;
      const wish = { homeId, voidReason, reason: voidReason ?? 'Bring the guarantee back' };
      const request = await submitAction(db, 'guarantee', wish, { personId: requirePerson(person).id, now, services });
      return { guarantee: await getGuarantee(db, homeId), request };
    },
  }),
  exportStatement: withResource({
    duties: ['money', 'support'],
    load: loadPayout,
    authorize: canSeeMoney,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { payout, access } }) => {
      const [presented] = await presentPayouts(db, [payout]);
      if (!presented) throw notFound();
      return { fileName: `statement-${payout.period.slice(0, 7)}.csv`, text: statementCsv(presented, access.address) };
    },
  }),
  exportScheduleE: {
    authorize: rowLevel,
    runAs: SYSTEM,
    handle: async ({ db, person, query: { year }, now }) => {
      const { homes, payouts: all } = await readEarnings(db, requirePerson(person).id, year, now);
      return { fileName: `schedule-e-${year}.csv`, text: scheduleECsv(all, homes, year) };
    },
  },
  getOwnerStatement: withResource({
    duties: ['money', 'support'],
    load: loadHome,
    authorize: canSeeMoney,
    runAs: SYSTEM,
    handle: ({ db, loaded: { access }, query, now }) => readOwnerStatement(db, access, query, now),
  }),
  exportOwnerStatement: withResource({
    duties: ['money', 'support'],
    load: loadHome,
    authorize: canSeeMoney,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { access }, query: { format, ...wish }, now }) =>
      ownerStatementFile(await readOwnerStatement(db, access, wish, now), { ...wish, format, now }),
  }),
  listPayoutRuns: {
    duties: ['money'],
    authorize: canHandlePayouts,
    handle: async ({ db, person, now }) => {
      const items = [];
      for (const run of await runs.listRuns(db)) items.push(await presentRun(db, run, requirePerson(person).id));
      const today = officeDay(now);
      const days = (await repo.listPayoutDays(db)).map((day) => nextPayDay(day, today));
      return { items, nextPayOn: days.sort()[0] ?? null };
    },
  },
  createPayoutRun: {
    duties: ['money'],
    authorize: canHandlePayouts,
    runAs: SYSTEM,
    handle: async ({ db, person, body, now }) => {
      const run = await createRun(db, body.payOn, requirePerson(person).id, now);
      return runOf(db, run.id, person);
    },
  },
  getPayoutRun: withResource({
    duties: ['money'],
    load: loadRun,
    authorize: canHandlePayouts,
    runAs: SYSTEM,
    handle: ({ db, loaded, person, query, now }) =>
      presentRunDetail(db, loaded, { personId: requirePerson(person).id, after: query.after ?? null, now }),
  }),
  createStatementsLink: withResource({
    duties: ['money'],
    load: loadRun,
    authorize: canHandlePayouts,
    handle: async ({ db, loaded, person, now }) => {
      if (!(await runs.hasStatements(db, loaded.id)))
        throw conflict('No statement of this run is written yet. Statements follow once its payouts are sent.');
      return createLink(db, requirePerson(person).id, { kind: 'statements', subject: loaded.id }, now);
    },
  }),
  releasePayoutRun: withResource({
    duties: ['money'],
    load: loadRun,
    authorize: canHandlePayouts,
    runAs: SYSTEM,
    handle: async ({ db, loaded, person, now }) => {
      await releaseRun(db, loaded.id, requirePerson(person).id, now);
      return runOf(db, loaded.id, person);
    },
  }),
  discardPayoutRun: withResource({
    duties: ['money'],
    load: loadRun,
    authorize: canHandlePayouts,
    runAs: SYSTEM,
    handle: async ({ db, loaded, person }) => {
      await discardRun(db, loaded.id, requirePerson(person).id);
      return runOf(db, loaded.id, person);
    },
  }),
});
