// What a backup consists of. It is written last: a backup without one was never finished.
import * as z from 'zod';
import { Partition, Sequence, Table } from './catalog';

export const Part = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() });
export type Part = z.infer<typeof Part>;

export const Manifest = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names and checksums of the migrations the rows fit. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Set where the demo data of a first start is complete. */
  note: z.string().nullable(),
  tables: z.array(Table.extend({ part: Part })),
  sequences: z.array(Sequence),
  partitions: z.array(Partition),
  /** Keys and settings of the data folder. */
  local: Part,
  /** Stored files, under which key the backup keeps each; null where the bucket keeps them itself. */
  files: z.array(z.object({ key: z.string(), part: Part })).nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

const STAMP = /^(\d{4})(\d{2})(\d{2})t(\d{2})(\d{2})(\d{2})z$/;

/** The name of a backup: the time of its snapshot, UTC. */
export const stampOf = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()}z`;

export function timeOf(stamp: string): Date | null {
  const [, year, month, day, hour, minute, second] = STAMP.exec(stamp) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

export const manifestKey = (stamp: string) => `${stamp}/manifest.age`;
