// Every file that is sealed goes through here, so that the page that verifies a file knows it.
import { createHash } from 'node:crypto';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';

export interface SealedFile {
  bytes: Uint8Array;
  sha256: Buffer;
  storageKey: string;
  /** SHA-256 of the certificate of the key, hexadecimal. */
  certificate: string;
}

interface SealOptions {
  /** What the file is, for who verifies it: `Form W-9 2026`. */
  title: string;
  /** Stands in the seal itself: `Certified and sealed by Belong`. */
  reason: string;
  at: Date;
}

/** Seals a PDF, stores it under its hash, and records the seal. A seal is never the same twice. */
export async function sealFile(
  { db, signing, storage }: Pick<Services, 'db' | 'signing' | 'storage'>,
  pdf: Uint8Array,
  { title, reason, at }: SealOptions,
): Promise<SealedFile> {
  const { bytes, certificate } = await signing.seal(pdf, { reason, at });
  const sha256 = createHash('sha256').update(bytes).digest();
  const hash = sha256.toString('hex');
  const storageKey = `sealed/${hash}.pdf`;
  await storage.put(storageKey, Buffer.from(bytes));
  await asSystem(db, (trx) => trx.insertInto('seals').values({ hash, title, sealedAt: at }).execute());
  return { bytes, sha256, storageKey, certificate };
}
