import type { SignerStatus } from '@/contract/platform/signing/constants';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { nextStepOf } from '@/server/modules/onboarding/agreements/presenter';
import * as repo from '@/server/modules/onboarding/agreements/repo';
import { AGREEMENT_NEXT_STEPS, startAgreementPath } from './constants';

const CAN_SIGN: readonly SignerStatus[] = ['invited', 'viewed', 'consented'];
const HAS_LEFT: readonly SignerStatus[] = ['signed', 'delegated'];

async function stepOf(db: Parameters<NextStepSource>[0], row: repo.AgreementView, personId: string) {
  const rules = AGREEMENT_NEXT_STEPS[row.status];
  const isOwner = row.ownerId === personId;
  const signers = row.envelopeId ? await repo.findSigners(db, row.envelopeId, personId) : [];
  const missing = signers.filter(({ status }) => !HAS_LEFT.includes(status));
  const isMine =
    row.status === 'sent'
      ? missing.some(({ isMe, status }) => isMe && CAN_SIGN.includes(status))
      : isOwner && (row.status === 'draft' || row.homeStatus === 'qualified');
  const owners = missing.filter(({ isMe, role }) => !isMe && role !== 'manager').map(({ name }) => name);
  const waitingFor = owners.length > 0 ? owners.join(', ') : 'Belong';
  const rule = isMine ? rules.mine : rules.others;
  if (!rule) return undefined;
  const about = {
    id: row.id,
    homeId: row.homeId,
    waitingFor,
    endedBy: row.endedBy,
    endReason: row.endReason,
    address: row.streetAddress ?? row.terms?.address ?? '',
    step: nextStepOf(row),
  };
  return {
    id: `agreement:${row.id}`,
    kind: isMine ? `agreement.${row.status}` : 'agreementSignatures',
    waitingFor: isMine ? null : waitingFor,
    homeId: row.homeId,
    dueOn: null,
    since: (row.sentAt ?? row.createdAt).toISOString(),
    ...rule(about),
  } satisfies NextStep;
}

/** Agreements that wait for an answer or a signature: for owners, for other title holders, and for our staff. */
export const agreementSteps: NextStepSource = async (db, { id: personId, type }) => {
  const steps: NextStep[] = [];
  const seenHomes = new Set<string>();
  for (const row of await repo.listByPerson(db, personId)) {
    // Only the newest agreement of a home is under way.
    if (seenHomes.has(row.homeId)) continue;
    seenHomes.add(row.homeId);
    const step = await stepOf(db, row, personId);
    if (step) steps.push(step);
  }
  if (type === 'staff') return steps;
  for (const home of await repo.listUnstartedHomes(db, personId))
    steps.push({
      id: `agreement:home:${home.id}`,
      kind: 'agreement.start',
      waitingFor: null,
      title: `Start the management agreement for ${home.streetAddress}`,
      reason: 'Your home qualifies. The management agreement comes next.',
      homeId: home.id,
      dueOn: null,
      since: home.createdAt.toISOString(),
      action: { label: 'Start the agreement', href: startAgreementPath(home.id) },
    });
  return steps;
};
