-- Payments that their payers dispute with the bank, as the processor last described each.
create table disputes (
  -- The processor's name of it.
  id text primary key,
  payment_id uuid not null references payments (id),
  -- The processor's word, such as needs_response, under_review, won, lost; an inquiry has warning_ before it.
  status text not null,
  reason text,
  amount bigint,
  evidence_due_at timestamptz,
  -- Of the newest message about it: an older one changes nothing.
  sent_at timestamptz not null,
  created_at timestamptz not null
);
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (evidence_due_at) where status in ('needs_response', 'warning_needs_response');
alter table disputes enable row level security;
alter table disputes force row level security;
create policy disputes_staff on disputes using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'disputes');

-- About money that we know nothing of: one of our team looks at it.
alter table processor_events add column unmatched_at timestamptz;
create index processor_events_unmatched on processor_events (unmatched_at) where unmatched_at is not null;
