import { createHash } from 'node:crypto';
import * as z from 'zod';
import { letterLifecycle } from '@/contract/platform/letters/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { env } from '@/server/env';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { letterHandlers } from '@/server/letterHandlers';
import { whereIs } from './index';
import { renderPackage, renderPaper } from './paper';
import { recordService } from './recording';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

/** Prints a paper for the desk and, where mail alone serves it, hands it to the mail service. */
export async function printLetter(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock, storage, postalMail } = services;
  const found = await asSystem(db, async (trx) => {
    const letter = await repo.find(trx, id);
    if (letter?.status !== 'queued') return undefined;
    const [noun = '', subjectId = ''] = letter.subject.split(':');
    const write = await letterHandlers[noun]?.prepare(trx, subjectId);
    return write && { letter, write, where: await whereIs(trx, letter.homeId) };
  });
  if (!found) return;
  const { letter, write, where } = found;
  const paper = await renderPaper(letter, write);
  const whole = await renderPackage(letter, write, { from: env().NOTICE_ADDRESS, state: where.state });
  const storageKey = `letters/${id}.pdf`;
  await storage.put(storageKey, whole);
  const { postal } = letter.address;
  const method = letter.methods.find((each) => each === 'certifiedMail' || each === 'mail');
  const sent = await postalMail.send({
    id,
    paper,
    whole,
    recipients: letter.recipients,
    // Mail alone does not serve every paper, and a person compares some with the form of a statute first: both go to the desk.
    postal: method && !letter.compareWith ? postal : null,
    certified: letter.certified || method === 'certifiedMail',
  });
  await asSystem(db, async (trx) => {
    const current = await repo.lock(trx, id);
    const status = letterLifecycle.after(current.status, 'print');
    if (!status) return;
    await repo.update(trx, id, {
      status,
      storageKey,
      paperSha256: createHash('sha256').update(paper).digest(),
      carrier: sent?.carrier ?? null,
      reference: sent?.reference ?? null,
      updatedAt: clock(),
    });
  });
}

/** Asks the mail service about a paper, and records the service once it is in the mail. */
async function followLetter(services: Services, id: string, reference: string): Promise<void> {
  const { db, clock, postalMail } = services;
  const mailed = await postalMail.find(reference);
  if (!mailed) return;
  await asSystem(db, async (trx) => {
    const letter = await repo.lock(trx, id);
    if (letter.status !== 'ready') return;
    const certified = mailed.certifiedNumber !== null;
    await recordService(trx, services, id, {
      method: certified && letter.methods.includes('certifiedMail') ? 'certifiedMail' : 'mail',
      servedOn: mailed.on,
      servedBy: letter.carrier ?? 'Mail service',
      certifiedNumber: mailed.certifiedNumber ?? '',
      // The mail service keeps the proof under its reference.
      proofId: null,
      formCompared: false,
      hasCarrierProof: true,
      where: await whereIs(trx, letter.homeId),
      personId: null,
      now: clock(),
    });
  });
}

export async function followLetters(services: Services): Promise<void> {
  const rows = await asSystem(services.db, (trx) => repo.listAtCarrier(trx));
  await forEachRow(services, rows, ({ id, reference }) => followLetter(services, id, reference ?? ''));
}

export const jobs: Job[] = [
  { task: 'printLetter', run: printLetter },
  { task: 'followLetters', cron: '23 * * * *', run: followLetters },
];
