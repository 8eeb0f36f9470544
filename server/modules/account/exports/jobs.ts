import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { downloadZip } from 'client-zip';
import * as z from 'zod';
import { EXPORT_LIFETIME_DAYS } from '@/contract/account/exports/constants';
import { DAY_MS } from '@/contract/calendar/durations';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { findAccountById } from '@/server/modules/account/users';
import { buildArchive } from './archive';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

/** Gathers a copy, keeps it for a week and writes that it is ready. Tried again, it begins again. */
export async function buildExport(services: Services, payload: unknown): Promise<void> {
  const { db, storage, clock, uploadsDir } = services;
  const { id } = Payload.parse(payload);
  const wanted = await asSystem(db, (trx) => repo.findById(trx, id));
  if (!wanted || (wanted.status !== 'waiting' && wanted.status !== 'gathering')) return;
  const note = (change: Parameters<typeof repo.update>[2]) => asSystem(db, (trx) => repo.update(trx, id, change));
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 });
  const aside = path.join(uploadsDir, `export-${id}.zip`);
  try {
    const parts = buildArchive(services, wanted.userId, (done, total) => note({ status: 'gathering', done, total }));
    const zip = downloadZip(parts).body;
    if (!zip) throw new Error('A zip without a body');
    await pipeline(
      Readable.fromWeb(zip as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(aside, { mode: 0o600 }),
    );
    const storageKey = `exports/${id.slice(-2)}/${id}.zip`;
    await storage.putFile(storageKey, aside);
    const { size: bytes } = await stat(aside);
    const expiresAt = new Date(clock().getTime() + EXPORT_LIFETIME_DAYS * DAY_MS);
    await asSystem(db, async (trx) => {
      await repo.update(trx, id, { status: 'ready', storageKey, bytes, expiresAt });
      const account = await findAccountById(trx, wanted.userId, null);
      if (!account) return;
      await queueMessage(trx, {
        dedupeKey: `export:${id}`,
        channel: 'email',
        recipient: account.email,
        template: 'exportReady',
        data: {
          firstName: account.firstName,
          link: `${services.siteUrl}${routes.accounts.delete()}`,
          until: expiresAt.toISOString(),
        },
      });
    });
  } finally {
    await rm(aside, { force: true });
  }
}

/** Removes copies after their week. */
export async function expireExports({ db, clock }: Services): Promise<void> {
  await asSystem(db, async (trx) => {
    await repo.markFailed(trx, clock());
    const keys = await repo.expire(trx, clock());
    if (keys.length > 0) await enqueue(trx, 'removeFiles', { keys });
  });
}

export const jobs: Job[] = [
  { task: 'expireExports', cron: '27 * * * *', run: expireExports },
  { task: 'buildExport', run: buildExport },
];
