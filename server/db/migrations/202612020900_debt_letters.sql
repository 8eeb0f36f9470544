-- phase: expand
-- noun: money/collections

create table debt_letters (
  id uuid primary key,
  home_id uuid not null references homes (id),
  lease_id uuid not null references leases (id),
  status text not null check (status in ('asked', 'sent', 'canceled')),
  amount bigint not null check (amount > 0),
  lines jsonb not null,
  respond_by date not null,
  asked_by uuid references users (id) on delete set null,
  asked_at timestamptz not null,
  sent_on date,
  constraint debt_letters_sent check ((status = 'sent') = (sent_on is not null))
);
comment on table debt_letters is 'Letters that ask former residents for what they owe.';
comment on column debt_letters.status is 'debtLetterLifecycle of contract/money/collections/constants.ts.';
comment on column debt_letters.amount is 'What was owed when the letter was asked for, in cents.';
comment on column debt_letters.lines is 'What the amount is made of: labels and cents, as the letter has them.';
comment on column debt_letters.respond_by is 'Last local day to pay, to dispute, or to agree on a plan; later where the letter was served later.';
comment on column debt_letters.sent_on is 'Local day of the postmark.';
create index debt_letters_lease on debt_letters (lease_id, asked_at);
create index debt_letters_home on debt_letters (home_id);
create index debt_letters_asked_by on debt_letters (asked_by) where asked_by is not null;
create unique index debt_letters_one_asked on debt_letters (lease_id) where status = 'asked';
alter table debt_letters enable row level security;
alter table debt_letters force row level security;
create policy debt_letters_staff on debt_letters using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'debt_letters');

create table debt_holds (
  id uuid primary key,
  home_id uuid not null references homes (id),
  lease_id uuid not null references leases (id),
  kind text not null check (kind in ('dispute', 'bankruptcy')),
  reason text not null check (length(reason) >= 3 and length(reason) <= 2000),
  opened_by uuid references users (id) on delete set null,
  opened_at timestamptz not null,
  answer text check (length(answer) >= 3 and length(answer) <= 2000),
  lifted_by uuid references users (id) on delete set null,
  lifted_at timestamptz,
  constraint debt_holds_lifted check ((answer is null) = (lifted_at is null))
);
comment on table debt_holds is 'Why former residents are not asked for what they owe: they dispute it, or are in bankruptcy.';
comment on column debt_holds.kind is 'DEBT_HOLDS of contract/money/collections/constants.ts.';
comment on column debt_holds.answer is 'What our team found out; null while the hold lasts.';
create index debt_holds_lease on debt_holds (lease_id, opened_at);
create index debt_holds_home on debt_holds (home_id);
create index debt_holds_opened_by on debt_holds (opened_by) where opened_by is not null;
create index debt_holds_lifted_by on debt_holds (lifted_by) where lifted_by is not null;
create unique index debt_holds_one_open on debt_holds (lease_id, kind) where lifted_at is null;
alter table debt_holds enable row level security;
alter table debt_holds force row level security;
create policy debt_holds_staff on debt_holds using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'debt_holds');

alter table letters drop constraint letters_kind_check;
alter table letters add constraint letters_kind_check check (kind in ('termination', 'increase', 'statement', 'entry',
  'payOrQuit', 'abandonedProperty', 'unclaimedProperty', 'debt')) not valid;
alter table letters validate constraint letters_kind_check;
