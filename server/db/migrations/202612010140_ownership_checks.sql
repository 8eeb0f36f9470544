-- phase: expand
-- noun: money/ownershipChecks

create table ownership_checks (
  id uuid primary key,
  payout_account_id uuid unique references payout_accounts (id) on delete cascade,
  payment_id uuid unique references payments (id) on delete cascade,
  person_id uuid not null references users (id),
  expected text[] not null,
  found text[] not null,
  source text check (source in ('bank', 'typed')),
  result text not null check (result in ('match', 'mismatch', 'unknown')),
  checked_at timestamptz not null,
  decision text check (decision in ('accepted', 'rejected')),
  decided_by uuid references users (id),
  decided_at timestamptz,
  note text check (length(note) >= 3 and length(note) <= 600),
  constraint ownership_checks_subject check (num_nonnulls(payout_account_id, payment_id) = 1),
  constraint ownership_checks_source check ((source is null) = (result = 'unknown')),
  constraint ownership_checks_decision check (num_nonnulls(decision, decided_by, decided_at, note) in (0, 4) and (decision is null or result = 'mismatch')),
  constraint ownership_checks_others check (decided_by <> person_id)
);
comment on table ownership_checks is 'Whether the owner of a bank account is the person who uses it: for new payout accounts and large first debits. One of our team decides a mismatch.';
comment on column ownership_checks.person_id is 'Person who uses the account.';
comment on column ownership_checks.expected is 'Names of the person that we know.';
comment on column ownership_checks.found is 'Names of the owners of the account.';
comment on column ownership_checks.source is 'Who named them: the bank, or the person who typed a name. Null where no name is known.';
create index ownership_checks_open on ownership_checks (checked_at) where result = 'mismatch' and decision is null;
create index ownership_checks_person on ownership_checks (person_id);
create index ownership_checks_decided_by on ownership_checks (decided_by) where decided_by is not null;
create index ownership_checks_mismatches on ownership_checks (checked_at desc, id) where result = 'mismatch';
alter table ownership_checks enable row level security;
alter table ownership_checks force row level security;
create policy ownership_checks_staff on ownership_checks using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'ownership_checks');

-- What was found stands, and so does a decision.
create trigger ownership_checks_fixed before update on ownership_checks for each row
  when ((old.payout_account_id, old.payment_id, old.person_id, old.expected, old.found, old.source, old.result, old.checked_at)
    is distinct from (new.payout_account_id, new.payment_id, new.person_id, new.expected, new.found, new.source, new.result, new.checked_at)
    or old.decision is not null) execute function app.forbid_change();
