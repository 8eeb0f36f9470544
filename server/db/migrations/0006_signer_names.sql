-- A signer's name may be corrected before they sign: each change with what it was before and when.
alter table envelope_signers add column name_changes jsonb not null default '[]';

-- Every resident signs the condition record for themselves. It is complete, and fixed, once all of them and the homeowner have.
drop trigger condition_records_fixed on condition_records;
alter table condition_records add column residents_signed jsonb not null default '[]';
alter table condition_records add column completed_at timestamptz;
update condition_records set residents_signed = jsonb_build_array(resident_signed) where resident_signed is not null;
update condition_records set completed_at = updated_at where resident_signed is not null and owner_signed is not null;
alter table condition_records drop column resident_signed;
create or replace function app.condition_fixed() returns trigger language plpgsql as $$
begin
  if old.completed_at is not null
    and (new.rooms, new.hash, new.residents_signed, new.owner_signed, new.completed_at)
      is distinct from (old.rooms, old.hash, old.residents_signed, old.owner_signed, old.completed_at) then
    raise exception 'A record that everyone has signed is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger condition_records_fixed before update on condition_records for each row execute function app.condition_fixed();
