-- phase: expand
-- noun: money/approvalLimits

create table approval_limits (
  id uuid primary key,
  action text not null check (action in ('waiver', 'credit', 'charge', 'recorded_payment')),
  amount bigint not null check (amount >= 0 and amount <= 10000000),
  effective_on date not null,
  reason text not null check (length(reason) >= 3 and length(reason) <= 600),
  status text not null check (status in ('proposed', 'approved', 'declined', 'withdrawn')),
  proposed_by uuid references users (id),
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  note text check (length(note) <= 600),
  constraint approval_limits_decided check (proposed_by is null or status = 'proposed' or decided_by is not null),
  constraint approval_limits_two_people check (status not in ('approved', 'declined') or proposed_by is null
    or decided_by <> proposed_by)
);
comment on table approval_limits is 'Cents that one staff member may move alone on one lease and day, by action. Each change is a row that two administrators agree on.';
comment on column approval_limits.action is 'LIMITED_ACTIONS of contract/money/approvalLimits/constants.ts.';
comment on column approval_limits.effective_on is 'First office day on which the amount holds, such as 2026-12-07.';
comment on column approval_limits.status is 'approvalLimitLifecycle of contract/money/approvalLimits/constants.ts.';
comment on column approval_limits.proposed_by is 'Null for the limits that came with the product.';
create index approval_limits_in_force on approval_limits (action, effective_on desc, decided_at desc) where status = 'approved';
create index approval_limits_newest on approval_limits (proposed_at desc, id);
create index approval_limits_proposed_by on approval_limits (proposed_by) where proposed_by is not null;
create index approval_limits_decided_by on approval_limits (decided_by) where decided_by is not null;
alter table approval_limits enable row level security;
alter table approval_limits force row level security;
create policy approval_limits_staff on approval_limits using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'approval_limits');

insert into approval_limits (id, action, amount, effective_on, reason, status, proposed_at, decided_at)
select gen_random_uuid(), action, amount, '2000-01-01', 'First limits of the product', 'approved', now(), now()
from (values ('waiver', 10000), ('credit', 10000), ('charge', 10000), ('recorded_payment', 500000)) as first (action, amount);
