// How far the look at somebody of an application has come.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** A co-signer has done their part and we are looking at it; not one whose file only they can open. */
export async function isCoSignerScreeningPending(db: Db, applicationId: string): Promise<boolean> {
  const { rows } = await sql`select from applicants
    where application_id = ${applicationId} and role = 'coSigner' and status = 'submitted'
      and fee_settled_at is not null and may_co_sign is null
      and (select status from screenings where applicant_id = applicants.id order by attempt desc limit 1)
        is distinct from 'blocked'`.execute(db);
  return rows.length > 0;
}

/** The newest look at somebody waits for themselves. */
export const isScreeningBlocked = async (db: Db, applicantId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('screenings')
      .select('status')
      .where('applicantId', '=', applicantId)
      .orderBy('attempt', 'desc')
      .executeTakeFirst()
  )?.status === 'blocked';

/** Who paid and was never looked at: whoever came late to an application that then was decided, or ended. */
export const unusedFees = (db: Db, applicationId: string) =>
  db
    .selectFrom('applicants')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('feeSettledAt', 'is not', null)
    .where('feeCents', '>', 0)
    .where('reusedFrom', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('screenings').select('id').whereRef('screenings.applicantId', '=', 'applicants.id'))),
    )
    .orderBy('id')
    .execute();
