// The fee of each who applies: capped by the law of the home's state, charged once, and given back where it was not used.

import * as z from 'zod';
import { type Cents, cents, formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import type { Rule } from '@/contract/law/rules';
import { reportsFor, screeningFee } from '@/contract/law/screening';
import { ACCEPTS_SUBMISSIONS, type ApplicantRole } from '@/contract/leasing/applications/constants';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { requirePerson } from '@/server/http/person';
import { enqueue } from '@/server/jobs/queue';
import * as todos from '@/server/modules/account/todos';
import { advanceApplication } from '@/server/modules/leasing/applications';
import { type ApplicationCall, type ApplicationContext, lockPart } from '@/server/modules/leasing/applications/access';
import { notifyFee } from '@/server/modules/leasing/applications/notifications';
import * as repo from '@/server/modules/leasing/applications/repo';
import { requireNotBlocked } from '@/server/modules/money/paymentMethods';
import { refund, refundIdOf, takePayment } from '@/server/modules/money/payments';
import * as fees from './repo';

/**
 * What one adult pays for this home today: what their own reports cost us, never more than the home's fee or the law's cap.
 * A figure that our team entered can lower the cap: the page of the home showed the one of the product.
 */
export function feeCentsFor(
  { clock, screening }: Pick<Services, 'clock' | 'screening'>,
  home: Pick<repo.ApplicationHomeRow, 'city' | 'state' | 'zipcode' | 'timeZone' | 'applicationFeeCents'>,
  { role, subsidised = false, entered }: { role: ApplicantRole; subsidised?: boolean; entered: readonly Rule[] },
): Cents {
  const day = localDay(clock(), home.timeZone);
  const reports = reportsFor(jurisdictionOf(home), day, { role, subsidised, covers: screening.covers });
  const cost = reports.length === 0 ? 0 : screening.costCents(reports);
  const shown = screeningFee(home.state, day, cents(Math.min(home.applicationFeeCents, cost)));
  return screeningFee(home.state, day, shown, entered);
}

function assertOpenFee({ application, me }: ApplicationContext): { applicantId: string; amount: number } {
  if (me.status !== 'submitted' || me.fee === null) throw conflict('Submit your section first, then pay the fee.');
  if (me.feeSettledAt) throw conflict('Your fee is already paid.');
  if (!ACCEPTS_SUBMISSIONS.includes(application.status))
    throw conflict('This application is closed, so there’s nothing to pay.');
  return { applicantId: me.id, amount: me.fee };
}

/** The processor’s page; what is chosen there comes back to ours by its name alone. */
export async function openCheckout(call: ApplicationCall): Promise<{ href: string }> {
  const { services } = call;
  const order = await asSystem(services.db, async (db) => {
    const part = await lockPart(db, call);
    const home = await repo.findHome(db, part.application.homeId);
    return { ...assertOpenFee(part), email: part.me.email ?? '', home: home.streetAddress };
  });
  const back = new URL(routes.application.success(), services.siteUrl);
  back.searchParams.set('application', call.params.applicationId);
  return services.payments.openCheckout({
    key: order.applicantId,
    email: order.email,
    amount: cents(order.amount),
    description: `Belong charges $${(order.amount / 100).toFixed(2)} for your application for ${order.home}, once.`,
    returnTo: back.href,
  });
}

const declineMessages: Readonly<Record<string, string>> = {
  insufficient_funds:
    'Your bank says there isn’t enough money in the account. You weren’t charged. Please pay another way.',
  expired_card: 'That card has expired. You weren’t charged. Please pay another way.',
};

/** Charges it, once for each who applies however often it is asked for. */
export async function payFee(call: ApplicationCall & { body: { session: string } }): Promise<void> {
  const { services } = call;
  const order = await asSystem(services.db, async (db) => assertOpenFee(await lockPart(db, call)));
  const chosen = await services.payments.readCheckout(call.body.session);
  if (chosen?.key !== order.applicantId) throw conflict('You didn’t choose a payment method. Please choose one.');
  const payerId = requirePerson(call.person).id;
  await asSystem(services.db, (db) => requireNotBlocked(db, payerId, chosen.fingerprint));
  const { status, failure } = await takePayment(services, {
    payerId,
    amount: order.amount,
    purpose: 'application_fee',
    purposeId: order.applicantId,
    method: chosen.method,
    methodRef: chosen.methodRef,
  });
  failpoint(services, 'applications:feePaid');
  await handleFeeStatus(services, { applicantId: order.applicantId });
  if (status === 'failed')
    throw new ApiError(
      'paymentDeclined',
      declineMessages[failure ?? ''] ?? 'Your bank declined it. You weren’t charged. Please pay another way.',
    );
}

const ApplicantPayload = z.object({ applicantId: z.uuid() });

/** What a moved payment means for its application. Also a job: bank debits arrive, and come back, days later. */
export async function handleFeeStatus(services: Services, payload: unknown): Promise<void> {
  const { applicantId } = ApplicantPayload.parse(payload);
  await asSystem(services.db, async (db) => {
    const known = await repo.findApplicant(db, applicantId);
    const application = known && (await repo.lock(db, known.applicationId));
    const me = await repo.findApplicant(db, applicantId);
    const paid = await repo.findFeePayment(db, applicantId);
    if (!application || !me || !paid) return;
    const about = {
      applicationId: application.id,
      name: me.name,
      email: me.email ?? '',
      cents: paid.amount,
      paymentId: paid.id,
    };
    if (paid.status === 'failed' || paid.status === 'returned') {
      if (paid.method === 'bank') await notifyFee(db, services, { ...about, what: 'failed' });
      return;
    }
    if (paid.status !== 'succeeded' || me.feeSettledAt) return;
    await repo.updateApplicant(db, me.id, { feeSettledAt: services.clock() });
    await audit(db, {
      event: 'application.fee_paid',
      subject: `application:${application.id}`,
      personId: me.personId,
      detail: { applicantId, paymentId: paid.id, cents: paid.amount },
    });
    await notifyFee(db, services, { ...about, what: 'paid' });
    await enqueue(
      db,
      'generateApplicationDocuments',
      { applicantId },
      { jobKey: `application-documents:${applicantId}` },
    );
    // It ended, or they left, while the money was on its way: nothing was done for it.
    if (!ACCEPTS_SUBMISSIONS.includes(application.status) || me.status !== 'submitted')
      await enqueue(db, 'refundApplicationFees', { applicationId: application.id, applicantId });
    else await advanceApplication(db, services, application.id, null);
  });
}

/** So many days in a row a refused refund is tried, each time under an id of its own. */
const MAX_REFUND_TRIES = 5;
const retryRefund = (db: Db, { clock }: Services, applicationId: string) =>
  enqueue(
    db,
    'refundApplicationFees',
    { applicationId },
    { runAt: new Date(clock().getTime() + DAY_MS), jobKey: `refund-again:${applicationId}` },
  );

const ApplicationPayload = z.object({ applicationId: z.uuid(), applicantId: z.uuid().optional() });

/** Gives fees back that were not used: of the whole group, or of one who left. What is still on its way follows when it arrives. */
export async function refundFees(services: Services, payload: unknown): Promise<void> {
  const { applicationId, applicantId } = ApplicationPayload.parse(payload);
  const due = await asSystem(services.db, (db) => fees.findRefundableFees(db, applicationId, applicantId));
  for (const { paymentId, name, email, amount, refused } of due) {
    const { status } = await refund(services, {
      id: refundIdOf(paymentId, refused),
      paymentId,
      reason: 'Application not processed',
    });
    if (status === 'refused') {
      // Our team sees it on the desk; most causes, such as too little money at the processor, end by themselves.
      services.log.error({ paymentId }, 'an application fee could not be given back');
      if (refused + 1 < MAX_REFUND_TRIES) await asSystem(services.db, (db) => retryRefund(db, services, applicationId));
      continue;
    }
    const about = { applicationId, name, email: email ?? '', cents: amount, paymentId };
    await asSystem(services.db, (db) => notifyFee(db, services, { ...about, what: 'refunded' }));
  }
}

const RefundPayload = z.object({ refundId: z.uuid() });

/** For a job: a refund has come back. Anyone who it is for says where it can go, and those of us who pay it are asked to. */
export async function handleRefundFailure(services: Services, payload: unknown): Promise<void> {
  const { refundId } = RefundPayload.parse(payload);
  await asSystem(services.db, async (db) => {
    const failed = await fees.findFailedRefund(db, refundId);
    if (!failed) return;
    const { applicationId, name, email, amount, paymentId } = failed;
    const about = { applicationId, name, email: email ?? '', cents: amount, paymentId };
    await notifyFee(db, services, { ...about, what: 'refundFailed' });
    for (const { id: userId } of await repo.listStaff(db))
      await todos.openTodo(db, {
        userId,
        kind: 'payRefund',
        subject: refundId,
        detail: { name, amount: formatExactMoney(cents(amount)) },
      });
  });
}
