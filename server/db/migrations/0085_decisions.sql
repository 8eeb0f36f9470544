-- How applicants were looked at, how that stands against the criteria, and what the homeowner decided.

-- Reports ordered about one adult. What they say is sealed: it is opened for the person, for us, and for judging.
create table screenings (
  id uuid primary key,
  applicant_id uuid not null references applicants (id),
  attempt int not null,
  status text not null default 'ordered' check (status in ('ordered', 'answered', 'blocked')),
  provider text not null,
  -- {name, address, phone} of the agency, as letters name it.
  agency jsonb not null,
  -- The provider's name for the order; null until it took it.
  ref text,
  asked text[] not null,
  ordered_at timestamptz not null,
  answered_at timestamptz,
  -- What only the person can open: {kind, why}
  blocked jsonb,
  -- About `screenings.answers:<id>`
  answers bytea,
  -- True while records wait for one of us: {counts, reason, by, at} once weighed.
  to_weigh boolean not null default false,
  weighing jsonb,
  unique (applicant_id, attempt)
);
create index screenings_to_weigh on screenings (ordered_at) where to_weigh and weighing is null;

-- The household against the criteria, line by line, in words without who they are.
create table judgements (
  application_id uuid primary key references applications (id) on delete cascade,
  criteria_version text not null,
  verdict text not null,
  lines jsonb not null,
  -- {adults, coSigners, pets: [kind]}: no minors, no assistance animals, no source of income.
  household jsonb not null,
  judged_at timestamptz not null
);

create table decisions (
  id uuid primary key,
  application_id uuid not null unique references applications (id),
  outcome text not null check (outcome in ('approved', 'approved_with_conditions', 'declined')),
  -- The criteria not met that it rests on.
  reasons text[] not null default '{}',
  -- [{kind: coSigner} | {kind: deposit, cents} | {kind: start, day}]
  conditions jsonb not null default '[]',
  -- Written by the person who decided.
  message text not null check (length(message) between 1 and 2000),
  criteria_version text not null,
  lines jsonb not null,
  decided_by uuid not null references users (id),
  decided_by_name text not null,
  decided_at timestamptz not null,
  check (outcome <> 'declined' or cardinality(reasons) > 0)
);
create trigger decisions_kept before update or delete on decisions for each row execute function app.refuse_change();

-- Proof of each letter: to whom, when, and the file as it went out.
create table decision_letters (
  id uuid primary key,
  decision_id uuid not null references decisions (id),
  applicant_id uuid not null references applicants (id),
  adverse boolean not null,
  document_id uuid not null,
  storage_key text not null,
  sha256 bytea not null,
  sent_at timestamptz not null,
  unique (decision_id, applicant_id)
);
create trigger decision_letters_kept before update or delete on decision_letters
  for each row execute function app.refuse_change();

-- Whose home an application is for. Asked apart from the policies, which would otherwise ask each other for ever.
create function app.decides(application uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select exists (
    select from applications join homes on homes.id = home_id
    where applications.id = application and owner_id = app.person()
      and (submitted_at is not null)
  )
$$;
grant execute on function app.decides(uuid) to belong_app;

-- The homeowner sees that they apply and how it stands against the criteria; who they are stands in tables apart.
create policy applications_homeowner on applications for select using (app.decides(id));

do $$ declare each text; begin
  foreach each in array array['screenings', 'judgements', 'decisions', 'decision_letters'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    -- Written by the system alone; the policies below let those concerned read.
    execute format('create policy %I on %I using (app.is_staff())', each || '_ours', each);
  end loop;
end $$;
create policy screenings_own on screenings for select using (
  exists (select from applicants where applicants.id = applicant_id and person_id = app.person())
);
create policy judgements_party on judgements for select using (app.applies(application_id) or app.decides(application_id));
create policy decisions_party on decisions for select using (app.applies(application_id) or app.decides(application_id));
create policy decision_letters_own on decision_letters for select using (
  exists (select from applicants where applicants.id = applicant_id and person_id = app.person())
);
grant select, insert, update on screenings, judgements to belong_app;
grant select, insert on decisions, decision_letters to belong_app;
