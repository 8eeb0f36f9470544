// After a certification: the form becomes a sealed file, and the IRS is asked about name and number. Both may run twice.

import * as z from 'zod';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { removeUnnamedFiles } from '@/server/files/named';
import { audit } from '@/server/http/audit';
import type { Job } from '@/server/jobs/job';
import { storeForAll } from '@/server/modules/account/documents';
import { queueMessage } from '@/server/modules/account/outbox';
import { sealFile } from '@/server/modules/platform/signing';
import { hasAsciiSpelling } from '@/server/names/ascii';
import { isMatch, isMismatch } from '@/server/providers/tinMatching/tinMatching';
import { openTin } from './index';
import { renderW9, W9_TITLE } from './pdf';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

/** Seals the substitute form and puts it among its owner's documents, once. */
export async function sealW9(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock } = services;
  const row = await asSystem(db, (trx) => repo.findById(trx, id));
  if (!row?.certifiedAt || row.sealedKey) return;
  const now = clock();
  const title = `${W9_TITLE} ${row.certifiedAt.getUTCFullYear()}`;
  const {
    bytes: sealed,
    sha256,
    storageKey: sealedKey,
  } = await sealFile(services, await renderW9(row), { title, reason: 'Certified and sealed by Belong', at: now });
  const winner = await asSystem(db, async (trx) => {
    const current = await repo.lock(trx, id);
    if (!current || current.sealedKey) return current?.sealedKey;
    await repo.update(trx, id, { sealedKey });
    // A Pro has no documents: it is read on the page of all jobs.
    if (row.userId)
      await storeForAll(trx, {
        ownerIds: [row.userId],
        homeId: null,
        name: title,
        category: 'tax',
        bytes: sealed.length,
        sha256,
        storageKey: sealedKey,
        now,
      });
    return sealedKey;
  });
  if (winner !== sealedKey) await removeUnnamedFiles(services, [sealedKey]);
}

/** Checks the name and the number; the owner of a mismatch learns how to correct it. */
export async function matchTin(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock, tinMatching, siteUrl } = services;
  const asked = await asSystem(db, async (trx) => {
    const row = await repo.lock(trx, id);
    if (row?.status !== 'certified' || !row.form || !row.tinKind || row.matchCode !== null) return undefined;
    // The IRS reads Latin letters alone. The form waits in the queue of our team, who ask for that spelling.
    if (!hasAsciiSpelling(row.form.name)) return undefined;
    const tin = await openTin(trx, row, { personId: null, why: 'TIN matching' });
    return { reference: id, kind: row.tinKind, tin, name: row.form.name };
  });
  if (!asked) return;
  const [answer] = await tinMatching.match([asked]);
  if (!answer || answer.reference !== id) throw new Error('TIN matching answered another request');
  // Codes 4 and 5 say that the request itself was wrong: asked again by the queue.
  if (!isMatch(answer.code) && !isMismatch(answer.code)) throw new Error(`TIN matching answered ${answer.code}`);
  await asSystem(db, async (trx) => {
    const row = await repo.lock(trx, id);
    if (!row || row.matchCode !== null) return;
    await repo.update(trx, id, { matchCode: answer.code, matchedAt: clock() });
    await audit(trx, { event: 'w9.matched', subject: `w9:${id}`, detail: { code: answer.code } });
    if (!isMismatch(answer.code)) return;
    const payee = repo.payeeOf(row);
    const { email, name } = await repo.findContact(trx, payee);
    await queueMessage(trx, {
      dedupeKey: `w9Mismatch:${id}`,
      channel: 'email',
      recipient: email,
      template: 'w9Mismatch',
      data: {
        name,
        link: `${siteUrl}${'proId' in payee ? routes.pros.jobs() : routes.accounts.w9({ flowId: 'new' })}`,
      },
    });
  });
}

export const jobs: Job[] = [
  { task: 'sealW9', run: sealW9 },
  { task: 'matchTin', run: matchTin },
];
