// What becomes of the document moves the agreement. Each run reads where it stands now, so that it may run twice or late.
import * as z from 'zod';
import type { AgreementEvent } from '@/contract/onboarding/agreements/constants';
import type { EnvelopeStatus } from '@/contract/platform/signing/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { endReasonOf } from '@/server/modules/platform/signing';
import { moveAgreement } from './index';
import * as repo from './repo';

const Payload = z.object({ subject: z.string() });
const NOBODY = '00000000-0000-0000-0000-000000000000';

const agreementEvents: Partial<Record<EnvelopeStatus, AgreementEvent>> = {
  completed: 'sign',
  declined: 'decline',
  expired: 'expire',
  voided: 'void',
};

/** For the job `handleEnvelopeStatus`: documents that are not of an agreement are another module's. */
export async function handleAgreementEnvelope(services: Services, payload: unknown): Promise<void> {
  const { subject } = Payload.parse(payload);
  const [noun, id = ''] = subject.split(':');
  if (noun !== 'agreement') return;
  await asSystem(services.db, async (db) => {
    const agreement = await repo.lock(db, id);
    if (!agreement?.envelopeId) return;
    const view = await repo.findById(db, id);
    const event = view?.envelopeStatus ? agreementEvents[view.envelopeStatus] : undefined;
    if (!event) return;
    const signers = await repo.findSigners(db, agreement.envelopeId, NOBODY);
    const by = signers.find(({ status }) => status === 'declined')?.name ?? null;
    const reason = (await endReasonOf(db, agreement.envelopeId)) ?? null;
    await moveAgreement(db, agreement, event, { now: services.clock(), by, reason });
  });
}

export const jobs: Job[] = [{ task: 'handleEnvelopeStatus', run: handleAgreementEnvelope }];
