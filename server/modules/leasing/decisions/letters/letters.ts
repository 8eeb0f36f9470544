// What a letter about a decision says. It is written down, sealed, in the transaction of the decision; the file comes after.
import { formatDay } from '@/contract/format/days';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import type { NoticeSection } from '@/server/modules/leasing/decisions/adverseActionNotice';
import type { DecidedHome, DecisionRecipient } from '@/server/modules/leasing/decisions/repo';
import { openPdf } from '@/server/pdf/document';
import { decrypt, encrypt } from '@/server/vault';
import * as repo from './repo';

export interface DecisionLetter {
  decisionId: string;
  home: Pick<DecidedHome, 'id' | 'streetAddress' | 'unit' | 'city' | 'state' | 'zipcode'>;
  /** Local day. */
  day: string;
  now: Date | string;
  recipient: Pick<DecisionRecipient, 'id' | 'personId' | 'name'>;
  by: readonly [string, string];
  parts: readonly NoticeSection[];
  afterDecision: boolean;
}

const draftAad = (id: string) => `decision_letter_drafts.content:${id}`;

/** Writes down what the letter says; the job that makes it runs once the decision is committed. */
export async function draftLetter(db: Db, letter: DecisionLetter): Promise<void> {
  const { decisionId, recipient, afterDecision, home } = letter;
  const { id: homeId, streetAddress, unit, city, state, zipcode } = home;
  const { id: applicantId, personId, name } = recipient;
  const now = new Date(letter.now);
  const id = newId(now.getTime());
  const content: DecisionLetter = {
    ...letter,
    home: { id: homeId, streetAddress, unit, city, state, zipcode },
    recipient: { id: applicantId, personId, name },
  };
  await repo.insertDraft(db, {
    id,
    decisionId,
    applicantId,
    afterDecision,
    createdAt: now,
    content: encrypt(JSON.stringify(content), draftAad(id)),
  });
  await enqueue(db, 'writeDecisionLetter', { id }, { jobKey: `decision-letter:${id}` });
}

export const decryptLetter = ({ id, content }: { id: string; content: Buffer }): DecisionLetter =>
  JSON.parse(decrypt(content, draftAad(id)));

export function renderLetterPdf({ home, day, now, recipient, by, parts, decisionId }: DecisionLetter) {
  const title = `Decision on your application for ${home.streetAddress}`;
  const pdf = openPdf({ title, createdAt: new Date(now) });
  const date = formatDay(day, 'long');
  pdf.title('About your application');
  pdf.labeledLine('To', recipient.name);
  pdf.labeledLine(
    'Home',
    `${home.streetAddress}${home.unit ? `, ${home.unit}` : ''}, ${home.city}, ${home.state} ${home.zipcode}`,
  );
  pdf.labeledLine('Date', date);
  pdf.labeledLine(...by);
  pdf.labeledLine('Number of this decision', decisionId);
  for (const { heading, paragraphs } of parts) {
    pdf.heading(heading);
    for (const paragraph of paragraphs) pdf.paragraph(paragraph);
  }
  return pdf.bytes();
}
