import type { SignerStatus } from '@/contract/platform/signing/constants';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import * as repo from '@/server/modules/leasing/leases/repo';
import { LEASE_STEPS } from './constants';

const CAN_SIGN: readonly SignerStatus[] = ['invited', 'viewed', 'consented'];
const HAS_LEFT: readonly SignerStatus[] = ['signed', 'delegated'];

/** Leases that wait for a signature, for each of their people and the owner of the home. */
export const leaseSteps: NextStepSource = async (db, { id: personId }) => {
  const steps: NextStep[] = [];
  for (const { id, homeId, status, terms, envelopeId, createdAt, myRole } of await repo.listByPerson(db, personId)) {
    const rules = LEASE_STEPS[status];
    if (!rules.mine && !rules.others) continue;
    const signers = await repo.findSigners(db, envelopeId, personId);
    const missing = signers.filter((signer) => !HAS_LEFT.includes(signer.status));
    const isMine = missing.some((signer) => signer.isMe && CAN_SIGN.includes(signer.status));
    const names = missing.filter(({ isMe }) => !isMe).map(({ name }) => name);
    const waitingFor = names.length > 0 ? names.join(', ') : 'Belong';
    const text = isMine ? rules.mine : rules.others;
    if (!text || (isMine && !myRole)) continue;
    steps.push({
      id: `lease:${id}:sign`,
      kind: isMine ? 'signLease' : 'leaseSignatures',
      waitingFor: isMine ? null : waitingFor,
      dueOn: null,
      since: createdAt.toISOString(),
      ...text({ homeId, address: terms.address.streetAddress, waitingFor }),
    });
  }
  return steps;
};
