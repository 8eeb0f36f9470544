-- phase: expand
-- A building with several units: each unit is a home, and the first one's id names the property. Empty for a home that stands alone.
alter table homes add column property_id uuid references homes (id) on delete set null;

-- Parts of the setup that a property is asked once are answered in the run of its first unit, by whoever fills them in for any unit.
create policy flow_runs_property on flow_runs using (
  (
    flow_id in ('setup-hoa', 'setup-insurance', 'setup-approval', 'setup-payout', 'setup-w9', 'setup-documents')
    and home_id in (select property_id from homes where id in (select app.managed_home_ids()))
  )
  or (home_id, flow_id) in (
    select homes.property_id, 'setup-' || setup_group from home_members join homes on homes.id = home_members.home_id
    where person_id = (select app.person())
      and setup_group in ('hoa', 'insurance', 'approval', 'payout', 'w9', 'documents')
  )
);

-- Open pages of the people of every unit hear of changes.
create or replace function app.publish_home_change() returns trigger
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
    select owner_id as person from homes where id = changed or property_id = changed
    union all select person_id from home_members
      where home_id in (select id from homes where id = changed or property_id = changed)
    union all select (row_data->>'person_id')::uuid
  ) concerned where person is not null;
  perform app.publish_change('homes', coalesce(people, '{}'));
  perform app.end_system(caller);
  return null;
end $$;
