import * as z from 'zod';
import type { Services } from '@/server/context';
import type { Job } from '@/server/jobs/job';

const Payload = z.object({ methodRef: z.string() });

/** After it nothing can be charged to a method that was removed. */
export async function detachPaymentMethod({ payments }: Services, payload: unknown): Promise<void> {
  await payments.detachMethod(Payload.parse(payload).methodRef);
}

export const jobs: Job[] = [{ task: 'detachPaymentMethod', run: detachPaymentMethod }];
