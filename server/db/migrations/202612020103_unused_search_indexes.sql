-- no transaction

-- No statement can use them under row-level security.
drop index concurrently if exists users_search_any;
drop index concurrently if exists homes_search_any;
drop index concurrently if exists lease_residents_search_any;
drop index concurrently if exists pros_search_any;
drop index concurrently if exists leads_search_any;
drop index concurrently if exists threads_search_any;
drop index concurrently if exists work_orders_search_any;
drop index concurrently if exists work_order_invoices_search_any;
