-- phase: contract
-- noun: money/payments

-- Payers read their refunds, and only staff and the system write them.
drop policy refunds_own on refunds;
create policy refunds_own on refunds for select using (payment_id in (select id from payments
  where payer_id = (select app.person())));
create policy refunds_write on refunds using ((select app.is_staff()));

-- Rows that state an amount of money keep it, whatever becomes of their status.
create trigger charges_fixed before update on charges for each row
  when ((old.kind, old.source, old.amount) is distinct from (new.kind, new.source, new.amount))
  execute function app.forbid_change();
create trigger credits_fixed before update on credits for each row
  when (old.amount <> new.amount) execute function app.forbid_change();
create trigger payment_allocations_fixed before update on payment_allocations for each row
  when ((old.payment_id, old.credit_id, old.charge_id) is distinct from (new.payment_id, new.credit_id, new.charge_id))
  execute function app.forbid_change();
create trigger refunds_fixed before update on refunds for each row
  when ((old.payment_id, old.amount) is distinct from (new.payment_id, new.amount)) execute function app.forbid_change();
create trigger disputes_fixed before update on disputes for each row
  when (old.booked_cents is not null and (old.payment_id, old.booked_cents, old.booked_fee_cents)
    is distinct from (new.payment_id, new.booked_cents, new.booked_fee_cents)) execute function app.forbid_change();
create trigger payout_parts_fixed before update on payout_parts for each row
  when (old.status in ('sent', 'paid', 'returned') and (old.payout_id, old.home_id, old.person_id, old.account_id, old.amount)
    is distinct from (new.payout_id, new.home_id, new.person_id, new.account_id, new.amount))
  execute function app.forbid_change();
create trigger work_order_payments_fixed before update on work_order_payments for each row
  when (old.status in ('sent', 'paid', 'returned') and (old.invoice_id, old.pro_id, old.bank_account_id, old.amount, old.withheld)
    is distinct from (new.invoice_id, new.pro_id, new.bank_account_id, new.amount, new.withheld))
  execute function app.forbid_change();
create trigger work_order_payments_kept before delete on work_order_payments for each row
  when (old.status in ('sent', 'paid', 'returned')) execute function app.forbid_change();
create trigger top_ups_fixed before update on top_ups for each row
  when (old.amount <> new.amount) execute function app.forbid_change();
create trigger deposit_returns_fixed before update on deposit_returns for each row
  when ((old.move_out_id, old.payee, old.amount, old.method, old.number, old.sent_on)
    is distinct from (new.move_out_id, new.payee, new.amount, new.method, new.number, new.sent_on))
  execute function app.forbid_change();
create trigger deposit_returns_kept before delete on deposit_returns for each row execute function app.forbid_change();

-- A line of a bank statement is what the bank says. Which entry it shows is ours to decide.
create trigger bank_lines_fixed before update on bank_lines for each row
  when ((old.statement_id, old.account, old.day, old.amount, old.bank_ref)
    is distinct from (new.statement_id, new.account, new.day, new.amount, new.bank_ref)) execute function app.forbid_change();

-- A tax form that was released, and a paper that has to be kept, such as a statement or a receipt.
create trigger tax_forms_fixed before update on tax_forms for each row
  when (old.status <> 'prepared' and (old.tax_year, old.filing, old.rents, old.withheld)
    is distinct from (new.tax_year, new.filing, new.rents, new.withheld)) execute function app.forbid_change();
create trigger documents_fixed before update on documents for each row
  when (old.is_record and (old.category, old.name, old.mime, old.bytes, old.sha256, old.storage_key, old.is_record)
    is distinct from (new.category, new.name, new.mime, new.bytes, new.sha256, new.storage_key, new.is_record))
  execute function app.forbid_change();
create trigger documents_kept before delete on documents for each row when (old.is_record)
  execute function app.forbid_change();
