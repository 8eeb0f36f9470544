-- Between a signed lease and the keys: the money that is held, what residents bring, and how the home was on the first day.

create table move_in_holds (
  id uuid primary key,
  lease_id uuid not null references leases (id),
  payer_id uuid not null references users (id),
  amount int not null check (amount > 0),
  status text not null default 'started' check (status in ('started', 'held', 'failed', 'released', 'captured')),
  method_ref text,
  label text,
  processor_ref text,
  failure text,
  created_at timestamptz not null,
  -- A card keeps money aside for a week; held anew before.
  held_until timestamptz
);
create unique index move_in_holds_one on move_in_holds (lease_id) where status in ('held', 'captured');

create table move_ins (
  lease_id uuid primary key references leases (id),
  insurance_document_id uuid references documents (id) on delete set null,
  insurer text,
  insured_until date,
  -- Names of the utilities residents have taken over.
  utilities jsonb not null default '[]',
  keys_at timestamptz,
  keys_by uuid references users (id)
);

-- Rooms with what was seen; once both have signed, it is fixed.
create table condition_records (
  lease_id uuid primary key references leases (id),
  rooms jsonb not null default '[]',
  -- SHA-256 over the rooms and their pictures, of what was signed.
  hash text,
  -- Where the sealed copy is kept, once both have signed.
  sealed_key text,
  resident_signed jsonb,
  owner_signed jsonb,
  updated_at timestamptz not null
);
create function app.condition_fixed() returns trigger language plpgsql as $$
begin
  if old.resident_signed is not null and old.owner_signed is not null
    and (new.rooms, new.hash, new.resident_signed, new.owner_signed)
      is distinct from (old.rooms, old.hash, old.resident_signed, old.owner_signed) then
    raise exception 'A record that both have signed is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger condition_records_fixed before update on condition_records for each row execute function app.condition_fixed();
create trigger condition_records_kept before delete on condition_records for each row execute function app.refuse_change();

-- Pictures of a record are for both sides to see, whoever took them.
create table condition_pictures (
  lease_id uuid not null references leases (id),
  document_id uuid not null references documents (id) on delete cascade,
  primary key (lease_id, document_id)
);
create index condition_pictures_document on condition_pictures (document_id);
create function app.in_condition(document uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select exists (
    select from condition_pictures picture join leases on leases.id = picture.lease_id
      join homes on homes.id = leases.home_id
    where picture.document_id = document and (homes.owner_id = app.person() or app.signs(leases.envelope_id))
  )
$$;
grant execute on function app.in_condition(uuid) to belong_app;
create policy documents_of_condition on documents for select using (app.in_condition(id));
alter table condition_pictures enable row level security;
alter table condition_pictures force row level security;
create policy condition_pictures_party on condition_pictures
  using (app.is_staff() or exists (select from leases where leases.id = lease_id));
grant select, insert, delete on condition_pictures to belong_app;

alter table move_in_holds enable row level security;
alter table move_in_holds force row level security;
create policy move_in_holds_party on move_in_holds
  using (app.is_staff() or exists (select from leases where leases.id = lease_id));
alter table move_ins enable row level security;
alter table move_ins force row level security;
create policy move_ins_party on move_ins using (app.is_staff() or exists (select from leases where leases.id = lease_id));
alter table condition_records enable row level security;
alter table condition_records force row level security;
create policy condition_records_party on condition_records
  using (app.is_staff() or exists (select from leases where leases.id = lease_id));
grant select, insert, update on move_in_holds, move_ins, condition_records to belong_app;
