-- The end of a tenancy: what the owner plans, what residents have done, and the deposit, line by line.

create table move_outs (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  lease_id uuid not null unique references leases (id) on delete cascade,
  -- moveOutLifecycle of contract/tenancy/moveOuts/constants.ts
  status text not null default 'planned' check (status in ('planned', 'left', 'itemized', 'settled', 'returned')),
  -- What the owner plans: {next, targetRentCents, scope, readyOn, inspectionOn}.
  plan jsonb,
  -- Ids of what residents have done of their checklist.
  checklist text[] not null default '{}',
  left_on date,
  -- Of the home, whose row residents no longer see once they left.
  time_zone text not null,
  forwarding_address text not null default '' check (length(forwarding_address) <= 300),
  -- The deposit that was held when they left.
  deposit_cents int check (deposit_cents >= 0),
  returned_cents int not null default 0 check (returned_cents >= 0),
  -- Of the statement, where the law asks for certified mail.
  certified_mail_number text check (length(certified_mail_number) <= 60),
  contractor_notice_on date,
  statement_sent_at timestamptz,
  documented_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status = 'planned' or (left_on is not null and deposit_cents is not null)),
  check (returned_cents <= coalesce(deposit_cents, 0))
);
create index move_outs_home on move_outs (home_id);
create index move_outs_owner on move_outs (owner_id);

create table deposit_deductions (
  id uuid primary key,
  move_out_id uuid not null references move_outs (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  -- deductionLifecycle of contract/tenancy/moveOuts/constants.ts
  status text not null default 'proposed' check (status in ('proposed', 'disputed', 'accepted', 'dropped')),
  room text not null check (length(room) between 1 and 80),
  description text not null check (length(description) between 3 and 300),
  item text not null,
  cost_cents int not null check (cost_cents > 0),
  age_months int not null check (age_months >= 0),
  -- What is left of the cost by the item's useful life; and what it comes to in the end.
  charged_cents int not null check (charged_cents between 0 and cost_cents),
  agreed_cents int check (agreed_cents between 0 and charged_cents),
  -- No line is made without the pair of photos and the invoice or estimate; null once their owner was erased.
  before_photo_id uuid references documents (id) on delete set null,
  after_photo_id uuid references documents (id) on delete set null,
  proof_id uuid references documents (id) on delete set null,
  proof_kind text not null check (proof_kind in ('invoice', 'estimate')),
  resident_note text not null default '' check (length(resident_note) <= 1000),
  counter_cents int check (counter_cents >= 0),
  offer_cents int check (offer_cents >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'accepted') = (agreed_cents is not null))
);
create index deposit_deductions_move_out on deposit_deductions (move_out_id);
create index deposit_deductions_home on deposit_deductions (home_id);
create index deposit_deductions_owner on deposit_deductions (owner_id);
create index deposit_deductions_before on deposit_deductions (before_photo_id);
create index deposit_deductions_after on deposit_deductions (after_photo_id);
create index deposit_deductions_proof on deposit_deductions (proof_id);

alter table move_outs enable row level security;
alter table move_outs force row level security;
alter table deposit_deductions enable row level security;
alter table deposit_deductions force row level security;
-- Our team writes, and the system for whoever was authorized. Residents see the lines once the statement is sent.
create policy move_outs_staff on move_outs using ((select app.is_staff()));
create policy move_outs_owner on move_outs for select using (
  owner_id = (select app.person()) or home_id in (select app.managed_home_ids()));
create policy move_outs_resident on move_outs for select using (
  lease_id in (select id from leases where envelope_id in (select app.own_envelope_ids())));
create policy deposit_deductions_staff on deposit_deductions using ((select app.is_staff()));
create policy deposit_deductions_owner on deposit_deductions for select using (
  owner_id = (select app.person()) or home_id in (select app.managed_home_ids()));
create policy deposit_deductions_resident on deposit_deductions for select using (
  move_out_id in (select id from move_outs where statement_sent_at is not null));
select app.grant_to_app('select, insert, update, delete', 'move_outs', 'deposit_deductions');
