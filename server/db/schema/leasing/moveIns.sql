-- Tables

create table move_ins (
  lease_id uuid primary key,
  insurance_document_id uuid,
  insurer text,
  insured_until date,
  utilities jsonb not null default '[]',
  keys_at timestamptz,
  keys_by uuid,
  walk_through_on date,
  insurance_status text check (insurance_status in ('checking', 'accepted', 'declined')),
  insurance_reason text check (length(insurance_reason) <= 300),
  insurance_submitted_by uuid,
  insurance_submitted_at timestamptz
);
comment on table move_ins is 'Steps of a move-in: payment, insurance, utilities, condition, keys.';
comment on column move_ins.utilities is 'Utilities that residents have taken over.';
comment on column move_ins.walk_through_on is 'Local day of a walk-through before the lease begins.';
comment on column move_ins.insurance_status is 'Proof of renters insurance counts once its text confirms it or staff accepted it.';
comment on column move_ins.insurance_reason is 'Reason of a refusal, in words for the resident.';
create index move_ins_insurance_document on move_ins (insurance_document_id) where (insurance_document_id is not null);
create index move_ins_keys_by on move_ins (keys_by) where (keys_by is not null);
create index move_ins_insurance_submitted_by on move_ins (insurance_submitted_by)
  where (insurance_submitted_by is not null);
create index move_ins_insurance_checking on move_ins (insurance_submitted_at) where (insurance_status = 'checking');

create table condition_records (
  lease_id uuid primary key,
  rooms jsonb not null default '[]',
  hash text,
  sealed_key text,
  residents_signed jsonb not null default '[]',
  owner_signed jsonb,
  completed_at timestamptz,
  updated_at timestamptz not null
);
comment on table condition_records is 'Condition of each room at move-in. Fixed once every resident and the homeowner have signed.';
comment on column condition_records.hash is 'SHA-256 of the signed rooms and pictures.';
comment on column condition_records.sealed_key is 'Storage key of the sealed copy, once both sides have signed.';
comment on column condition_records.residents_signed is 'One signature per resident of the lease: {personId, name, at}.';
comment on column condition_records.completed_at is 'Time of the last signature; afterward the record is fixed.';
create index condition_records_sealed_key on condition_records (sealed_key) where (sealed_key is not null);

create table condition_pictures (
  lease_id uuid not null,
  document_id uuid not null,
  primary key (lease_id, document_id)
);
comment on table condition_pictures is 'Pictures of a condition record, visible to both sides.';
create index condition_pictures_document on condition_pictures (document_id);

-- Functions

create function app.protect_signed_condition() returns trigger language plpgsql as $$
begin
  if old.completed_at is not null
    and (new.rooms, new.hash, new.residents_signed, new.owner_signed, new.completed_at)
      is distinct from (old.rooms, old.hash, old.residents_signed, old.owner_signed, old.completed_at) then
    raise exception 'A record that everyone has signed is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function app.own_condition_document_ids() returns setof uuid
  language plpgsql stable security definer rows 50 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select picture.document_id from condition_pictures picture where picture.lease_id in (
      select leases.id from homes join leases on leases.home_id = homes.id where homes.owner_id = app.person()
      union
      select leases.id from leases where leases.envelope_id in (select app.own_envelope_ids())
    );
  perform app.end_system(caller);
end $$;
revoke all on function app.own_condition_document_ids() from public;
select app.grant_to_app('execute', 'function app.own_condition_document_ids()');

create function app.move_in_payments(lease uuid) returns table(id uuid, payer_id uuid, payer text, amount bigint,
  status text, method text, label text, failure text, created_at timestamptz)
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare
  viewer uuid := app.person();
  of_team boolean := app.is_staff();
  caller text;
begin
  if not exists (select from leases where leases.id = lease) then return; end if;
  caller := app.begin_system();
  return query
    select payments.id, payments.payer_id, users.first_name, payments.amount - payments.refunded, payments.status, payments.method,
      case when of_team or payments.payer_id = viewer then payments.label end,
      case when of_team or payments.payer_id = viewer then payments.failure end, payments.created_at
    from payments join users on users.id = payments.payer_id
    where payments.lease_id = lease and payments.purpose = 'move_in' order by payments.created_at, payments.id;
  perform app.end_system(caller);
end $$;
revoke all on function app.move_in_payments(lease uuid) from public;
select app.grant_to_app('execute', 'function app.move_in_payments(lease uuid)');

-- Foreign keys

alter table move_ins
  add foreign key (lease_id) references leases(id),
  add foreign key (insurance_document_id) references documents(id) on delete set null,
  add foreign key (keys_by) references users(id),
  add foreign key (insurance_submitted_by) references users(id) on delete set null;

alter table condition_records
  add foreign key (lease_id) references leases(id);

alter table condition_pictures
  add foreign key (lease_id) references leases(id),
  add foreign key (document_id) references documents(id) on delete cascade;

-- Triggers

create trigger move_ins_notify_change after insert
  or update on move_ins for each row execute function app.notify_change('lease', 'lease_id');

create trigger condition_records_protect_signed before update on condition_records for each row execute function app.protect_signed_condition();

create trigger condition_records_no_delete before delete on condition_records for each row execute function app.forbid_change();

create trigger condition_records_notify_change after insert
  or update on condition_records for each row execute function app.notify_change('lease', 'lease_id');

-- Row-level security

alter table move_ins enable row level security, force row level security;
create policy move_ins_party on move_ins using (exists (select from leases where leases.id = move_ins.lease_id));
select app.grant_to_app('select, insert, update', 'move_ins');

alter table condition_records enable row level security, force row level security;
create policy condition_records_party on condition_records using (exists (select from leases
  where leases.id = condition_records.lease_id));
select app.grant_to_app('select, insert, update', 'condition_records');

alter table condition_pictures enable row level security, force row level security;
create policy condition_pictures_party on condition_pictures using (exists (select from leases
  where leases.id = condition_pictures.lease_id));
select app.grant_to_app('select, insert, delete', 'condition_pictures');
