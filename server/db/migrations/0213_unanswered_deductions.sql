-- phase: expand
-- A line that nobody answered in time stands, and may be disputed later: then only what changed moves in the books.
alter table deposit_deductions
  drop constraint deposit_deductions_status_check,
  add constraint deposit_deductions_status_check
    check (status in ('proposed', 'disputed', 'unanswered', 'accepted', 'dropped')),
  -- What of it the homeowner was given.
  add column claimed_cents int not null default 0 check (claimed_cents >= 0),
  -- When work that was estimated was done: from then on its invoice is due.
  add column work_done_on date;
do $$ declare caller text; begin
  caller := app.begin_system();
  update deposit_deductions line set claimed_cents = entry.amount
    from ledger_transactions made
      join ledger_entries entry on entry.transaction_id = made.id
      join ledger_accounts account on account.id = entry.account_id and account.code like 'lease:%:deposit'
    where made.kind = 'depositClaimed' and made.source_type = 'depositDeduction' and made.source_id = line.id::text;
  perform app.end_system(caller);
end $$;
