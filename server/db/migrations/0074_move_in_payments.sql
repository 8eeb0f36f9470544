-- Money to move in is paid by bank, card, or check and stands in the deposit account until the keys. Cards no longer set it
-- aside; a card that still did lets go by itself within a week.
drop table move_in_holds;

-- What the residents of a lease paid to move in, for whoever may see the lease: residents cannot read each other's payments.
-- How somebody paid is theirs and our team's to know.
create function app.move_in_payments(lease uuid)
returns table (id uuid, payer_id uuid, payer text, amount bigint, status text, method text, label text, failure text, created_at timestamptz)
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
revoke all on function app.move_in_payments(uuid) from public;
do $$ begin
  if app.has_app_role() then
    grant execute on function app.move_in_payments(uuid) to belong_app;
  end if;
end $$;
