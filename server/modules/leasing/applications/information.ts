import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { applicantAnswers } from '@/server/db/jsonReaders';

interface Information {
  at: string;
  note: string;
  documentIds: readonly string[];
}

/** Information that a person added later, after earlier additions: under `given` among their answers. */
export async function addInformation(db: Db, applicantId: string, given: Information, now: Date): Promise<void> {
  await sql`update applicant_personal_details set updated_at = ${now}, answers = jsonb_set(answers, '{given}',
    coalesce(${applicantAnswers().json('given')}, '[]') || ${JSON.stringify([given])}::jsonb) where applicant_id = ${applicantId}`.execute(
    db,
  );
}
