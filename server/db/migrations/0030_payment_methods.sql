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
