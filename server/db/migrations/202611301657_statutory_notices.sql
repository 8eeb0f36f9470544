-- phase: expand
-- noun: tenancy/statutoryNotices

create table statutory_notices (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  lease_id uuid not null references leases (id) on delete cascade,
  kind text not null check (kind in ('payOrQuit', 'abandonedProperty')),
  status text not null check (status in ('prepared', 'served', 'failed', 'withdrawn', 'closed')),
  citation text not null check (length(citation) >= 1 and length(citation) <= 100),
  paper jsonb not null,
  facts jsonb not null,
  amount bigint check (amount > 0),
  planned_day date not null,
  last_day date,
  served_on date,
  given_on date,
  reason text check (length(reason) >= 1 and length(reason) <= 600),
  prepared_by uuid references users (id) on delete set null,
  closed_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint statutory_notices_served check (status <> 'served'
    or (served_on is not null and given_on is not null and last_day is not null))
);
comment on table statutory_notices is 'Notices in the form of a statute that our team gives: after a missed payment, and about things that residents left behind.';
comment on column statutory_notices.kind is 'FORM_KINDS of contract/law/forms.ts.';
comment on column statutory_notices.status is 'statutoryNoticeLifecycle of contract/tenancy/statutoryNotices/constants.ts.';
comment on column statutory_notices.citation is 'Statute that the form follows.';
comment on column statutory_notices.paper is 'Title and paragraphs as they are served.';
comment on column statutory_notices.facts is 'What our team typed into the form, and what it was filled with.';
comment on column statutory_notices.amount is 'What it demands, in cents; null where it demands no money.';
comment on column statutory_notices.planned_day is 'Last local day that residents have by a service within the days of our desk; some forms name it.';
comment on column statutory_notices.last_day is 'Last local day that residents have by the service that was recorded.';
comment on column statutory_notices.served_on is 'Local day on which the paper was served.';
comment on column statutory_notices.given_on is 'Local day from which lawful dates count.';
comment on column statutory_notices.reason is 'Why it has no effect, or how it ended.';
create unique index statutory_notices_one_open on statutory_notices (home_id, lease_id, kind)
  where status in ('prepared', 'served');
create index statutory_notices_home on statutory_notices (home_id, created_at desc);
create index statutory_notices_lease on statutory_notices (lease_id);
create index statutory_notices_open on statutory_notices (last_day) where status = 'served';
create index statutory_notices_prepared_by on statutory_notices (prepared_by) where prepared_by is not null;
create index statutory_notices_closed_by on statutory_notices (closed_by) where closed_by is not null;
alter table statutory_notices enable row level security;
alter table statutory_notices force row level security;
create policy statutory_notices_staff on statutory_notices using ((select app.has_duty(variadic '{leasing}'::text[])));
select app.grant_to_app('select, insert, update', 'statutory_notices');

alter table letters drop constraint letters_kind_check;
alter table letters add constraint letters_kind_check check (kind in ('termination', 'increase', 'statement', 'entry',
  'payOrQuit', 'abandonedProperty')) not valid;
alter table letters validate constraint letters_kind_check;
