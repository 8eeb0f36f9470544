-- A Pro takes back a mistaken invoice; the corrected one may carry the same number.
alter table work_order_invoices drop constraint work_order_invoices_status_check;
alter table work_order_invoices add constraint work_order_invoices_status_check
  check (status in ('submitted', 'needs_approval', 'approved', 'disputed', 'posted', 'paid', 'withdrawn'));
alter table work_order_invoices drop constraint work_order_invoices_work_order_id_vendor_name_number_key;
create unique index work_order_invoices_once on work_order_invoices (work_order_id, vendor_name, number)
  where status <> 'withdrawn';
drop index work_order_invoices_open;
create index work_order_invoices_open on work_order_invoices (created_at, id)
  where status not in ('posted', 'paid', 'withdrawn');
