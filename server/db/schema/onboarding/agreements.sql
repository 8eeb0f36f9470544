-- Tables

create table agreements (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'signed', 'declined', 'expired', 'voided')),
  kind text not null default 'individual' check (kind in ('individual', 'trust', 'company')),
  entity_name text not null default '',
  holders jsonb not null default '[]',
  evidence uuid[] not null default '{}'::uuid[],
  plan text check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  terms_read_at timestamptz,
  terms jsonb,
  edition text,
  envelope_id uuid unique,
  ended_by text,
  end_reason text,
  created_at timestamptz not null,
  sent_at timestamptz,
  signed_at timestamptz,
  constraint agreements_check check ((envelope_id is null) = (sent_at is null)),
  constraint agreements_check1 check (status <> 'signed' or signed_at is not null)
);
comment on table agreements is 'Management agreements of homeowners, from draft to end.';
comment on column agreements.entity_name is 'Trust or company that holds the title.';
comment on column agreements.holders is 'Title holders and signers, each with an email address.';
comment on column agreements.terms_read_at is 'Time at which the owner had read the exclusions and the exit terms.';
comment on column agreements.edition is 'Edition of the clauses: the day of their last change.';
comment on column agreements.ended_by is 'Account that declined or withdrew it; end_reason has why.';
create index agreements_home on agreements (home_id, created_at desc);
create unique index agreements_one_open_per_home on agreements (home_id) where (status in ('draft', 'sent'));
create index agreements_owner on agreements (owner_id, created_at desc);

-- Foreign keys

alter table agreements
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (envelope_id) references envelopes(id);

-- Triggers

create trigger agreements_notify_change after update on agreements for each row
  when (new.envelope_id is not null) execute function app.notify_change('envelope', 'envelope_id');

-- Row-level security

alter table agreements enable row level security, force row level security;
create policy agreements_party on agreements using ((select app.is_staff()) or owner_id = (select app.person())
  or (envelope_id in (select app.own_envelope_ids())));
select app.grant_to_app('select, insert, update', 'agreements');
