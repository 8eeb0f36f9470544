-- phase: expand

alter table advances
  add column envelope_id uuid,
  add column apr_bps int check (apr_bps >= 0),
  add column law_rule text,
  add column ended_for text;
alter table advances
  add constraint advances_envelope_id_fkey foreign key (envelope_id) references envelopes (id) not valid;
alter table advances drop constraint advances_status_check;
alter table advances
  add constraint advances_status_check check (status in ('offered', 'signing', 'accepted', 'lapsed')) not valid;
-- Advances from before this day were taken without a document of their own, and stay as they are.
alter table advances
  add constraint advances_disclosed check (status <> 'signing' or num_nulls(envelope_id, law_rule) = 0) not valid;
comment on column advances.envelope_id is 'The disclosure by the law of the state, signed by everyone on the title. Null before it is sent, and for advances that were taken before December 2026.';
comment on column advances.apr_bps is 'Annual percentage rate of the disclosure in basis points.';
comment on column advances.law_rule is 'Id of the rule of contract/law by which it was disclosed.';
comment on column advances.ended_for is 'Why it was not paid although its disclosure was signed, as its owner reads it.';

create function app.require_signed_disclosure() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  if not exists (select from envelopes where id = new.envelope_id and subject = 'advance:' || new.id and status = 'completed') then
    raise exception 'Advance % has no signed disclosure', new.id using errcode = 'check_violation';
  end if;
  perform app.end_system(caller);
  return new;
end $$;
revoke all on function app.require_signed_disclosure() from public;
select app.grant_to_app('execute', 'function app.require_signed_disclosure()');

create function app.require_accepted_advance() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  if not exists (
    select from advances join envelopes on envelopes.id = advances.envelope_id
    where advances.id::text = new.source_id and advances.status = 'accepted' and envelopes.status = 'completed'
  ) then
    raise exception 'Advance % is not in the books without a signed disclosure', new.source_id using errcode = 'check_violation';
  end if;
  perform app.end_system(caller);
  return new;
end $$;
revoke all on function app.require_accepted_advance() from public;
select app.grant_to_app('execute', 'function app.require_accepted_advance()');

create trigger advances_signed_insert before insert on advances for each row when (new.status = 'accepted')
  execute function app.require_signed_disclosure();

create trigger advances_signed_update before update on advances for each row
  when (new.status = 'accepted' and old.status <> 'accepted') execute function app.require_signed_disclosure();

-- Everyone on the title sees the advance that they sign for.
create policy advances_signers on advances for select using (envelope_id in (select app.own_envelope_ids()));

-- What was disclosed stands.
create trigger advances_fixed before update on advances for each row
  when (old.envelope_id is not null
    and (old.home_id, old.owner_id, old.lease_id, old.months, old.monthly, old.fee, old.envelope_id, old.apr_bps, old.law_rule)
    is distinct from (new.home_id, new.owner_id, new.lease_id, new.months, new.monthly, new.fee, new.envelope_id, new.apr_bps, new.law_rule))
  execute function app.forbid_change();

create trigger ledger_transactions_signed_advance before insert on ledger_transactions for each row
  when (new.kind = 'advancePaid') execute function app.require_accepted_advance();
