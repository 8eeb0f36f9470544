import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import * as repo from './repo';
import { applyVerification } from './setup/system';

const Payload = z.object({ methodRef: z.string() });

/** After it nothing can be charged to a method that was removed. */
export async function detachPaymentMethod({ payments }: Services, payload: unknown): Promise<void> {
  await payments.detachMethod(Payload.parse(payload).methodRef);
}

const SetupEvent = z.object({ ref: z.string(), outcome: z.enum(['verified', 'exhausted', 'expired', 'failed']) });

/** Small deposits were confirmed on the processor's own page, or came to nothing. */
export async function handleMethodSetupEvent({ db, clock }: Services, payload: unknown): Promise<void> {
  const { ref, outcome } = SetupEvent.parse(payload);
  await asSystem(db, async (trx) => {
    const row = await repo.lockBySetup(trx, ref);
    if (row) await applyVerification(trx, row, outcome, clock());
  });
}

export const jobs: Job[] = [
  { task: 'detachPaymentMethod', run: detachPaymentMethod },
  { task: 'handleMethodSetupEvent', run: handleMethodSetupEvent },
];
