-- The setup of a home: a flow run may belong to a home instead of a person, and everyone who fills it in shares it.
alter table flow_runs add column home_id uuid references homes (id) on delete cascade;
alter table flow_runs drop constraint flow_runs_check, add constraint flow_runs_check check (
  person_id is not null or guest_token_hashes <> '{}' or home_id is not null);
-- One run of each group.
create unique index flow_runs_home on flow_runs (home_id, flow_id) where home_id is not null;
drop index flow_runs_abandoned;
create index flow_runs_abandoned on flow_runs (updated_at) where person_id is null and home_id is null;

create policy flow_runs_home on flow_runs using (
  home_id in (select app.managed_home_ids())
  or (home_id, flow_id) in (
    select home_id, 'setup-' || setup_group from home_members
    where person_id = (select app.person()) and setup_group is not null
  )
);

-- Codes that open the home, each sealed (server/vault.ts). Readings are in the audit log.
create table home_access_codes (
  home_id uuid not null references homes (id) on delete cascade,
  kind text not null check (kind in ('lockbox', 'alarm', 'gate', 'garage')),
  sealed bytea not null,
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  primary key (home_id, kind)
);
create index home_access_codes_updated_by on home_access_codes (updated_by) where updated_by is not null;
alter table home_access_codes enable row level security;
alter table home_access_codes force row level security;
select app.grant_to_app('select, insert, update, delete', 'home_access_codes');
create policy home_access_codes_managed on home_access_codes
  using ((select app.is_staff()) or home_id in (select app.managed_home_ids()));
-- A helper with the group enters codes and reads none: policies of the API decide who opens the seal.
create policy home_access_codes_helper on home_access_codes using (
  home_id in (select home_id from home_members where person_id = (select app.person()) and setup_group = 'access')
);

-- Open pages of everyone around the home hear of changes.
create function app.publish_home_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_data jsonb := to_jsonb(coalesce(new, old));
  changed uuid := (row_data->>'home_id')::uuid;
  caller text;
  people uuid[];
begin
  if changed is null then return null; end if;
  caller := app.begin_system();
  select array_agg(distinct person) into people from (
    select owner_id as person from homes where id = changed
    union all select person_id from home_members where home_id = changed
    union all select (row_data->>'person_id')::uuid
  ) concerned where person is not null;
  perform app.publish_change('homes', coalesce(people, '{}'));
  perform app.end_system(caller);
  return null;
end $$;
create trigger flow_runs_publish_home_change after insert or update on flow_runs
  for each row when (new.home_id is not null) execute function app.publish_home_change();
create trigger home_members_publish_change after insert or update or delete on home_members
  for each row execute function app.publish_home_change();
create trigger home_access_codes_publish_change after insert or update on home_access_codes
  for each row execute function app.publish_home_change();
