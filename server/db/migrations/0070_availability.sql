-- Letters that ask an owner whether a home is free by now. Whoever holds the link may answer; only its hash is kept.
create table availability_checks (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answer text check (answer in ('now', 'onDate', 'rented', 'selling', 'keeping', 'notSure')),
  available_on date,
  note text not null default '',
  answered_at timestamptz,
  -- The home's day before the first answer, for taking it back.
  available_before date,
  ask_again_at timestamptz
);
create index availability_checks_home on availability_checks (home_id, sent_at desc);
alter table availability_checks enable row level security;
alter table availability_checks force row level security;
create policy availability_checks_ours on availability_checks using (app.is_staff());
grant select, insert, update on availability_checks to belong_app;
