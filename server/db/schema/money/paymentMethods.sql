-- Tables

create table payment_methods (
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('bank', 'card')),
  funding text not null check (funding in ('bank', 'credit', 'debit', 'prepaid', 'unknown')),
  processor_ref text not null,
  fingerprint text not null,
  brand text not null,
  last4 text not null,
  expires text,
  status text not null check (status in ('pending_verification', 'active', 'blocked', 'removed')),
  status_reason text,
  is_default boolean not null default false,
  setup_ref text,
  verification_type text check (verification_type in ('amounts', 'code')),
  deposits_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment_methods_check check (status <> 'blocked' or status_reason is not null),
  constraint payment_methods_check1 check (status <> 'pending_verification' or setup_ref is not null
    and verification_type is not null and deposits_on is not null),
  constraint payment_methods_check2 check (not is_default or status = 'active')
);
comment on table payment_methods is 'Saved bank accounts and cards. The processor keeps the numbers; this table keeps its reference.';
comment on column payment_methods.funding is 'Funding type of a card; only credit cards may carry a fee.';
comment on column payment_methods.fingerprint is 'Processor fingerprint of the account or card; equal however often it is added.';
comment on column payment_methods.expires is 'Last valid month of a card, such as 2030-08.';
comment on column payment_methods.setup_ref is 'Setup with two small deposits, where the bank could not be linked at once.';
create index payment_methods_user on payment_methods (user_id, created_at);
create index payment_methods_processor_ref on payment_methods (processor_ref);
create unique index payment_methods_one_default on payment_methods (user_id) where is_default;
create unique index payment_methods_saved_once on payment_methods (user_id, fingerprint) where (status <> 'removed');
create index payment_methods_setup on payment_methods (setup_ref) where (setup_ref is not null);

-- Foreign keys

alter table payment_methods
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table payment_methods enable row level security, force row level security;
create policy payment_methods_own on payment_methods using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'payment_methods');
