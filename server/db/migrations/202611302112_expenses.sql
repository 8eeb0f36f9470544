-- phase: expand
-- noun: money/expenses

create table expense_rules (
  id uuid primary key,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  category text not null check (category in ('hoa', 'insurance', 'property_tax', 'mortgage', 'utilities', 'cleaning', 'other')),
  payee_name text not null check (length(payee_name) >= 2 and length(payee_name) <= 120),
  method text not null check (method in ('ach', 'check')),
  routing_number text check (routing_number ~ '^[0-9]{9}$'),
  payee_account bytea,
  account_ending text check (account_ending ~ '^[0-9]{4}$'),
  address text check (length(address) <= 300),
  reference text check (length(reference) >= 1 and length(reference) <= 60),
  amount bigint not null check (amount > 0),
  memo text check (length(memo) >= 1 and length(memo) <= 300),
  every text not null check (every in ('monthly', 'quarterly', 'yearly')),
  first_due_on date not null,
  until_on date,
  made int not null default 0 check (made >= 0),
  is_fixed boolean not null,
  approved_amount bigint check (approved_amount > 0),
  approved_by uuid references users (id),
  entered_by uuid not null references users (id),
  entered_at timestamptz not null,
  ended_by uuid references users (id),
  ended_at timestamptz,
  constraint expense_rules_approved check (num_nonnulls(approved_amount, approved_by) in (0, 2)),
  constraint expense_rules_two_people check (approved_by <> entered_by),
  constraint expense_rules_ended check (num_nonnulls(ended_by, ended_at) in (0, 2)),
  constraint expense_rules_until check (until_on >= first_due_on),
  constraint expense_rules_account check ((method = 'ach') = (num_nonnulls(routing_number, payee_account, account_ending) = 3))
);
comment on table expense_rules is 'Expenses of a home that repeat: a job makes the next one ahead of its due day.';
comment on column expense_rules.category is 'EXPENSE_CATEGORIES of contract/money/expenses/constants.ts.';
comment on column expense_rules.payee_account is 'Sealed account number (server/vault.ts).';
comment on column expense_rules.amount is 'Cents of the next expense.';
comment on column expense_rules.made is 'Expenses that were made, the first one included.';
comment on column expense_rules.is_fixed is 'The amount is the same each time: approved once, the next expenses need no approval of their own.';
comment on column expense_rules.approved_amount is 'Cents that a second person approved for the series.';
create index expense_rules_home on expense_rules (home_id);
create index expense_rules_owner on expense_rules (owner_id);
create index expense_rules_open on expense_rules (id) where ended_at is null;
create index expense_rules_entered_by on expense_rules (entered_by);
create index expense_rules_approved_by on expense_rules (approved_by) where approved_by is not null;
create index expense_rules_ended_by on expense_rules (ended_by) where ended_by is not null;
alter table expense_rules enable row level security;
alter table expense_rules force row level security;
create policy expense_rules_staff on expense_rules using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'expense_rules');

