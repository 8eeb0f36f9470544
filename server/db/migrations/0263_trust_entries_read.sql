-- phase: expand
-- The database alone writes what moved at the bank: staff may read it, and the policy says no more than that.
drop policy trust_entries_staff on trust_entries;
create policy trust_entries_staff on trust_entries for select using ((select app.is_staff()));
