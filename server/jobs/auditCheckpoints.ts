// The heads of the audit chains, kept beside the database each day: a chain alone cannot tell that its end was cut off.
import * as z from 'zod';
import { DAY_MS } from '@/contract/calendar/durations';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { auditHeads, brokenAuditRows, missingHeads } from '@/server/http/audit';
import { readWhole } from '@/server/providers/storage/storage';
import type { Job } from './job';

type CheckpointServices = Pick<Services, 'db' | 'storage' | 'clock'>;

const AuditHeads = z.array(z.object({ stream: z.string(), id: z.int(), hash: z.string() }));

/** Of a UTC day. */
const keyOf = (at: Date) => `anchors/${at.toISOString().slice(0, 10)}.json`;

/** Keeps the heads of today, once. */
export async function writeAuditCheckpoint({ db, storage, clock }: CheckpointServices): Promise<void> {
  const key = keyOf(clock());
  if (await storage.exists(key)) return;
  const heads = await asSystem(db, auditHeads);
  await storage.put(key, Buffer.from(JSON.stringify(heads)));
}

/** What is wrong with the audit log, in sentences: rows that do not follow, and ends that were cut off in so many days. */
export async function verifyAuditLog({ db, storage, clock }: CheckpointServices, days = 400): Promise<string[]> {
  const broken = (await asSystem(db, brokenAuditRows)).map(
    (id) => `row ${id} does not follow from what stands before it`,
  );
  const today = clock().getTime();
  const lost = new Set<string>();
  for (let n = 0; n < days; n += 1) {
    const stored = await readWhole(storage, keyOf(new Date(today - n * DAY_MS)));
    if (!stored) continue;
    const heads = AuditHeads.parse(JSON.parse(stored.toString()));
    for (const { stream, id } of await asSystem(db, (trx) => missingHeads(trx, heads)))
      lost.add(`row ${id}, once the last of ${stream}, is gone or changed`);
  }
  return [...broken, ...lost];
}

export const jobs: Job[] = [{ task: 'writeAuditCheckpoint', cron: '3 * * * *', run: writeAuditCheckpoint }];
