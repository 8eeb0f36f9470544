-- phase: expand
-- noun: platform/reports

create table report_schedules (
  id uuid primary key,
  person_id uuid not null references users (id) on delete cascade,
  report_id text not null check (length(report_id) <= 60),
  cadence text not null check (cadence in ('daily', 'weekly', 'monthly')),
  created_at timestamptz not null,
  unique (person_id, report_id)
);
comment on table report_schedules is 'Reports of the desk that a team member gets by email.';
comment on column report_schedules.report_id is 'Report of server/desk/reports.ts.';
comment on column report_schedules.cadence is 'Each day, each Monday, or the first day of each month, at our office.';
alter table report_schedules enable row level security;
alter table report_schedules force row level security;
create policy report_schedules_own on report_schedules using (person_id = (select app.person()) or (select app.is_system()));
select app.grant_to_app('select, insert, update, delete', 'report_schedules');
