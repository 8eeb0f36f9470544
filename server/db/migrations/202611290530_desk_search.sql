-- phase: expand
-- no transaction

-- The desk finds any part of a name, an address, or a title, also misspelled: as the system, so that row-level security
-- does not keep these indexes from use.
create index concurrently if not exists users_search_any on users
  using gin ((first_name_key || ' ' || last_name_key || ' ' || email_key) gin_trgm_ops);
create index concurrently if not exists homes_search_any on homes using gin (address_key gin_trgm_ops);
create index concurrently if not exists lease_residents_search_any on lease_residents using gin (lower(name) gin_trgm_ops);
create index concurrently if not exists pros_search_any on pros using gin (lower(company || ' ' || contact_name) gin_trgm_ops);
create index concurrently if not exists leads_search_any on leads
  using gin (lower(first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);
create index concurrently if not exists threads_search_any on threads using gin (lower(subject) gin_trgm_ops);
create index concurrently if not exists work_orders_search_any on work_orders using gin (lower(title || ' ' || description) gin_trgm_ops);
create index concurrently if not exists work_order_invoices_search_any on work_order_invoices
  using gin (lower(vendor_name || ' ' || number) gin_trgm_ops);
create index concurrently if not exists payments_amount on payments (amount, created_at);