create table expenses (
  id uuid primary key,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  rule_id uuid references expense_rules (id),
  category text not null check (category in ('hoa', 'insurance', 'property_tax', 'mortgage', 'utilities', 'cleaning', 'other')),
  payee_name text not null check (length(payee_name) >= 2 and length(payee_name) <= 120),
  method text not null check (method in ('ach', 'check')),
  routing_number text check (routing_number ~ '^[0-9]{9}$'),
  payee_account bytea,
  account_ending text check (account_ending ~ '^[0-9]{4}$'),
  address text check (length(address) <= 300),
  reference text check (length(reference) >= 1 and length(reference) <= 60),
  amount bigint not null check (amount > 0),
  interest bigint check (interest >= 0),
  due_on date not null,
  memo text check (length(memo) >= 1 and length(memo) <= 300),
  status text not null check (status in ('requested', 'approved', 'waiting', 'ordered', 'paid', 'refused', 'canceled')),
  note text check (length(note) <= 600),
  entered_by uuid not null references users (id),
  entered_at timestamptz not null,
  approved_by uuid references users (id),
  approved_at timestamptz,
  attempts int not null default 0 check (attempts >= 0),
  order_id uuid references bank_orders (id),
  request_id uuid references contribution_requests (id),
  paid_on date,
  constraint expenses_interest check (interest is null or (category = 'mortgage' and interest <= amount)),
  constraint expenses_approved check (num_nonnulls(approved_by, approved_at) in (0, 2)),
  constraint expenses_two_people check (approved_by <> entered_by),
  constraint expenses_agreed check (status not in ('approved', 'waiting', 'ordered', 'paid') or approved_by is not null),
  constraint expenses_ordered check ((status in ('ordered', 'paid')) = (order_id is not null)),
  constraint expenses_paid check ((status = 'paid') = (paid_on is not null)),
  constraint expenses_account check ((method = 'ach') = (num_nonnulls(routing_number, payee_account, account_ending) = 3)),
  unique (rule_id, due_on)
);
comment on table expenses is 'Expenses of a home that we pay for its owner out of the owner’s money in that home. Two people agree on each.';
comment on column expenses.category is 'EXPENSE_CATEGORIES of contract/money/expenses/constants.ts.';
comment on column expenses.payee_account is 'Sealed account number (server/vault.ts).';
comment on column expenses.reference is 'Number by which the payee knows the account, such as that of a loan.';
comment on column expenses.amount is 'Cents.';
comment on column expenses.interest is 'Cents of a mortgage payment that are interest; null where that is not known.';
comment on column expenses.due_on is 'Local day of the home.';
comment on column expenses.status is 'expenseLifecycle of contract/money/expenses/constants.ts.';
comment on column expenses.note is 'Why it was refused or canceled, or came back.';
comment on column expenses.attempts is 'Orders to the bank so far; each has a posting of its own.';
comment on column expenses.order_id is 'Order that pays it.';
comment on column expenses.request_id is 'What the owner was asked to pay in for it.';
comment on column expenses.paid_on is 'Day of the bank line that shows it.';
create index expenses_home on expenses (home_id, due_on);
create index expenses_owner on expenses (owner_id);
create index expenses_open on expenses (due_on) where status in ('requested', 'approved', 'waiting');
create index expenses_entered_by on expenses (entered_by);
create index expenses_approved_by on expenses (approved_by) where approved_by is not null;
create index expenses_order on expenses (order_id) where order_id is not null;
create index expenses_request on expenses (request_id) where request_id is not null;

-- What the bank was ordered to pay stands: its amount and its payee.
create trigger expenses_fixed before update on expenses for each row
  when (old.status in ('ordered', 'paid') and (old.category, old.payee_name, old.method, old.payee_account, old.amount)
    is distinct from (new.category, new.payee_name, new.method, new.payee_account, new.amount)) execute function app.forbid_change();

alter table expenses enable row level security;
alter table expenses force row level security;
create policy expenses_staff on expenses using ((select app.has_duty(variadic '{money}'::text[])));
create policy expenses_own on expenses for select using (owner_id = (select app.person()));
select app.grant_to_app('select, insert, update', 'expenses');

-- Orders pay expenses as well, also by checks that our team writes.
alter table bank_orders drop constraint bank_orders_kind_check;
alter table bank_orders add constraint bank_orders_kind_check
  check (kind in ('deposits', 'own_funds', 'federal_tax', 'california_tax', 'expense'));
alter table bank_orders drop constraint bank_orders_method_check;
alter table bank_orders add constraint bank_orders_method_check check (method in ('transfer', 'ach', 'wire', 'check'));
alter table bank_orders drop constraint bank_orders_taxes;
alter table bank_orders add constraint bank_orders_taxes
  check ((to_place is null) = (kind in ('federal_tax', 'california_tax', 'expense')));
