import * as z from 'zod';
import { isLetter } from '@/contract/tenancy/leaseRequests/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { removeUnnamedFiles } from '@/server/files/named';
import type { Job } from '@/server/jobs/job';
import { storeForAll } from '@/server/modules/account/documents';
import { presentAccount } from '@/server/modules/money/charges/account/account';
import { sealFile } from '@/server/modules/platform/signing';
import { handleAddendumEnvelope, startAddenda } from './addenda/jobs';
import { letterTitles, renderLetter } from './records';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

/** Seals a letter and puts it among the documents of who asked, once. */
export async function writeLeaseLetter(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock } = services;
  const now = clock();
  const found = await asSystem(db, async (trx) => {
    const request = await repo.lock(trx, id);
    if (!request?.askedBy || request.documentedAt || !isLetter(request.kind)) return undefined;
    const { terms } = await repo.findTerms(trx, request.leaseId);
    const account = await presentAccount(trx, { leaseId: request.leaseId, side: 'resident' }, now);
    return { request, kind: request.kind, terms, account };
  });
  if (!found) return;
  const letter = await renderLetter({ id, ...found, writtenAt: found.request.createdAt });
  const title = `${letterTitles[found.kind]}: ${found.account.address}`;
  const { bytes, sha256, storageKey } = await sealFile(services, letter, {
    title,
    reason: 'Written and sealed by Belong',
    at: now,
  });
  const isStored = await asSystem(db, async (trx) => {
    const current = await repo.lock(trx, id);
    if (!current?.askedBy || current.documentedAt) return false;
    await storeForAll(trx, {
      ownerIds: [current.askedBy],
      homeId: current.homeId,
      name: title,
      category: found.kind === 'ledger_letter' ? 'statement' : 'lease',
      bytes: bytes.length,
      sha256,
      storageKey,
      now,
    });
    await repo.update(trx, id, { documentedAt: now });
    return true;
  });
  if (!isStored) await removeUnnamedFiles(services, [storageKey]);
}

export const jobs: Job[] = [
  { task: 'writeLeaseLetter', run: writeLeaseLetter },
  { task: 'handleEnvelopeStatus', run: handleAddendumEnvelope },
  { task: 'startAddenda', cron: '9 * * * *', run: startAddenda },
];
