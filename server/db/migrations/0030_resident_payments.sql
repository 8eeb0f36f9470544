-- Saved bank accounts and cards. The numbers themselves never reach us: the processor keeps them, we keep its name for them.
create table payment_methods (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('bank', 'card')),
  -- What a card draws on; only credit cards may carry a fee.
  funding text not null check (funding in ('bank', 'credit', 'debit', 'prepaid', 'unknown')),
  processor_ref text not null,
  -- The processor's name of the account or card itself: the same however often it is added.
  fingerprint text not null,
  brand text not null,
  last4 text not null,
  -- Last month a card is valid in, such as 2030-08.
  expires text,
  status text not null check (status in ('pending_verification', 'active', 'blocked', 'removed')),
  status_reason text,
  is_default boolean not null default false,
  -- Two small deposits on their way, where the bank could not be linked at once.
  setup_ref text,
  verification_type text check (verification_type in ('amounts', 'code')),
  deposits_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'blocked' or status_reason is not null),
  check (status <> 'pending_verification' or (setup_ref is not null and verification_type is not null and deposits_on is not null)),
  check (not is_default or status = 'active')
);
create index payment_methods_user on payment_methods (user_id, created_at);
create index payment_methods_processor_ref on payment_methods (processor_ref);
create unique index payment_methods_one_default on payment_methods (user_id) where is_default;
create unique index payment_methods_saved_once on payment_methods (user_id, fingerprint) where status <> 'removed';

alter table payment_methods enable row level security;
alter table payment_methods force row level security;
create policy payment_methods_own on payment_methods using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'payment_methods');

-- What paying by credit card costs, beside the amount that pays charges.
alter table payments add column fee_cents bigint not null default 0 check (fee_cents >= 0);

-- Standing orders of residents, one per person and lease, and each attempt made for one. A run is named by lease, person,
-- period, and attempt: a job that runs twice meets its own row.
create table autopays (
  id uuid primary key,
  lease_id uuid not null references leases (id),
  user_id uuid not null references users (id) on delete cascade,
  payment_method_id uuid not null references payment_methods (id) on delete cascade,
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  -- Day of the month; null: the day the rent is due.
  day int check (day between 1 and 28),
  cap_cents int check (cap_cents > 0),
  -- 1: everything that is due. Otherwise an equal part of it, one of so many.
  share_of int not null default 1 check (share_of between 1 and 8),
  -- The month that is left out, such as 2026-12.
  skip_period text,
  -- What its owner was told is taken next, and on which local day: never more, and never before the day after.
  notified_period text,
  notified_cents int,
  notified_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((notified_period is null) = (notified_cents is null) and (notified_period is null) = (notified_on is null))
);
create unique index autopays_one_per_person on autopays (lease_id, user_id) where status <> 'ended';
create index autopays_lease on autopays (lease_id);
create index autopays_user on autopays (user_id);
create index autopays_payment_method on autopays (payment_method_id);
create index autopays_live on autopays (id) where status <> 'ended';

create table autopay_runs (
  autopay_id uuid not null references autopays (id) on delete cascade,
  lease_id uuid not null references leases (id),
  user_id uuid not null references users (id) on delete cascade,
  period text not null,
  attempt int not null check (attempt > 0),
  status text not null check (status in ('started', 'requested', 'failed', 'skipped', 'over_cap', 'nothing_due', 'method_blocked')),
  amount_cents int not null,
  fee_cents int not null default 0,
  payment_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (lease_id, user_id, period, attempt)
);
create index autopay_runs_autopay on autopay_runs (autopay_id, period);
create index autopay_runs_user on autopay_runs (user_id);
create index autopay_runs_unfinished on autopay_runs (updated_at) where status = 'started';

alter table autopays enable row level security;
alter table autopays force row level security;
create policy autopays_own on autopays using (user_id = (select app.person()) or (select app.is_staff()));
alter table autopay_runs enable row level security;
alter table autopay_runs force row level security;
create policy autopay_runs_own on autopay_runs using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'autopays', 'autopay_runs');

-- Bills are charges with a paper: which file of whose shows it, and what residents hold against it.
create table bill_documents (
  charge_id uuid not null references charges (id),
  reader_id uuid not null references users (id) on delete cascade,
  document_id uuid not null references documents (id) on delete cascade,
  lease_id uuid not null references leases (id),
  primary key (charge_id, reader_id)
);
create index bill_documents_reader on bill_documents (reader_id);
create index bill_documents_document on bill_documents (document_id);
create index bill_documents_lease on bill_documents (lease_id);

create table bill_disputes (
  id uuid primary key,
  charge_id uuid not null references charges (id),
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  owner_id uuid references users (id) on delete set null,
  opened_by uuid not null references users (id),
  status text not null default 'open' check (status in ('open', 'adjusted', 'upheld', 'withdrawn')),
  -- What came off the bill.
  adjusted_cents bigint not null default 0 check (adjusted_cents >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users (id) on delete set null,
  check ((status = 'open') = (closed_at is null)),
  check (adjusted_cents = 0 or status = 'adjusted')
);
create unique index bill_disputes_one_open on bill_disputes (charge_id) where status = 'open';
create index bill_disputes_charge on bill_disputes (charge_id, opened_at);
create index bill_disputes_lease on bill_disputes (lease_id);
create index bill_disputes_home on bill_disputes (home_id);
create index bill_disputes_owner on bill_disputes (owner_id) where owner_id is not null;
create index bill_disputes_opened_by on bill_disputes (opened_by);
create index bill_disputes_closed_by on bill_disputes (closed_by) where closed_by is not null;
create index bill_disputes_open on bill_disputes (opened_at) where status = 'open';

create table bill_dispute_messages (
  id uuid primary key,
  dispute_id uuid not null references bill_disputes (id),
  lease_id uuid not null references leases (id),
  author_id uuid references users (id) on delete set null,
  side text not null check (side in ('resident', 'homeowner', 'staff')),
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null
);
create index bill_dispute_messages_dispute on bill_dispute_messages (dispute_id, created_at);
create index bill_dispute_messages_lease on bill_dispute_messages (lease_id);
create index bill_dispute_messages_author on bill_dispute_messages (author_id) where author_id is not null;

-- Whoever reads the account of a lease reads its bills; what they write goes through the operations.
do $$ declare named text; begin
  foreach named in array array['bill_documents', 'bill_disputes', 'bill_dispute_messages'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy %I on %I using ((select app.is_staff()))', named || '_staff', named);
    execute format('create policy %I on %I for select using (lease_id in (select app.account_lease_ids()))', named || '_read', named);
  end loop;
end $$;
select app.grant_to_app('select, insert, update', 'bill_documents', 'bill_disputes', 'bill_dispute_messages');
