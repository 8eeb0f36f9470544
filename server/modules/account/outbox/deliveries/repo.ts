import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/server/db/client';

/**
 * What a vendor says became of a message. `softBounced`: the address exists, and this message did not arrive. `dropped`: the
 * vendor did not send it. `other`: a kind that says nothing about the arrival, or that we do not know.
 */
export type DeliveryKind =
  | 'delivered'
  | 'delayed'
  | 'softBounced'
  | 'bounced'
  | 'dropped'
  | 'complained'
  | 'unsubscribed'
  | 'other';

export interface DeliveryReport {
  /** Of the outbox. */
  messageId: string;
  /** `mail`: a mail system, by email. */
  vendor: 'sendgrid' | 'postmark' | 'twilio' | 'mail';
  /** Of the event: a report that comes twice counts once. */
  vendorId: string;
  kind: DeliveryKind;
  vendorKind: string;
  detail: string | null;
  at: Date;
}

/** Adds a report, once; false where it is known or its message is not. As the system. */
export async function insertReport(
  db: Db,
  { id, messageId, vendor, vendorId, kind, vendorKind, detail, at }: DeliveryReport & { id: string },
): Promise<boolean> {
  const { rows } =
    await sql`insert into delivery_events (id, message_id, vendor, vendor_id, kind, vendor_kind, detail, at)
    select ${id}, sent.id, ${vendor}, ${vendorId}, ${kind}, ${vendorKind}, ${detail}, ${at} from outbox sent
    where sent.id = ${messageId} on conflict (vendor, vendor_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Kinds for which a person has to do something. */
export const PROBLEM_KINDS = ['softBounced', 'bounced', 'dropped', 'complained', 'unsubscribed'] as const;

/**
 * The report that says how a message stands (`kind`, `detail`, `at`), in whatever order reports came: what is final goes
 * before what may still change, and among equals the latest counts.
 */
export const latestReport = (messageId: string): RawBuilder<unknown> => sql`
  select report.kind, report.detail, report.at from delivery_events report
  where report.message_id = ${sql.ref(messageId)} and report.kind <> 'other'
  order by case report.kind when 'complained' then 4 when 'unsubscribed' then 4 when 'bounced' then 3 when 'dropped' then 3
    when 'delayed' then 1 else 2 end desc, report.at desc, report.id desc
  limit 1`;
