-- phase: expand
-- Another payout plan is an agreement that everyone signs again; it is in force from its day once it is 'active'.
alter table payout_plan_changes add column agreement_id uuid unique references agreements (id);
alter table payout_plan_changes drop constraint payout_plan_changes_status_check;
alter table payout_plan_changes add constraint payout_plan_changes_status_check
  check (status in ('requested', 'signed', 'active', 'withdrawn', 'declined'));
drop index payout_plan_changes_one_open;
