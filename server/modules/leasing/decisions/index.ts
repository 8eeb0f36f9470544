// The homeowner's decision: once, in the order received where the law asks for it, on published criteria; all people
// concerned are notified in the same transaction.

import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { decisionOrderRule } from '@/contract/law/screening';
import type { ApplicationEvent } from '@/contract/leasing/applications/constants';
import type { Decision, HomeApplications } from '@/contract/leasing/decisions/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { moveApplication } from '@/server/modules/leasing/applications';
import { byReceipt, findEarlierPending, findPromised } from './decisionOrder/policy';
import { assertLawful } from './lawfulness/policy';
import { notifyDecision } from './notifications';
import { presentForHome } from './presenter';
import * as repo from './repo';

const eventOf: Record<Decision['outcome'], ApplicationEvent> = {
  approved: 'approve',
  approved_with_conditions: 'approveWithConditions',
  declined: 'decline',
};

export { notifyCoSignerDeclined } from './coSigners/notifications';
export { notifyApprovalCanceled } from './ownerWithdrawal/notifications';

export type DecisionInput = Pick<Decision, 'outcome' | 'reasons' | 'conditions' | 'message'>;

/** What a homeowner sees of the applications for one home. */
export async function presentHomeApplications(db: Db, home: repo.DecidedHome, now: Date): Promise<HomeApplications> {
  return presentForHome(home, await repo.findReceivedByHomes(db, [home.id], now), now);
}

/** One of us who decides for a homeowner, and how that one was asked. */
export interface DecidingStaff {
  id: string;
  reason: string;
}

/** Decides; what stands in the way is a conflict that says what it is. */
export async function decide(
  services: Services,
  trx: Db,
  ownerId: string,
  { id, homeId }: { id: string; homeId: string },
  wish: DecisionInput,
  staff?: DecidingStaff,
): Promise<HomeApplications> {
  const now = services.clock();
  await repo.lockHome(trx, homeId);
  const home = await repo.findHome(trx, homeId, ownerId);
  if (!home) throw notFound();
  const rows = await repo.findReceivedByHomes(trx, [homeId], now);
  const row = rows.find((each) => each.id === id);
  if (!row) throw notFound();
  const day = localDay(now, home.timeZone);
  assertTurn(rows, row, wish, { home, day, now });
  const shown = presentForHome(home, rows, now);
  const application = shown.applications.find((each) => each.id === id);
  if (!application || !row.lines)
    throw conflict('We’re still screening this application. You can decide when we’re done.');
  assertLawful(wish, application, shown, day);
  const decisionId = newId(now.getTime());
  const firstName = await repo.findFirstName(trx, ownerId);
  const by = staff ? `Belong, for ${firstName}` : firstName;
  const { outcome, reasons, conditions, message } = wish;
  const moved = await moveApplication(trx, services, id, eventOf[outcome], {
    personId: staff?.id ?? ownerId,
    detail: { reasons, conditions, ...(staff && { forOwner: ownerId }) },
  });
  await repo.insert(trx, {
    id: decisionId,
    applicationId: id,
    outcome,
    reasons,
    conditions: JSON.stringify(conditions),
    message,
    criteriaVersion: row.criteriaVersion ?? '',
    lines: JSON.stringify(row.lines),
    decidedBy: staff?.id ?? ownerId,
    onBehalfReason: staff?.reason ?? null,
    decidedByName: by,
    decidedAt: now,
  });
  failpoint(services, 'decisions:saved');
  const { lines } = row;
  const at = now.toISOString();
  await notifyDecision(trx, services, {
    ...wish,
    id: decisionId,
    applicationId: id,
    by,
    at,
    lines,
    home,
    day,
    now,
    acceptBy: moved.expiresAt,
  });
  return presentHomeApplications(trx, home, now);
}

interface DecisionTime {
  home: repo.DecidedHome;
  day: string;
  now: Date;
}

function assertTurn(
  rows: readonly repo.ReceivedRow[],
  row: repo.ReceivedRow,
  { outcome }: DecisionInput,
  { home, day, now }: DecisionTime,
): void {
  const first = findEarlierPending(rows, row.id, { where: jurisdictionOf(home), day, now });
  if (first) {
    const rule = decisionOrderRule(jurisdictionOf(home), day)?.rule;
    throw conflict(
      `Application ${byReceipt(rows).indexOf(first) + 1} was complete first, so decide on it first. ${rule?.says ?? ''} (${rule?.source ?? ''})`,
    );
  }
  const winner = outcome === 'declined' ? undefined : findPromised(rows, row.id);
  if (winner)
    throw conflict(
      `You approved application ${byReceipt(rows).indexOf(winner) + 1}. You can’t approve anyone else until they answer.`,
    );
}
