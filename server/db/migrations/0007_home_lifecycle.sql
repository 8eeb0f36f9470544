-- A home exists from the day it qualifies: its whole way, from the agreement to the day its owner leaves.
alter table homes drop constraint homes_status_check, alter column status drop default;
update homes set status = 'ready' where status = 'draft';
alter table homes
  alter column status set default 'qualified',
  add constraint homes_status_check check (status in (
    'qualified', 'agreement', 'setup', 'inspection', 'proposal', 'work', 'ready', 'in_review', 'coming_soon', 'active',
    'application_pending', 'leased', 'notice_given', 'turnover', 'off_market', 'offboarded'));
drop policy homes_listed on homes;
create policy homes_listed on homes for select
  using (status in ('active', 'coming_soon', 'application_pending', 'leased', 'notice_given'));
