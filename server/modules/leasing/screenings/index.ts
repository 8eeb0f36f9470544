// The one place where reports are sealed and opened. Each opening is written down with its reason.
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import type { ReportAnswers } from '@/server/providers/screening/screening';
import { decrypt, encrypt } from '@/server/vault';
import type { ScreeningRow } from './repo';

const answersAad = (id: string) => `screenings.answers:${id}`;

export const encryptAnswers = (id: string, answers: ReportAnswers): Buffer =>
  encrypt(JSON.stringify(answers), answersAad(id));

export async function decryptAnswers(
  db: Db,
  { id, answers }: Pick<ScreeningRow, 'id' | 'answers'>,
  why: string,
  personId: string | null = null,
): Promise<ReportAnswers | null> {
  if (!answers) return null;
  await audit(db, { event: 'vault.opened', subject: `screening:${id}`, personId, detail: { why } });
  return JSON.parse(decrypt(answers, answersAad(id))) as ReportAnswers;
}
