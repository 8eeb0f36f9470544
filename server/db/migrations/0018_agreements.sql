-- Management agreements: drafted by the owner of a home, signed by everyone on the title, countersigned by us.

create table agreements (
  id uuid primary key,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  status text not null default 'draft' check (status in ('draft', 'sent', 'signed', 'declined', 'expired', 'voided')),
  kind text not null default 'individual' check (kind in ('individual', 'trust', 'company')),
  -- Of the trust or company that holds the title.
  entity_name text not null default '',
  -- Who is on the title or signs for it, each with an address of their own.
  holders jsonb not null default '[]',
  -- Documents of the owner that show who owns the home.
  evidence uuid[] not null default '{}',
  plan text check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  -- When the owner had read the exclusions and the way out.
  terms_read_at timestamptz,
  terms jsonb,
  -- Of the clauses: the day they were last changed.
  edition text,
  envelope_id uuid unique references envelopes (id),
  -- Who declined or withdrew it, and why.
  ended_by text,
  end_reason text,
  created_at timestamptz not null,
  sent_at timestamptz,
  signed_at timestamptz,
  check ((envelope_id is null) = (sent_at is null)),
  check (status <> 'signed' or signed_at is not null)
);
create index agreements_home on agreements (home_id, created_at desc);
create unique index agreements_one_open_per_home on agreements (home_id) where status in ('draft', 'sent');
create index agreements_owner on agreements (owner_id, created_at desc);

alter table agreements enable row level security;
alter table agreements force row level security;
create policy agreements_party on agreements using (
  (select app.is_staff()) or owner_id = (select app.person()) or envelope_id in (select app.own_envelope_ids())
);
select app.grant_to_app('select, insert, update', 'agreements');

create trigger agreements_notify_change after update on agreements
  for each row when (new.envelope_id is not null) execute function app.notify_change('envelope', 'envelope_id');
