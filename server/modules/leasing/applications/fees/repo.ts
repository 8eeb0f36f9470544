import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Fees that came and can still be given back. */
export const findRefundableFees = (db: Db, applicationId: string, applicantId?: string) =>
  db
    .selectFrom('applicants')
    .innerJoin('payments', 'payments.purposeId', 'applicants.id')
    .select(['payments.id as paymentId', 'payments.amount', 'applicants.name', 'applicants.email'])
    .select(
      sql<number>`(select count(*)::int from refunds where refunds.payment_id = payments.id and refunds.status = 'refused')`.as(
        'refused',
      ),
    )
    .where('applicants.applicationId', '=', applicationId)
    // One that a bank sent back is owed, and paid another way.
    .where(
      sql<boolean>`not exists (select from refunds where refunds.payment_id = payments.id and refunds.status = 'failed')`,
    )
    .where('payments.purpose', '=', 'application_fee')
    .where('payments.status', '=', 'succeeded')
    .$if(applicantId !== undefined, (query) => query.where('applicants.id', '=', applicantId ?? ''))
    .orderBy('payments.id')
    .execute();

/** A refund that came back, with whom it is for. */
export const findFailedRefund = (db: Db, refundId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('applicants', 'applicants.id', 'payments.purposeId')
    .select([
      'payments.id as paymentId',
      'refunds.amount',
      'applicants.applicationId',
      'applicants.name',
      'applicants.email',
    ])
    .where('refunds.id', '=', refundId)
    .where('refunds.status', '=', 'failed')
    .executeTakeFirst();
