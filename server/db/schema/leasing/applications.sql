-- Tables

create table applications (
  id uuid primary key,
  home_id uuid not null,
  status text not null default 'started',
  desired_start date not null,
  term_months int not null check (term_months >= 1 and term_months <= 60),
  household jsonb not null default '{"pets": [], "minors": 0, "assistanceAnimals": 0}',
  wishes jsonb not null default '{}',
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  accepted_at timestamptz,
  expires_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table applications is 'Applications of a household for a home.';
comment on column applications.desired_start is 'Desired move-in, a local day of the home; term_months has the length.';
comment on column applications.wishes is 'Wishes for the lease: {depositInstallments, insurance}.';
comment on column applications.submitted_at is 'Time at which every applicant had submitted: the order of receipt.';
comment on column applications.accepted_at is 'Time at which the applicants accepted the decision.';
comment on column applications.expires_at is 'Deadline of the current step; afterward the application expires.';
create index applications_home on applications (home_id, submitted_at);
create index applications_open on applications (expires_at) where (status not in ('lease_signed', 'lease_ended',
  'declined', 'withdrawn', 'homeowner_withdrew', 'expired', 'leased_to_another'));
create index applications_ended on applications (updated_at) where (status in ('lease_signed', 'lease_ended',
  'declined', 'withdrawn', 'homeowner_withdrew', 'expired', 'leased_to_another'));
create index applications_under_way on applications (status, updated_at, id) where (status in ('submitted',
  'screening', 'needs_information', 'in_review', 'approved', 'approved_with_conditions'));

create table applicants (
  id uuid primary key,
  application_id uuid not null,
  role text not null check (role in ('applicant', 'coApplicant', 'coSigner', 'occupant')),
  status text not null default 'invited',
  person_id uuid,
  name text not null,
  email citext,
  phone text,
  invite_hash bytea unique,
  invite_expires_at timestamptz,
  invited_at timestamptz,
  joined_at timestamptz,
  submitted_at timestamptz,
  fee_cents int check (fee_cents >= 0),
  fee_settled_at timestamptz,
  reused_from uuid,
  may_co_sign boolean,
  application_document_id uuid,
  consent_document_id uuid,
  receipt_document_id uuid,
  constraint applicants_check check (may_co_sign is null or role = 'coSigner'),
  constraint applicants_check1 check (status <> 'invited' or email is not null or phone is not null),
  constraint applicants_check2 check ((status not in ('joined', 'submitted')) or person_id is not null)
);
comment on table applicants is 'Adults and co-signers of an application.';
comment on column applicants.person_id is 'Null until the invited person has joined.';
comment on column applicants.invite_hash is 'Hash of the secret in the invitation link; invite_expires_at has its end.';
comment on column applicants.fee_cents is 'Application fee in cents; settled once paid, or where there is none.';
comment on column applicants.reused_from is 'Earlier applicant whose answers and fee this one reuses, at most thirty days old.';
comment on column applicants.may_co_sign is 'Whether a co-signer meets the criteria of this home; null before the evaluation.';
comment on column applicants.application_document_id is 'Generated documents of the applicant, so that none is generated twice.';
create unique index applicants_one_per_person on applicants (application_id, person_id) where (status in ('joined',
  'submitted'));
create index applicants_person on applicants (person_id);
create index applicants_application on applicants (application_id);
create index applicants_reused_from on applicants (reused_from) where (reused_from is not null);
create index applicants_application_document on applicants (application_document_id)
  where (application_document_id is not null);
create index applicants_consent_document on applicants (consent_document_id) where (consent_document_id is not null);
create index applicants_receipt_document on applicants (receipt_document_id) where (receipt_document_id is not null);

create table applicant_personal_details (
  applicant_id uuid primary key,
  facts jsonb not null default '{}',
  answers jsonb not null default '{}',
  identity bytea,
  identity_kind text check (identity_kind in ('ssn', 'itin')),
  identity_last_four character(4),
  updated_at timestamptz not null
);
comment on table applicant_personal_details is 'Personal details of an applicant, for the applicant and for staff who screen; never for other applicants or the homeowner.';
comment on column applicant_personal_details.facts is 'ApplicantFacts of contract/leasing/applications/constants.ts.';
comment on column applicant_personal_details.answers is 'All other answers, by question.';
comment on column applicant_personal_details.identity is 'Identity number, sealed (about `applicant_personal_details.identity:<applicant id>`); identity_last4 is for display.';

create table applicant_consents (
  id uuid primary key,
  applicant_id uuid not null,
  kind text not null,
  wording text not null,
  given_at timestamptz not null,
  consent_context jsonb not null
);
comment on table applicant_consents is 'What an applicant agreed to, in the words they saw. Rows are kept for good.';
comment on column applicant_consents.consent_context is '{sessionId, address, device} at the time of consent.';
create index applicant_consents_applicant on applicant_consents (applicant_id);

-- Functions

create function app.own_application_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select application_id from applicants
    where person_id = app.person() and status not in ('replaced', 'declined', 'withdrawn');
  perform app.end_system(caller);
end $$;
revoke all on function app.own_application_ids() from public;
select app.grant_to_app('execute', 'function app.own_application_ids()');

create function app.received_application_ids() returns setof uuid
  language plpgsql stable security definer rows 50 set search_path = public, pg_temp as $$
declare caller text;
begin
  -- Our team and the system see every application by another policy.
  if app.person() is null or app.is_staff() then return; end if;
  caller := app.begin_system();
  return query select applications.id from homes join applications on applications.home_id = homes.id
    where homes.owner_id = app.person() and applications.submitted_at is not null;
  perform app.end_system(caller);
end $$;
revoke all on function app.received_application_ids() from public;
select app.grant_to_app('execute', 'function app.received_application_ids()');

create function app.publish_application_change(changed uuid, to_owner boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  people uuid[];
begin
  select array_agg(distinct person) into people from (
    select person_id as person from applicants where application_id = changed
    union all
    select homes.owner_id from applications join homes on homes.id = applications.home_id
      where to_owner and applications.id = changed and applications.submitted_at is not null
  ) concerned where person is not null;
  perform app.publish_change('applications', people);
  perform app.end_system(caller);
end $$;
revoke all on function app.publish_application_change(changed uuid, to_owner boolean) from public;
select app.grant_to_app('execute', 'function app.publish_application_change(changed uuid, to_owner boolean)');

-- Foreign keys

alter table applications
  add foreign key (home_id) references homes(id);

alter table applicants
  add foreign key (application_id) references applications(id) on delete cascade,
  add foreign key (person_id) references users(id),
  add foreign key (reused_from) references applicants(id),
  add foreign key (application_document_id) references documents(id) on delete set null,
  add foreign key (consent_document_id) references documents(id) on delete set null,
  add foreign key (receipt_document_id) references documents(id) on delete set null;

alter table applicant_personal_details
  add foreign key (applicant_id) references applicants(id) on delete cascade;

alter table applicant_consents
  add foreign key (applicant_id) references applicants(id);

-- Triggers

create trigger applications_notify_change after insert
  or update on applications for each row execute function app.notify_change('application', 'id');

create trigger applicants_notify_change after insert
  or update on applicants for each row execute function app.notify_change('application', 'application_id');

create trigger applicant_consents_immutable before delete
  or update on applicant_consents for each row execute function app.forbid_change();

-- Row-level security

alter table applications enable row level security, force row level security;
create policy applications_group on applications using ((select app.is_staff())
  or (id in (select app.own_application_ids())));
create policy applications_homeowner on applications for select using (id in (select app.received_application_ids()));
select app.grant_to_app('select, insert, update', 'applications');

alter table applicants enable row level security, force row level security;
create policy applicants_group on applicants using ((select app.is_staff()) or person_id = (select app.person())
  or (application_id in (select app.own_application_ids())));
select app.grant_to_app('select, insert, update', 'applicants');

alter table applicant_personal_details enable row level security, force row level security;
create policy applicant_personal_details_own on applicant_personal_details using ((select app.is_staff())
  or (applicant_id in (select applicants.id from applicants where applicants.person_id = (select app.person()))));
create policy applicant_personal_details_erase on applicant_personal_details as restrictive for delete
  using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'applicant_personal_details');

alter table applicant_consents enable row level security, force row level security;
create policy applicant_consents_own on applicant_consents using ((select app.is_staff())
  or (applicant_id in (select applicants.id from applicants where applicants.person_id = (select app.person()))));
select app.grant_to_app('select, insert, update', 'applicant_consents');
