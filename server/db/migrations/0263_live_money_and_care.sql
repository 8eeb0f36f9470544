-- phase: expand
-- Open pages hear of payments, bills, and repairs as well.

-- Those around a home: who owns it, and who helps them with it.
create function app.home_people(home uuid) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select owner_id from homes where id = home and owner_id is not null
    union
    select person_id from home_members where home_id = home and person_id is not null;
  perform app.end_system(caller);
end $$;
revoke all on function app.home_people(uuid) from public;

-- Who signs a lease, without those around its home.
create function app.lease_residents(lease uuid) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select signer.user_id from leases join envelope_signers signer using (envelope_id)
      where leases.id = lease and signer.user_id is not null
    except
    select app.home_people(home_id) from leases where id = lease;
  perform app.end_system(caller);
end $$;
revoke all on function app.lease_residents(uuid) from public;

-- What was paid or charged, or is disputed, under a lease. A payment without one is its payer's affair alone.
create function app.publish_payment_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_data jsonb := to_jsonb(new);
  lease uuid := (row_data->>'lease_id')::uuid;
  caller text := app.begin_system();
  home uuid;
  people uuid[];
begin
  select home_id into home from leases where id = lease;
  select array_agg(distinct person) into people from (
    select app.lease_residents(lease) as person
    union all select app.home_people(home)
    union all select (row_data->>'payer_id')::uuid
  ) concerned where person is not null;
  perform app.publish_change('payments', coalesce(people, '{}'));
  perform app.end_system(caller);
  return null;
end $$;
create trigger payments_publish_insert after insert on payments
  for each row execute function app.publish_payment_change();
create trigger payments_publish_change after update on payments for each row
  when ((old.status, old.refunded) is distinct from (new.status, new.refunded)) execute function app.publish_payment_change();
-- Rent is charged to everybody in the same night, while nobody looks.
create trigger charges_publish_insert after insert on charges
  for each row when (new.kind <> 'rent') execute function app.publish_payment_change();
create trigger charges_publish_change after update on charges for each row
  when ((old.waived_at, old.credited) is distinct from (new.waived_at, new.credited)) execute function app.publish_payment_change();
create trigger bill_disputes_publish_change after insert or update on bill_disputes
  for each row execute function app.publish_payment_change();
create trigger bill_dispute_messages_publish_change after insert on bill_dispute_messages
  for each row execute function app.publish_payment_change();

-- What happened on a repair, to those who may read of it.
create function app.publish_work_order_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  people uuid[];
begin
  select array_agg(distinct person) into people from (
    select new.author_id as person
    union all select app.home_people(new.home_id) where new.audience in ('everyone', 'owner')
    union all select app.lease_residents(new.lease_id) where new.audience in ('everyone', 'resident')
  ) concerned where person is not null;
  perform app.publish_change('workOrders', coalesce(people, '{}'));
  perform app.end_system(caller);
  return null;
end $$;
create trigger work_order_events_publish_change after insert on work_order_events
  for each row execute function app.publish_work_order_change();
