// Progress of the screening of each person of an application.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import type { ApplicantRow } from '@/server/modules/leasing/applications/repo';

/** A co-signer has submitted and screening goes on; not one with a file that only they can open. */
export async function isCoSignerScreeningPending(db: Db, applicationId: string): Promise<boolean> {
  const { rows } = await sql`select from applicants
    where application_id = ${applicationId} and role = 'coSigner' and status = 'submitted'
      and fee_settled_at is not null and may_co_sign is null
      and (select status from screenings where applicant_id = applicants.id order by attempt desc limit 1)
        is distinct from 'blocked'`.execute(db);
  return rows.length > 0;
}

/** Status of the newest screening of a person, where it waits for them. */
export async function ownScreeningState(db: Db, { id, reusedFrom }: Pick<ApplicantRow, 'id' | 'reusedFrom'>) {
  const newest = await db
    .selectFrom('screenings')
    .select(['id', 'status', 'blocked', 'agency', 'checkNote', 'recordAnswer', 'recordAnswerBy', 'weighing'])
    .where('applicantId', 'in', reusedFrom ? [id, reusedFrom] : [id])
    .orderBy('orderedAt', 'desc')
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
  const blocked = newest?.status === 'blocked' ? newest.blocked : null;
  return {
    blocked:
      newest && blocked
        ? {
            why: blocked.why,
            bureau: blocked.bureau ?? null,
            agency: { name: newest.agency.name, phone: newest.agency.phone },
          }
        : null,
    record:
      newest?.recordAnswerBy && !newest.weighing
        ? {
            screeningId: newest.id,
            answerBy: newest.recordAnswerBy.toISOString(),
            answered: newest.recordAnswer !== null,
          }
        : null,
    documentsNeeded: newest?.checkNote ?? null,
  };
}

/** Staff check the documents of a person. */
export async function areDocumentsChecked(db: Db, applicationId: string): Promise<boolean> {
  const { rows } = await sql`select from applicants join screenings
      on screenings.applicant_id in (applicants.id, applicants.reused_from)
    where application_id = ${applicationId} and applicants.status = 'submitted'
      and screenings.status = 'document_check'`.execute(db);
  return rows.length > 0;
}

/** Who paid and was never looked at: anyone who came late to an application that then was decided, or ended. */
export const unusedFees = (db: Db, applicationId: string) =>
  db
    .selectFrom('applicants')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('feeSettledAt', 'is not', null)
    .where('fee', '>', 0)
    .where('reusedFrom', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('screenings').select('id').whereRef('screenings.applicantId', '=', 'applicants.id'))),
    )
    .orderBy('id')
    .execute();
