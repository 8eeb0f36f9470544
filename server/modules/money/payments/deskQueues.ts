import { sql } from 'kysely';
import { settledReturnReasons } from '@/contract/money/payments/returns';
import { routes } from '@/contract/routes';
import { COMPANY_TIME_ZONE, type DeskQueue, dollars, personHref } from '@/server/desk/types';
import { ALERT_AFTER } from '@/server/modules/money/payments/repo';

export const paymentQueues: readonly DeskQueue[] = [
  {
    id: 'payments_failed',
    group: 'Money',
    title: 'Payments that failed',
    waitsFor: 'The person to pay again',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select payment.id, trim(concat_ws(' ', payer.first_name, payer.last_name)) as title,
        concat_ws(' · ', ${dollars('payment.amount')}, payment.failure) as detail, payment.updated_at as since,
        null::timestamptz as due_at, ${personHref('payer.id', 'payer.email')} as href
      from payments payment join users payer on payer.id = payment.payer_id
      where payment.status in ('failed', 'returned') and payment.lease_id is null
        and not exists (select from payments later where later.purpose = payment.purpose
          and later.purpose_id = payment.purpose_id and later.status in ('processing', 'succeeded'))`,
  },
  {
    id: 'refunds_failed',
    group: 'Money',
    title: 'Refunds that came back',
    waitsFor: 'Another way to pay the person',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select refund.id, trim(concat_ws(' ', payer.first_name, payer.last_name)) as title,
        concat_ws(' · ', ${dollars('refund.amount')}, refund.failure) as detail,
        coalesce(refund.failed_at, refund.created_at) as since, null::timestamptz as due_at,
        ${sql.lit(routes.accounts.moneyDesk())} as href
      from refunds refund join payments payment on payment.id = refund.payment_id join users payer on payer.id = payment.payer_id
      where refund.failure is not null and refund.paid_at is null`,
  },
  {
    id: 'refunds_refused',
    group: 'Money',
    title: 'Refunds the processor declined',
    waitsFor: 'A refund another way, or the next try',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select refund.id, trim(concat_ws(' ', payer.first_name, payer.last_name)) as title,
        concat_ws(' · ', ${dollars('refund.amount')}, refund.refusal) as detail,
        refund.created_at as since, null::timestamptz as due_at, ${sql.lit(routes.accounts.moneyDesk())} as href
      from refunds refund join payments payment on payment.id = refund.payment_id join users payer on payer.id = payment.payer_id
      where refund.status = 'refused' and not exists (select from refunds later where later.payment_id = refund.payment_id
        and later.id <> refund.id and (later.status = 'succeeded' or later.created_at > refund.created_at))
        and not exists (select from money_requests asked where asked.id = refund.id)`,
  },
  {
    id: 'payments_returned',
    group: 'Money',
    title: 'Returned rent payments',
    waitsFor: 'A look at the reason, and a word to the resident',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select payment.id, trim(concat_ws(' ', payer.first_name, payer.last_name)) as title,
        concat_ws(' · ', ${dollars('payment.amount')}, payment.failure) as detail, payment.updated_at as since,
        null::timestamptz as due_at, ${personHref('payer.id', 'payer.email')} as href
      from payments payment join users payer on payer.id = payment.payer_id
      where payment.lease_id is not null and payment.status in ('failed', 'returned') and payment.method = 'bank'
        and coalesce(payment.failure, '') <> all(${sql.val([...settledReturnReasons])})`,
  },
  {
    id: 'disputes_open',
    group: 'Money',
    title: 'Disputed payments',
    waitsFor: 'Evidence for the bank',
    duties: ['money'],
    canResolve: false,
    items: () => sql`
      select payment.id, trim(concat_ws(' ', payer.first_name, payer.last_name)) as title,
        concat_ws(' · ', ${dollars('payment.amount')}, dispute.reason) as detail, dispute.created_at as since,
        dispute.evidence_due_at as due_at, ${COMPANY_TIME_ZONE} as time_zone, ${sql.lit(routes.accounts.deskRisk())} as href
      from disputes dispute join payments payment on payment.id = dispute.payment_id
        join users payer on payer.id = payment.payer_id
      where dispute.status in ('needs_response', 'warning_needs_response') and payment.method = 'card'
        and not exists (select from dispute_evidence sent where sent.dispute_id = dispute.id and sent.status <> 'refused')`,
  },
  {
    id: 'payments_silent',
    group: 'Money',
    title: 'Payments on their way for more than ten days',
    waitsFor: 'A look at the processor',
    duties: ['money'],
    items: (now) => sql`
      select payment.id, trim(concat_ws(' ', payer.first_name, payer.last_name)) as title,
        ${dollars('payment.amount')} as detail, payment.created_at as since,
        null::timestamptz as due_at, ${personHref('payer.id', 'payer.email')} as href
      from payments payment join users payer on payer.id = payment.payer_id
      where payment.status = 'processing' and payment.created_at < ${now}::timestamptz - ${ALERT_AFTER}`,
  },
  {
    id: 'processor_events_open',
    group: 'Money',
    title: 'News of the processor that could not be applied',
    waitsFor: 'An engineer: see the runbook for jobs that were given up',
    duties: ['money'],
    items: (now) => sql`
      select md5(event.id)::uuid as id, event.type as title, event.body #>> '{payment,ref}' as detail, event.received_at as since,
        null::timestamptz as due_at, ${sql.lit(routes.accounts.desk())} as href
      from processor_events event
      where event.applied_at is null and event.received_at < ${now}::timestamptz - interval '1 hour'`,
  },
  {
    id: 'payments_unmatched',
    group: 'Money',
    title: 'Unmatched payments',
    waitsFor: 'A look at the processor',
    duties: ['money'],
    canResolve: true,
    items: () => sql`
      select md5(event.id)::uuid as id, event.type as title, event.body #>> '{payment,ref}' as detail, event.unmatched_at as since,
        null::timestamptz as due_at, ${sql.lit(routes.accounts.desk())} as href
      from processor_events event where event.unmatched_at is not null`,
  },
];
