-- phase: expand
-- noun: tenancy/moveOuts

-- A line of a deposit statement may be an open charge of the lease: its evidence is the account.
alter table deposit_deductions
  add column charge_id uuid references charges (id),
  drop constraint deposit_deductions_proof_kind_check,
  add constraint deposit_deductions_proof_kind_check check (proof_kind in ('invoice', 'estimate', 'account')),
  add constraint deposit_deductions_account check ((proof_kind = 'account') = (charge_id is not null));
comment on column deposit_deductions.charge_id is 'Open charge that the line pays from the deposit; null for damage.';
