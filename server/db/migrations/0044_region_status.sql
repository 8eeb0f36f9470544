-- A region we have announced and do not serve yet.
alter table regions drop constraint regions_status_check;
alter table regions add constraint regions_status_check check (status in ('Active', 'ComingSoon', 'Other'));
