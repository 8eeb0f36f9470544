import { localDay } from '@/contract/calendar/localDay';
import type { Db } from '@/server/db/client';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import {
  ownerRenewalPath,
  renewalSigningPath,
  residentRenewalPath,
} from '@/server/modules/tenancy/renewals/notifications';
import * as repo from '@/server/modules/tenancy/renewals/repo';
import { OWNER_STEPS, RESIDENT_STEPS } from './constants';

async function stepOf(db: Db, row: repo.RenewalView, personId: string): Promise<NextStep | undefined> {
  const rules = (row.isOwnerSide ? OWNER_STEPS : RESIDENT_STEPS)[row.status];
  if (!rules) return undefined;
  const signers = row.envelopeId ? await repo.listPendingSigners(db, row.envelopeId, personId) : [];
  const canSign = signers.some(({ isMe, status }) => isMe && status !== 'waiting');
  const isMine = row.status === 'accepted' ? canSign : rules.mine !== undefined;
  const text = isMine ? rules.mine : rules.others;
  if (!text) return undefined;
  const others = signers.filter(({ isMe }) => !isMe).map(({ name }) => name);
  const awaited = row.isOwnerSide ? row.terms.residents : ['the homeowner'];
  const waitingFor = row.status === 'approved' ? 'Belong' : (others.length > 0 ? others : awaited).join(', ');
  const path = row.isOwnerSide ? ownerRenewalPath(row.homeId) : residentRenewalPath(row.leaseId);
  const { title, reason, label } = text(row.terms.address);
  return {
    id: `renewal:${row.id}:${row.status}`,
    kind: `renewal.${row.status}`,
    waitingFor: isMine ? null : waitingFor,
    title,
    reason,
    ...(row.isOwnerSide && { homeId: row.homeId }),
    dueOn: isMine && row.status !== 'accepted' ? localDay(row.respondBy.getTime() - 1, row.terms.timeZone) : null,
    since: row.updatedAt.toISOString(),
    action: { label, href: isMine && row.status === 'accepted' ? renewalSigningPath(row.homeId, row.id) : path },
  };
}

/** Offers for both sides, and leases of one's homes that end soon and have no offer yet. */
export const renewalSteps: NextStepSource = async (db, { id: personId, type }, now) => {
  const steps: NextStep[] = [];
  for (const row of await repo.list(db, personId)) {
    const step = await stepOf(db, row, personId);
    if (step) steps.push(step);
  }
  if (type === 'staff') return steps;
  const today = now.toISOString().slice(0, 10);
  for (const { leaseId, homeId, address, endOn, since } of await repo.listDue(db, personId, today))
    steps.push({
      id: `renewal:due:${leaseId}`,
      kind: 'renewal.due',
      waitingFor: null,
      title: `Plan the renewal for ${address}`,
      reason: 'The lease ends soon. Keep the rent, change it within the law, or plan a move-out.',
      homeId,
      dueOn: endOn,
      since: since.toISOString(),
      action: { label: 'Compare your options', href: ownerRenewalPath(homeId) },
    });
  return steps;
};
