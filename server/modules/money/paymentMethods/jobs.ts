import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
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

const UpdateEvent = z.object({
  ref: z.string(),
  fingerprint: z.string(),
  brand: z.string(),
  last4: z.string(),
  expires: z.string().nullable(),
  accountType: z.enum(['checking', 'savings']).nullable(),
  at: z.iso.datetime(),
});

/** The payer's bank or the card network corrected a method: it goes on under its new details, and autopay with it. */
export async function handleMethodUpdateEvent({ db, clock }: Services, payload: unknown): Promise<void> {
  const { ref, at, ...details } = UpdateEvent.parse(payload);
  await asSystem(db, async (trx) => {
    for (const row of await repo.lockByRef(trx, ref)) {
      const detailsAt = new Date(at);
      if (row.detailsAt && row.detailsAt > detailsAt) continue;
      const { brand, last4, expires, accountType } = row;
      await repo.update(trx, row.id, { ...details, detailsAt, updatedAt: clock() });
      await audit(trx, {
        event: 'payment_method.corrected',
        subject: `paymentMethod:${row.id}`,
        detail: { before: { brand, last4, expires, accountType }, after: details },
      });
    }
  });
}

export const jobs: Job[] = [
  { task: 'detachPaymentMethod', run: detachPaymentMethod },
  { task: 'handleMethodSetupEvent', run: handleMethodSetupEvent },
  { task: 'handleMethodUpdateEvent', run: handleMethodUpdateEvent },
];
