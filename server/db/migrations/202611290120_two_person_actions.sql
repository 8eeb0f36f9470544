-- phase: expand
-- noun: money/moneyRequests

-- Every waiver, credit, added charge, and recorded payment of our team is a request: done at once within the limit of one
-- person, and by a second person above it. What a second person always approves is a request as well.
alter table money_requests
  add column lease_id uuid references leases (id),
  add column home_id uuid references homes (id),
  add column title text check (length(title) >= 1 and length(title) <= 200),
  add column wish jsonb,
  add column is_alone boolean not null default false,
  add column subject_id uuid;
comment on column money_requests.title is 'What it is about, such as the description of a charge.';
comment on column money_requests.wish is 'What was asked for, as its action of server/approvals/actions.ts reads it. Null for refunds and manual entries.';
comment on column money_requests.is_alone is 'Done by the requester alone, within the limit of the day.';
comment on column money_requests.subject_id is 'Id of what it changes or made: a charge, a credit, a payment, a home, a move-out, or a difference.';

alter table money_requests
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry', 'waiver',
    'credit', 'charge', 'recorded_payment', 'dispute_adjustment', 'guarantee', 'deposit_return', 'deposit_correction',
    'explanation', 'statement_removal')),
  drop constraint money_requests_amount_check,
  add constraint money_requests_amount_check check (amount > 0 or (amount = 0 and kind in ('guarantee', 'explanation',
    'statement_removal'))),
  drop constraint money_requests_check,
  add constraint money_requests_check check (status in ('requested', 'withdrawn') or decided_by is not null or is_alone),
  add constraint money_requests_alone check (not is_alone or (decided_by is null and status = 'done'
    and kind in ('waiver', 'credit', 'charge', 'recorded_payment', 'dispute_adjustment') and lease_id is not null)),
  drop constraint money_requests_payee_check,
  add constraint money_requests_payee_check check (case when credit_id is not null then payee_id is not null
    when wish is null then payee_id is null else true end),
  add constraint money_requests_wish check ((wish is null) = (kind in ('refund', 'owed_refund', 'credit_refund',
    'manual_entry'))),
  add constraint money_requests_title check ((wish is null) = (title is null));

-- What one person does alone on one lease and office day stays within the limit of the action, all together.
create function app.check_alone_request() returns trigger language plpgsql as $$
declare
  office_day date := (new.requested_at at time zone 'America/Los_Angeles')::date;
  kinds text[] := case when new.kind in ('waiver', 'credit', 'dispute_adjustment')
    then array['waiver', 'credit', 'dispute_adjustment'] else array[new.kind] end;
  most bigint;
  together bigint;
begin
  select amount into most from approval_limits
    where action = case new.kind when 'dispute_adjustment' then 'credit' else new.kind end
      and status = 'approved' and effective_on <= office_day
    order by effective_on desc, decided_at desc limit 1;
  select coalesce(sum(amount), 0) into together from money_requests
    where is_alone and requested_by = new.requested_by and lease_id = new.lease_id and kind = any(kinds)
      and (requested_at at time zone 'America/Los_Angeles')::date = office_day and id <> new.id;
  if together + new.amount > coalesce(most, 0) then
    raise exception 'One person may not do this alone' using errcode = 'check_violation',
      constraint = 'money_requests_alone_limit', table = 'money_requests';
  end if;
  return new;
end $$;
create trigger money_requests_alone_limit before insert or update of is_alone, amount, kind, lease_id, requested_by on money_requests
  for each row when (new.is_alone) execute function app.check_alone_request();

alter table payments add column deposit_reference text check (length(deposit_reference) >= 1 and length(deposit_reference) <= 60);
comment on column payments.deposit_reference is 'Number of the bank deposit of a check or money order.';
