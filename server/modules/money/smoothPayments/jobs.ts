// What becomes of the disclosure moves the plan, and repairs to be spread get theirs. Each may run twice or late.
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { envelopeStatusOf } from '@/server/modules/platform/signing';
import { beginPlan, endUnsigned } from './index';
import { offerSpread } from './repairs';
import * as repo from './repo';

const Payload = z.object({ subject: z.string() });
const RepairPayload = z.object({ workOrderId: z.uuid() });

/** For the job `handleEnvelopeStatus`: documents that are not of a plan are another module's. */
export async function handleInstallmentEnvelope({ db, clock }: Services, payload: unknown): Promise<void> {
  const [noun, id = ''] = Payload.parse(payload).subject.split(':');
  if (noun !== 'installmentPlan') return;
  await asSystem(db, async (trx) => {
    const plan = await repo.lock(trx, id);
    const status = plan?.envelopeId && (await envelopeStatusOf(trx, plan.envelopeId));
    if (!plan || !status) return;
    if (status === 'completed') await beginPlan(trx, plan, clock());
    else if (['declined', 'expired', 'voided'].includes(status)) await endUnsigned(trx, plan, clock());
  });
}

export async function offerRepairSpread(services: Services, payload: unknown): Promise<void> {
  const { workOrderId } = RepairPayload.parse(payload);
  const now = services.clock();
  await asSystem(services.db, (db) => offerSpread({ db, services, now }, workOrderId));
}

export const jobs: Job[] = [
  { task: 'handleEnvelopeStatus', run: handleInstallmentEnvelope },
  { task: 'offerRepairSpread', run: offerRepairSpread },
];
