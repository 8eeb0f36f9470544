-- phase: expand
alter table lease_requests drop constraint lease_requests_kind_check;
alter table lease_requests add constraint lease_requests_kind_check check (kind in ('add_roommate', 'remove_roommate',
  'pet', 'sublet', 'due_date', 'transfer', 'accommodation', 'rent_reporting', 'residency_letter', 'ledger_letter'));
