// Another payout plan: asked for, signed again by everyone on the title and by us, then in force from the first of a month.
import { Temporal } from 'temporal-polyfill';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import type { PlanChange } from '@/contract/money/payouts/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { accountBalance, homeAdvance } from '@/server/modules/money/ledger';
import { findRunningLease, planProblem } from '@/server/modules/money/payouts/planChanges/planTerms';
import { listPayableHomes } from '@/server/modules/money/payouts/repo';
import { findEnvelopeOf, sendPlanAgreement } from '@/server/modules/onboarding/agreements/planAgreements';
import { envelopeStatusOf, voidIfOpen } from '@/server/modules/platform/signing';

/** The change of a home that waits for signatures or for its day. */
export const findPlanChange = (db: Db, homeId: string) =>
  db
    .selectFrom('payoutPlanChanges')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('status', 'in', ['requested', 'signed'])
    .executeTakeFirst();

type ChangeRow = NonNullable<Awaited<ReturnType<typeof findPlanChange>>>;

export const presentPlanChange = ({ plan, effectiveFrom, status, agreementId }: ChangeRow): PlanChange => ({
  plan,
  effectiveFrom,
  agreementId,
  isSigned: status === 'signed',
});

export const nextMonth = (now: Date) =>
  Temporal.PlainDate.from(officeDay(now)).with({ day: 1 }).add({ months: 1 }).toString();

const auditChange = (
  db: Db,
  event: 'requested' | 'signed' | 'declined' | 'started' | 'withdrawn',
  { id, homeId, plan, effectiveFrom }: Pick<ChangeRow, 'id' | 'homeId' | 'plan' | 'effectiveFrom'>,
  personId?: string,
) =>
  audit(db, {
    event: `payout.plan_change_${event}`,
    subject: `payout:${id}`,
    ...(personId && { personId }),
    detail: { homeId, plan, effectiveFrom },
  });

/** Asks for another plan from the first of next month, and sends it to be signed. An advance comes in first. As the system. */
export async function requestPlanChange(
  db: Db,
  { homeId, ownerId }: { homeId: string; ownerId: string },
  plan: PayoutPlanName,
  now: Date,
): Promise<PlanChange> {
  const [home] = await listPayableHomes(db, homeId);
  if (!home) throw conflict('Sign the management agreement of this home first.');
  if (home.terms.offer.plan.plan === plan) throw conflict('You have this payout plan already.');
  if ((await accountBalance(db, homeAdvance({ homeId }))) > 0)
    throw conflict('You can change plans once the rent you got in advance has come in.');
  if (await findPlanChange(db, homeId)) throw conflict('You asked for another plan already. Withdraw that first.');
  const problem = planProblem(plan, { state: home.state, lease: await findRunningLease(db, homeId) }, now);
  if (problem) throw conflict(problem);
  const effectiveFrom = nextMonth(now);
  const agreementId = await sendPlanAgreement(db, { homeId, plan, startOn: effectiveFrom, now });
  const change = { id: newId(now.getTime()), homeId, ownerId, plan, effectiveFrom, agreementId, createdAt: now };
  await db.insertInto('payoutPlanChanges').values(change).execute();
  await auditChange(db, 'requested', change, ownerId);
  return { plan, effectiveFrom, agreementId, isSigned: false };
}

/** Takes the request back, and with it what was to be signed. As the system. */
export async function withdrawPlanChange(db: Db, homeId: string, personId: string): Promise<void> {
  const open = await findPlanChange(db, homeId);
  if (!open) throw conflict('There is no request for another plan.');
  if (open.status === 'signed')
    throw conflict('Everyone has signed the new plan. Ask for another one after it starts.');
  const envelopeId = open.agreementId && (await findEnvelopeOf(db, open.agreementId));
  if (envelopeId) await voidIfOpen(db, envelopeId, 'The owner keeps their payout plan.', personId);
  await setStatus(db, open.id, { status: 'withdrawn' });
  await auditChange(db, 'withdrawn', open, personId);
}

const setStatus = (
  db: Db,
  id: string,
  values: { status: 'signed' | 'active' | 'withdrawn' | 'declined'; effectiveFrom?: string },
) => db.updateTable('payoutPlanChanges').set(values).where('id', '=', id).execute();

const lockChange = (db: Db, column: 'id' | 'agreementId', value: string) =>
  db.selectFrom('payoutPlanChanges').selectAll().where(column, '=', value).forUpdate().executeTakeFirst();

/** What became of its document; done again, it does nothing more. As the system. */
export async function applyPlanEnvelope(db: Db, agreementId: string, now: Date): Promise<void> {
  const change = await lockChange(db, 'agreementId', agreementId);
  const envelopeId = change && (await findEnvelopeOf(db, agreementId));
  if (change?.status !== 'requested' || !envelopeId) return;
  const status = await envelopeStatusOf(db, envelopeId);
  if (status === 'completed') {
    // Signed after its day: the month that runs stays as it is.
    const effectiveFrom = change.effectiveFrom > officeDay(now) ? change.effectiveFrom : nextMonth(now);
    await setStatus(db, change.id, { status: 'signed', effectiveFrom });
    await auditChange(db, 'signed', { ...change, effectiveFrom });
  } else if (status && ['declined', 'expired', 'voided'].includes(status)) {
    await setStatus(db, change.id, { status: 'declined' });
    await auditChange(db, 'declined', change);
  }
}

/** Starts signed plans that are due; rent that was paid in advance comes in under the plan it was paid by. As the system. */
export async function startPlanChange(db: Db, id: string, now: Date): Promise<void> {
  const change = await lockChange(db, 'id', id);
  if (change?.status !== 'signed' || change.effectiveFrom > officeDay(now)) return;
  if ((await accountBalance(db, homeAdvance({ homeId: change.homeId }))) > 0) return;
  await setStatus(db, id, { status: 'active' });
  await auditChange(db, 'started', change);
}

export const listDueChanges = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('payoutPlanChanges')
    .select('id')
    .where('status', '=', 'signed')
    .where('effectiveFrom', '<=', officeDay(now))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
