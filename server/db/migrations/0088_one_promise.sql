-- A home is not promised twice: also not while a signed lease waits for its first day.
drop index leases_one_open;
create unique index leases_one_promise on leases (home_id) where status in ('draft', 'sent', 'signed');
