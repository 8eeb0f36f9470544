// The one place where reports are sealed and opened. Each opening is written down with its reason (reliability D13).
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import type { Answers } from '@/server/providers/screening/screening';
import { open, seal } from '@/server/vault';
import type { ScreeningRow } from './screenings.repo';

const about = (id: string) => `screenings.answers:${id}`;

export const sealAnswers = (id: string, answers: Answers): Buffer => seal(JSON.stringify(answers), about(id));

export async function openAnswers(
  db: Db,
  { id, answers }: Pick<ScreeningRow, 'id' | 'answers'>,
  why: string,
  personId: string | null = null,
): Promise<Answers | null> {
  if (!answers) return null;
  await audit(db, { event: 'vault.opened', subject: `screening:${id}`, personId, detail: { why } });
  return JSON.parse(open(answers, about(id))) as Answers;
}
