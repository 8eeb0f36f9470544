-- One group applying for one home, and its people. What only one of them may see stands apart from what all see.

create table applications (
  id uuid primary key,
  home_id uuid not null references homes (id),
  status text not null default 'started',
  -- Local day of the home on which they would like to move in, and for how many months.
  desired_start date not null,
  term_months int not null check (term_months between 1 and 60),
  -- {minors, pets: [{kind, breed, pounds}], assistanceAnimals}
  household jsonb not null default '{"minors": 0, "pets": [], "assistanceAnimals": 0}',
  -- Wishes for the lease: {depositInstalments, insurance}
  wishes jsonb not null default '{}',
  created_at timestamptz not null,
  -- When everybody had handed in: the order of receipt.
  submitted_at timestamptz,
  decided_at timestamptz,
  -- When they said yes to what was decided.
  accepted_at timestamptz,
  -- Whatever they are asked for now is wanted by then; afterwards it expires.
  expires_at timestamptz not null,
  updated_at timestamptz not null
);
create index applications_home on applications (home_id, submitted_at);
create index applications_open on applications (expires_at)
  where status not in ('lease_signed', 'declined', 'withdrawn', 'expired', 'leased_to_another');

create table applicants (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  role text not null check (role in ('applicant', 'coApplicant', 'coSigner', 'occupant')),
  status text not null default 'invited',
  -- Null until whoever was invited has joined.
  person_id uuid references users (id),
  name text not null,
  email citext,
  phone text,
  -- Of the invitation: hash of the secret in its link, and until when it holds.
  invite_hash bytea unique,
  invite_expires_at timestamptz,
  invited_at timestamptz,
  joined_at timestamptz,
  submitted_at timestamptz,
  -- Cents; settled once it is paid, or where there is none.
  fee_cents int check (fee_cents >= 0),
  fee_settled_at timestamptz,
  -- Whose answers and fee these are, where an application of the last thirty days was used again.
  reused_from uuid references applicants (id),
  check (status <> 'invited' or email is not null or phone is not null),
  check (status not in ('joined', 'submitted') or person_id is not null)
);
create unique index applicants_once on applicants (application_id, person_id) where status in ('joined', 'submitted');
create index applicants_person on applicants (person_id);

-- For the person alone and those of us who screen: never for others of the group, nor for the homeowner.
create table applicant_particulars (
  applicant_id uuid primary key references applicants (id) on delete cascade,
  -- ApplicantFacts of contract/applications.facts.ts
  facts jsonb not null default '{}',
  -- Everything else they answered, by question.
  answers jsonb not null default '{}',
  -- Number of identity, sealed (about `applicant_particulars.identity:<applicant id>`); the last four are for showing.
  identity bytea,
  identity_kind text check (identity_kind in ('ssn', 'itin')),
  identity_last_four char(4),
  updated_at timestamptz not null
);

-- What they agreed to, in the words they were shown: kept for good.
create table applicant_consents (
  id uuid primary key,
  applicant_id uuid not null references applicants (id),
  kind text not null,
  wording text not null,
  given_at timestamptz not null,
  -- How they were known: {sessionId, address, device}
  given_from jsonb not null
);
create index applicant_consents_applicant on applicant_consents (applicant_id);
create trigger applicant_consents_kept before update or delete on applicant_consents
  for each row execute function app.refuse_change();

-- Asked apart from the tables' policies, which would otherwise ask each other for ever.
create function app.applies(application uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select exists (
    select from applicants where application_id = application and person_id = app.person()
      and status not in ('replaced', 'declined', 'withdrawn')
  )
$$;
grant execute on function app.applies(uuid) to belong_app;

alter table applications enable row level security;
alter table applications force row level security;
create policy applications_group on applications using (app.is_staff() or app.applies(id));
alter table applicants enable row level security;
alter table applicants force row level security;
create policy applicants_group on applicants
  using (app.is_staff() or person_id = app.person() or app.applies(application_id));
alter table applicant_particulars enable row level security;
alter table applicant_particulars force row level security;
create policy applicant_particulars_own on applicant_particulars using (
  app.is_staff() or exists (select from applicants where applicants.id = applicant_id and person_id = app.person())
);
alter table applicant_consents enable row level security;
alter table applicant_consents force row level security;
create policy applicant_consents_own on applicant_consents using (
  app.is_staff() or exists (select from applicants where applicants.id = applicant_id and person_id = app.person())
);
grant select, insert, update on applications, applicants, applicant_particulars, applicant_consents to belong_app;
