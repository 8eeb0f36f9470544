// A sealed file lies among the documents of everybody who signed it, each with a row of their own.
import type { DocumentCategory } from '@/contract/documents';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { insert } from '@/server/modules/documents/documents.repo';
import { cleanName } from '@/server/modules/documents/documents.service';
import type { EnvelopeRow, SignerRow } from './signing.repo';

interface Sealed {
  bytes: number;
  sha256: Buffer;
  storageKey: string;
  now: Date;
}

const categoryOf = (subject: string): DocumentCategory => (subject.startsWith('lease:') ? 'lease' : 'agreement');

export async function keepForAll(
  db: Db,
  { subject, homeId, paper }: EnvelopeRow,
  signers: readonly SignerRow[],
  { now, ...file }: Sealed,
): Promise<void> {
  for (const { status, userId } of signers)
    if (status === 'signed' && userId)
      await insert(db, {
        ...file,
        id: newId(now.getTime()),
        ownerId: userId,
        homeId,
        name: cleanName(paper.title, 'pdf'),
        category: categoryOf(subject),
        mime: 'application/pdf',
        version: 1,
        createdAt: now,
      });
}
