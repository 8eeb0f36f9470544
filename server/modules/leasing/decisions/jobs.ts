// Letters about decisions: made after the decision is committed, each from the draft that was written with it.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { storeForAll } from '@/server/modules/account/documents';
import { decryptLetter, renderLetterPdf } from './letters/letters';
import * as drafts from './letters/repo';
import { insertLetter } from './repo';

const Payload = z.object({ id: z.uuid() });

/** Lays the letter among their documents, and a second copy aside as proof. May run twice: the file is the same one. */
export async function writeDecisionLetter({ db, storage }: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const draft = await asSystem(db, (trx) => drafts.findDraft(trx, id));
  if (!draft) return;
  const letter = decryptLetter(draft);
  const bytes = await renderLetterPdf(letter);
  const sha256 = createHash('sha256').update(bytes).digest();
  const storageKey = `decision-letters/${id}.pdf`;
  await storage.put(storageKey, bytes);
  const { home, day, recipient, decisionId, afterDecision } = letter;
  const now = new Date(letter.now);
  await asSystem(db, async (trx) => {
    if (!(await drafts.removeDraft(trx, id))) return;
    const [documentId = id] = await storeForAll(trx, {
      ownerIds: recipient.personId ? [recipient.personId] : [],
      homeId: home.id,
      name: `Decision on ${home.streetAddress} ${day}`,
      category: 'notice',
      bytes: bytes.length,
      sha256,
      storageKey,
      now,
    });
    await insertLetter(trx, {
      id,
      decisionId,
      applicantId: recipient.id,
      adverse: true,
      afterDecision,
      documentId,
      storageKey,
      sha256,
      sentAt: now,
    });
  });
}

/** The letters of an application that are not made yet, now; for the demo data, which waits for no worker. */
export async function writeWaitingLetters(services: Services, applicationId: string): Promise<void> {
  for (const { id } of await asSystem(services.db, (trx) => drafts.findDrafts(trx, applicationId)))
    await writeDecisionLetter(services, { id });
}

export const jobs: Job[] = [{ task: 'writeDecisionLetter', run: writeDecisionLetter }];
