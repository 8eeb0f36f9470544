-- phase: expand
-- noun: money/disputes

create table dispute_evidence (
  id uuid primary key,
  dispute_id text not null references disputes (id) on delete cascade,
  text text not null check (length(text) >= 1 and length(text) <= 20000),
  parts text[] not null check (cardinality(parts) >= 1 and parts <@ '{receipt,lease,statement,activity}'::text[]),
  status text not null default 'sending' check (status in ('sending', 'sent', 'refused')),
  sent_by uuid not null references users (id),
  created_at timestamptz not null,
  submitted_at timestamptz,
  refusal text check (length(refusal) <= 500),
  constraint dispute_evidence_answer check ((submitted_at is not null) = (status = 'sent') and (refusal is not null) = (status = 'refused'))
);
comment on table dispute_evidence is 'Evidence that we sent for a disputed payment. The bank takes it once; what the processor refused can be sent again.';
comment on column dispute_evidence.text is 'What our team says about the payment.';
comment on column dispute_evidence.parts is 'Papers that went with it: EVIDENCE_PARTS of contract/money/disputes/constants.ts.';
comment on column dispute_evidence.submitted_at is 'Time at which the processor took it.';
create unique index dispute_evidence_once on dispute_evidence (dispute_id) where status <> 'refused';
create index dispute_evidence_dispute on dispute_evidence (dispute_id, created_at);
create index dispute_evidence_sent_by on dispute_evidence (sent_by);
alter table dispute_evidence enable row level security;
alter table dispute_evidence force row level security;
create policy dispute_evidence_staff on dispute_evidence using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'dispute_evidence');

-- What was sent stands, and so does what became of it.
create trigger dispute_evidence_fixed before update on dispute_evidence for each row
  when ((old.dispute_id, old.text, old.parts, old.sent_by, old.created_at)
    is distinct from (new.dispute_id, new.text, new.parts, new.sent_by, new.created_at)
    or old.status <> 'sending') execute function app.forbid_change();
