-- Open pages hear of changes from the database itself, so that no write can forget to tell them. A notification names
-- the kind of thing and the people it concerns; whoever hears it asks for the rest as themselves.
create function app.publish_change(subject text, people uuid[]) returns void language sql as $$
  select pg_notify('belong_live', json_build_object('subject', subject, 'userIds', to_json(people[1:100]))::text)
  where cardinality(people) > 0;
$$;

-- The group of an application, and, where its own status changes, the owner of the home once it is complete: a homeowner
-- does not learn when one of the group, or a co-signer, is screened.
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

-- Who signs, and who sent it.
create function app.publish_envelope_change(changed uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  people uuid[];
begin
  select array_agg(distinct person) into people from (
    select user_id as person from envelope_signers where envelope_id = changed
    union all select created_by from envelopes where id = changed
  ) concerned where person is not null;
  perform app.publish_change('leases', people);
  perform app.end_system(caller);
end $$;

create function app.publish_lease_change(changed uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  envelope uuid;
begin
  select envelope_id into envelope from leases where id = changed;
  perform app.end_system(caller);
  if envelope is not null then perform app.publish_envelope_change(envelope); end if;
end $$;

-- One trigger for each table, named by what the row belongs to.
create function app.notify_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_data jsonb := to_jsonb(new);
  caller text;
  owner uuid;
  applicant uuid;
begin
  case tg_argv[0]
    when 'application' then
      perform app.publish_application_change((row_data->>tg_argv[1])::uuid, tg_table_name in ('applications', 'decisions'));
    when 'applicant' then
      caller := app.begin_system();
      select person_id into applicant from applicants where id = (row_data->>'applicant_id')::uuid;
      perform app.end_system(caller);
      perform app.publish_change('applications', array_remove(array[applicant], null));
    when 'lease' then perform app.publish_lease_change((row_data->>tg_argv[1])::uuid);
    when 'envelope' then perform app.publish_envelope_change((row_data->>tg_argv[1])::uuid);
    when 'appointment' then
      caller := app.begin_system();
      select owner_id into owner from homes where id = (row_data->>'home_id')::uuid;
      perform app.end_system(caller);
      perform app.publish_change('appointments', array_remove(array[(row_data->>'user_id')::uuid, owner], null));
  end case;
  return null;
end $$;

create trigger applications_notify_change after insert or update on applications
  for each row execute function app.notify_change('application', 'id');
create trigger applicants_notify_change after insert or update on applicants
  for each row execute function app.notify_change('application', 'application_id');
create trigger decisions_notify_change after insert on decisions
  for each row execute function app.notify_change('application', 'application_id');
create trigger screenings_notify_change after insert or update on screenings
  for each row execute function app.notify_change('applicant');
create trigger leases_notify_change after insert or update on leases
  for each row execute function app.notify_change('lease', 'id');
create trigger move_ins_notify_change after insert or update on move_ins
  for each row execute function app.notify_change('lease', 'lease_id');
create trigger move_in_holds_notify_change after insert or update on move_in_holds
  for each row execute function app.notify_change('lease', 'lease_id');
create trigger condition_records_notify_change after insert or update on condition_records
  for each row execute function app.notify_change('lease', 'lease_id');
create trigger envelopes_notify_change after update on envelopes
  for each row execute function app.notify_change('envelope', 'id');
create trigger envelope_signers_notify_change after update on envelope_signers
  for each row execute function app.notify_change('envelope', 'envelope_id');
create trigger appointments_notify_change after insert or update on appointments
  for each row execute function app.notify_change('appointment');
