-- Tables

create table availability_checks (
  id uuid primary key,
  home_id uuid not null,
  hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answer text check (answer in ('now', 'onDate', 'rented', 'selling', 'keeping', 'notSure')),
  available_on date,
  note text not null default '',
  answered_at timestamptz,
  available_before date,
  ask_again_at timestamptz
);
comment on table availability_checks is 'Emails that ask a homeowner whether a home is available. Anyone with the link may answer; only its hash is stored.';
comment on column availability_checks.available_before is 'Available date before the first answer, for undo.';
create index availability_checks_home on availability_checks (home_id, sent_at desc);

-- Foreign keys

alter table availability_checks
  add foreign key (home_id) references homes(id) on delete cascade;

-- Row-level security

alter table availability_checks enable row level security, force row level security;
create policy availability_checks_staff on availability_checks using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'availability_checks');
