// Refunds that two people agreed on, made through the processor under the id of the request.
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import type { Job } from '@/server/jobs/job';
import { refund } from '@/server/modules/money/payments';
import { settleRequest } from './index';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

/** Runs until the processor has answered; the same id is refunded once. */
export async function makeRequestedRefund(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const request = await asSystem(services.db, (db) => repo.find(db, id));
  if (request?.status !== 'approved' || !request.paymentId) return;
  const { paymentId, amount, reason } = request;
  const outcome = await refund(services, { id, paymentId, amount, reason }).catch((error: unknown) => {
    // The payment paid something else meanwhile: that is an answer. Anything else is asked again.
    if (error instanceof ApiError) return error.message;
    throw error;
  });
  const failure =
    typeof outcome === 'string'
      ? outcome
      : outcome.status === 'refused'
        ? 'The processor refused it. Ask for a refund by check.'
        : null;
  await asSystem(services.db, (db) => settleRequest(db, id, { failure }, services));
}

export const jobs: Job[] = [{ task: 'makeRequestedRefund', run: makeRequestedRefund }];
