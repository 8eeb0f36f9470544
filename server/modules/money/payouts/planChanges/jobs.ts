// Each run reads where a change of plan stands now, so that it may run twice or late.
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import { applyPlanEnvelope, listDueChanges, startPlanChange } from './planChanges';

const Subject = z.object({ subject: z.string() });

/** For the job `handleEnvelopeStatus`: agreements that change no plan are not ours. */
export async function handlePlanEnvelope({ db, clock }: Services, payload: unknown): Promise<void> {
  const [noun, id = ''] = Subject.parse(payload).subject.split(':');
  if (noun === 'agreement') await asSystem(db, (trx) => applyPlanEnvelope(trx, id, clock()));
}

/** Every hour: signed plans that are due. */
export async function startPlanChanges(services: Services): Promise<void> {
  const { db, clock } = services;
  const due = await asSystem(db, (trx) => listDueChanges(trx, clock()));
  await forEachRow(services, due, (id) => asSystem(db, (trx) => startPlanChange(trx, id, clock())));
}
