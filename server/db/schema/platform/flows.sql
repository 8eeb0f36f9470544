-- Tables

create table flow_runs (
  id uuid primary key,
  flow_id text not null,
  person_id uuid,
  guest_token_hashes bytea[] not null default '{}'::bytea[],
  status text not null default 'open' check (status in ('open', 'submitted')),
  answers jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  home_id uuid,
  constraint flow_runs_check check (person_id is not null or guest_token_hashes <> '{}'::bytea[] or home_id is not null)
);
comment on table flow_runs is 'Answers to a multistep form: estimate, qualification, application, or setup.';
comment on column flow_runs.home_id is 'Home of a setup run; everyone who fills in the setup shares it.';
create index flow_runs_person on flow_runs (person_id, flow_id, updated_at desc);
create index flow_runs_guest_tokens on flow_runs using gin (guest_token_hashes) where (person_id is null);
create unique index flow_runs_home on flow_runs (home_id, flow_id) where (home_id is not null);
create index flow_runs_abandoned on flow_runs (updated_at) where ((person_id is null) and (home_id is null));

create table flow_run_links (
  hash bytea primary key,
  run_id uuid not null,
  expires_at timestamptz not null
);
comment on table flow_run_links is 'Emailed links that continue a flow run; valid for a week.';
create index flow_run_links_run on flow_run_links (run_id);
create index flow_run_links_expiry on flow_run_links (expires_at);

-- Foreign keys

alter table flow_runs
  add foreign key (person_id) references users(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade;

alter table flow_run_links
  add foreign key (run_id) references flow_runs(id) on delete cascade;

-- Triggers

create trigger flow_runs_publish_home_change after insert or update on flow_runs for each row
  when (new.home_id is not null) execute function app.publish_home_change();

-- Row-level security

alter table flow_runs enable row level security, force row level security;
create policy flow_runs_own on flow_runs using (person_id = (select app.person()) or (select app.is_staff())
  or person_id is null and guest_token_hashes @> array[(select app.guest_token())]);
create policy flow_runs_home on flow_runs using ((home_id in (select app.managed_home_ids())) or ((home_id,
  flow_id) in (select home_members.home_id, 'setup-' || home_members.setup_group from home_members
  where home_members.person_id = (select app.person()) and home_members.setup_group is not null)));
create policy flow_runs_property on flow_runs using ((flow_id in ('setup-hoa', 'setup-insurance', 'setup-approval',
  'setup-payout', 'setup-w9', 'setup-documents')) and (home_id in (select homes.property_id from homes
  where (homes.id in (select app.managed_home_ids())))) or ((home_id, flow_id) in (select homes.property_id,
  'setup-' || home_members.setup_group from home_members join homes on homes.id = home_members.home_id
  where home_members.person_id = (select app.person()) and (home_members.setup_group in ('hoa', 'insurance',
  'approval', 'payout', 'w9', 'documents')))));
select app.grant_to_app('select, insert, update, delete', 'flow_runs');

alter table flow_run_links enable row level security, force row level security;
create policy flow_run_links_staff on flow_run_links using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'flow_run_links');
