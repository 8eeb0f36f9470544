import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { applyAdvanceEnvelope } from './disclosure';

const Subject = z.object({ subject: z.string() });

/** For the job `handleEnvelopeStatus`: documents that are not of an advance are another module's. */
export async function handleAdvanceEnvelope({ db, clock, siteUrl }: Services, payload: unknown): Promise<void> {
  const [noun, id = ''] = Subject.parse(payload).subject.split(':');
  if (noun === 'advance') await asSystem(db, (trx) => applyAdvanceEnvelope(trx, id, { now: clock(), siteUrl }));
}
