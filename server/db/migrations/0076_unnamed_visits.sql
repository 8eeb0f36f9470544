-- A visitor who has not allowed us to know them again is counted without a name.
alter table site_visits alter column tracking_id drop not null;
