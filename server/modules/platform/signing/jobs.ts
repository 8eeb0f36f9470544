import * as z from 'zod';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { removeUnnamedFiles } from '@/server/files/named';
import type { Job } from '@/server/jobs/job';
import { storeForAll } from '@/server/modules/account/documents';
import { auditEnvelope, changeStatus, enqueueStatusTask, isFullySigned, lockEnvelope, notifySigner } from './index';
import { ownDocuments, renderDocument } from './pdf';
import * as repo from './repo';
import { sealFile } from './seals/system';

const Payload = z.object({ id: z.uuid() });
const Reminder = Payload.extend({ signerId: z.uuid() });
const findOpenEnvelope = ['sent', 'viewed', 'partly_signed'];

const isSealable = ({ envelope, signers }: repo.EnvelopeWithSigners) =>
  envelope.status === 'partly_signed' && isFullySigned(signers);

/**
 * Seals what everybody has signed, once. Rendering, sealing, and storing may take seconds, so they happen before the
 * transaction that writes the result down; what everybody has signed does not change meanwhile. A run that dies leaves
 * it to the next one, and of two runs at once the slower one drops its file.
 */
export async function sealEnvelope(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock } = services;
  const signed = await asSystem(db, async (trx) => {
    const whole = await repo.find(trx, id);
    return whole && isSealable(whole) ? { whole, trail: await repo.auditTrail(trx, id) } : undefined;
  });
  if (!signed) return;
  const now = clock();
  const { paper } = signed.whole.envelope;
  const seal = async (title: string, own?: string) => {
    const rendered = await renderDocument(signed.whole, signed.trail, now, own);
    failpoint(services, 'signing:rendered');
    const reason = 'Signed by everyone and sealed by Belong';
    return { name: title, ...(await sealFile(services, rendered, { title, reason, at: now })) };
  };
  const file = await seal(paper.title);
  const others: (typeof file)[] = [];
  for (const title of ownDocuments(paper)) others.push(await seal(title, title));
  const { storageKey: sealedKey, certificate } = file;
  const sealedHash = file.sha256.toString('hex');
  failpoint(services, 'signing:stored');
  const winner = await asSystem(db, async (trx) => {
    const whole = await lockEnvelope(trx, id);
    const { envelope, signers } = whole;
    if (!isSealable(whole)) return envelope.sealedKey;
    await repo.update(trx, id, { status: changeStatus(envelope, 'complete'), completedAt: now, sealedKey, sealedHash });
    await auditEnvelope(trx, id, 'completed', { paperHash: envelope.paperHash, sealedHash, certificate });
    for (const { name, bytes, sha256, storageKey } of [file, ...others])
      await storeForAll(trx, {
        ownerIds: signers.flatMap(({ status, userId }) => (status === 'signed' && userId ? [userId] : [])),
        homeId: envelope.homeId,
        name,
        category: envelope.subject.startsWith('lease:') ? 'lease' : 'agreement',
        bytes: bytes.length,
        sha256,
        storageKey,
        now,
      });
    await enqueueStatusTask(trx, envelope);
    for (const signer of signers)
      if (signer.status === 'signed')
        await notifySigner(trx, 'documentsCompleted', envelope, signer, {
          accountLink: `${services.siteUrl}${routes.accounts.overview()}`,
        });
    return sealedKey;
  });
  if (winner !== sealedKey)
    await removeUnnamedFiles(
      services,
      [file, ...others].map(({ storageKey }) => storageKey),
    );
}

/** Expires envelopes that were not finished in time. */
export const expireEnvelope = (services: Services, payload: unknown) =>
  whileOpen(services, Payload.parse(payload).id, async (db, { envelope, signers }) => {
    if (envelope.expiresAt > services.clock() || isFullySigned(signers)) return;
    await repo.update(db, envelope.id, { status: changeStatus(envelope, 'expire') });
    await auditEnvelope(db, envelope.id, 'expired', {});
    await enqueueStatusTask(db, envelope);
  });

/** Reminds an invited signer who has not signed. */
export const remindSigner = (services: Services, payload: unknown) => {
  const { id, signerId } = Reminder.parse(payload);
  return whileOpen(services, id, async (db, { envelope, signers }) => {
    const signer = signers.find((one) => one.id === signerId);
    if (!signer || !['invited', 'viewed', 'consented'].includes(signer.status)) return;
    await notifySigner(db, 'documentsReminder', envelope, signer);
    await auditEnvelope(db, id, 'reminded', { signerId });
  });
};

const whileOpen = ({ db }: Services, id: string, work: (db: Db, whole: repo.EnvelopeWithSigners) => Promise<void>) =>
  asSystem(db, async (trx) => {
    const whole = await lockEnvelope(trx, id);
    if (findOpenEnvelope.includes(whole.envelope.status)) await work(trx, whole);
  });

export const jobs: Job[] = [
  { task: 'expireEnvelope', run: expireEnvelope },
  { task: 'remindSigner', run: remindSigner },
  { task: 'sealEnvelope', run: sealEnvelope },
];
