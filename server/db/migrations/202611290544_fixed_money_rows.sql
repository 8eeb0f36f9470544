-- phase: contract
-- noun: money/payouts

-- Payers read their payments, and only staff and the system write them.
drop policy payments_own on payments;
create policy payments_own on payments for select using (payer_id = (select app.person()));
create policy payments_write on payments using ((select app.is_staff()));

-- What a payment came to stands once its money has come. Its status, refunds, and returns go on.
create trigger payments_fixed before update on payments for each row
  when (old.status in ('succeeded', 'refunded', 'returned') and (old.amount, old.fee_cents, old.currency, old.lease_id, old.purpose)
    is distinct from (new.amount, new.fee_cents, new.currency, new.lease_id, new.purpose)) execute function app.forbid_change();

-- So does what a payout came to, with its lines, once it was sent.
create trigger payouts_fixed before update on payouts for each row
  when (old.status in ('sent', 'paid', 'returned') and (old.amount, old.carried, old.reserve, old.guarantee_paid,
    old.guarantee_repaid, old.withheld, old.withholding_owed, old.rent_paid, old.period, old.home_id)
    is distinct from (new.amount, new.carried, new.reserve, new.guarantee_paid, new.guarantee_repaid, new.withheld,
    new.withholding_owed, new.rent_paid, new.period, new.home_id)) execute function app.forbid_change();
create trigger payouts_kept before delete on payouts for each row
  when (old.status in ('sent', 'paid', 'returned')) execute function app.forbid_change();

create function app.forbid_line_change() returns trigger language plpgsql as $$
begin
  if exists (select from payouts where id = old.payout_id and status in ('sent', 'paid', 'returned')) then
    raise exception 'A payout that was sent keeps its lines' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger payout_lines_fixed before update on payout_lines for each row
  when ((old.payout_id, old.seq, old.kind, old.amount) is distinct from (new.payout_id, new.seq, new.kind, new.amount))
  execute function app.forbid_line_change();
create trigger payout_lines_kept before delete on payout_lines for each row execute function app.forbid_line_change();
