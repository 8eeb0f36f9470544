-- Tables

create table leases (
  id uuid primary key,
  home_id uuid not null,
  application_id uuid unique,
  status text not null default 'draft',
  terms jsonb not null,
  edition text not null,
  envelope_id uuid unique,
  created_by uuid,
  created_at timestamptz not null,
  residents_signed_at timestamptz,
  secured_at timestamptz,
  signed_at timestamptz,
  money_due_at timestamptz,
  ended_at timestamptz,
  ended_by uuid,
  end_reason text,
  constraint leases_end_reason check ((status <> 'ended' or ended_at is not null)
    and (ended_at is null) = (end_reason is null)),
  constraint leases_check check ((status = 'draft') = (envelope_id is null) or status = 'voided')
);
comment on table leases is 'Leases of homes, with their terms.';
comment on column leases.application_id is 'Application that it came from; null where staff drafted it.';
comment on column leases.edition is 'Edition of the clauses: the day of their last change.';
comment on column leases.secured_at is 'Time at which the home left the market: every resident has signed and the move-in money is held.';
comment on column leases.money_due_at is 'Deadline of the move-in money; afterward a signed lease may be ended.';
comment on column leases.end_reason is 'Reason in the words of the person who ended it; emails repeat it.';
create index leases_home on leases (home_id, created_at desc);
create unique index leases_one_active_per_home on leases (home_id) where (status in ('draft', 'sent', 'signed'));
create index leases_created_by on leases (created_by) where (created_by is not null);
create index leases_ended_by on leases (ended_by) where (ended_by is not null);
create index leases_under_way on leases (status, created_at, id) where (status in ('draft', 'sent', 'signed'));

-- Functions

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
revoke all on function app.publish_lease_change(changed uuid) from public;
select app.grant_to_app('execute', 'function app.publish_lease_change(changed uuid)');

-- Foreign keys

alter table leases
  add foreign key (home_id) references homes(id),
  add foreign key (envelope_id) references envelopes(id),
  add foreign key (created_by) references users(id),
  add foreign key (ended_by) references users(id);

-- Triggers

create trigger leases_notify_change after insert
  or update on leases for each row execute function app.notify_change('lease', 'id');

-- Row-level security

alter table leases enable row level security, force row level security;
create policy leases_party on leases using ((select app.is_staff())
  or (envelope_id in (select app.own_envelope_ids())) or (home_id in (select homes.id from homes
  where homes.owner_id = (select app.person()))));
select app.grant_to_app('select, insert, update', 'leases');
