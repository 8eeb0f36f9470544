-- Tables

create table pros (
  id uuid primary key,
  company text not null check (length(company) >= 1 and length(company) <= 120),
  contact_name text not null default '',
  email citext not null unique,
  phone text not null,
  address text not null default '',
  trades text[] not null check (cardinality(trades) > 0),
  region_ids int[] not null,
  hours jsonb not null,
  takes_emergencies boolean not null default false,
  daily_capacity int not null check (daily_capacity >= 1 and daily_capacity <= 50),
  price_list jsonb not null default '[]',
  languages text[] not null default '{en}',
  status text not null default 'active' check (status in ('active', 'paused')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table pros is 'Companies that do repairs and services.';
comment on column pros.hours is 'By weekday: {"MO": {"from": "08:00", "to": "17:00"}}. A missing day is a day off.';
comment on column pros.daily_capacity is 'Visits a day.';
comment on column pros.price_list is '[{label, cents}].';
create index pros_company on pros (lower(company), id);

create table pro_documents (
  pro_id uuid not null,
  kind text not null check (kind in ('license', 'liability_insurance', 'workers_comp', 'w9')),
  number text not null default '',
  issuer text not null default '',
  expires_on date,
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (pro_id, kind),
  constraint pro_documents_check check (expires_on is not null or kind = 'w9')
);
comment on table pro_documents is 'Licenses, insurance, and Forms W-9 of a Pro.';
comment on column pro_documents.expires_on is 'Null for a Form W-9.';
create index pro_documents_expires on pro_documents (expires_on) where (expires_on is not null);
create index pro_documents_updated_by on pro_documents (updated_by) where (updated_by is not null);

create table pro_offers (
  id uuid primary key,
  work_order_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  pro_id uuid not null,
  status text not null default 'offered' check (status in ('offered', 'accepted', 'declined', 'expired', 'taken',
    'withdrawn')),
  reasons jsonb not null default '[]',
  token_hash bytea not null unique,
  answer_by timestamptz not null,
  link_expires_at timestamptz not null,
  revoked_at timestamptz,
  code_hash bytea,
  code_expires_at timestamptz,
  code_attempts int not null default 0,
  device_hash bytea,
  confirmed_at timestamptz,
  answered_at timestamptz,
  decline_reason text,
  arrived_at timestamptz,
  checklist jsonb not null default '{}',
  created_at timestamptz not null,
  moves uuid[] not null default '{}'::uuid[]
);
comment on table pro_offers is 'Jobs offered to a Pro, with answer and links.';
comment on column pro_offers.reasons is 'Reasons of the ranking for this Pro.';
comment on column pro_offers.token_hash is 'SHA-256 of the token in the link.';
comment on column pro_offers.answer_by is 'Deadline of the answer; link_expires_at is the end of the link.';
comment on column pro_offers.code_hash is 'Hash of the six-digit code that confirms the holder of the link before personal data is shown.';
comment on column pro_offers.device_hash is 'SHA-256 of the secret on the confirmed device.';
comment on column pro_offers.checklist is 'Completed steps: {"step": "2026-11-23T20:00:00Z"}.';
comment on column pro_offers.moves is 'Ids of status changes sent by a phone, so that a repeated one is applied once.';
create unique index pro_offers_one_accepted on pro_offers (work_order_id) where (status = 'accepted');
create unique index pro_offers_one_open_per_pro on pro_offers (work_order_id, pro_id) where (status = 'offered');
create index pro_offers_pro on pro_offers (pro_id, created_at desc);
create index pro_offers_home on pro_offers (home_id);
create index pro_offers_owner on pro_offers (owner_id) where (owner_id is not null);
create index pro_offers_open on pro_offers (answer_by, id) where (status = 'offered');
create index pro_offers_work_order on pro_offers (work_order_id, created_at);

create table pro_job_links (
  token_hash bytea primary key,
  login_id uuid not null,
  offer_id uuid not null,
  device_hash bytea not null,
  created_at timestamptz not null
);
comment on table pro_job_links is 'Links of a login to one job. A link works like the emailed one until the login ends.';
create index pro_job_links_login on pro_job_links (login_id);
create index pro_job_links_offer on pro_job_links (offer_id);

create table pro_bank_accounts (
  id uuid primary key,
  pro_id uuid not null,
  processor_account text not null,
  processor_ref text not null,
  bank_name text not null,
  last_four text not null,
  usable_from timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  created_at timestamptz not null,
  constraint pro_bank_accounts_check check ((ended_at is null) = (end_reason is null))
);
comment on table pro_bank_accounts is 'Bank accounts of Pros. The processor alone keeps the numbers.';
comment on column pro_bank_accounts.usable_from is 'End of the hold; from then on it replaces the earlier account.';
comment on column pro_bank_accounts.ended_at is 'Time at which it was withdrawn during its hold or refused by the bank; end_reason has which.';
create index pro_bank_accounts_pro on pro_bank_accounts (pro_id, usable_from desc);

-- Foreign keys

alter table pro_documents
  add foreign key (pro_id) references pros(id) on delete cascade,
  add foreign key (updated_by) references users(id) on delete set null;

alter table pro_offers
  add foreign key (work_order_id) references work_orders(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (pro_id) references pros(id) on delete cascade;

alter table pro_job_links
  add foreign key (login_id) references pro_logins(id) on delete cascade,
  add foreign key (offer_id) references pro_offers(id) on delete cascade;

alter table pro_bank_accounts
  add foreign key (pro_id) references pros(id) on delete cascade;

-- Row-level security

alter table pros enable row level security, force row level security;
create policy pros_staff on pros using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'pros');

alter table pro_documents enable row level security, force row level security;
create policy pro_documents_staff on pro_documents using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'pro_documents');

alter table pro_offers enable row level security, force row level security;
create policy pro_offers_staff on pro_offers using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'pro_offers');

alter table pro_job_links enable row level security, force row level security;
create policy pro_job_links_staff on pro_job_links using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'pro_job_links');

alter table pro_bank_accounts enable row level security, force row level security;
create policy pro_bank_accounts_staff on pro_bank_accounts using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'pro_bank_accounts');
