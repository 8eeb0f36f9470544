-- phase: contract
-- Who was told that we serve a place leaves the waitlist: nothing ever wrote when.
alter table waitlist_entries drop column notified_at;
