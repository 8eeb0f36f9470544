-- phase: expand
-- no transaction

-- What was written before the triggers.
insert into search_texts (kind, subject_id, text)
  select 'person', id, concat_ws(' ', first_name_key, last_name_key, email_key) from users where erased_at is null
  on conflict do nothing;
insert into search_texts (kind, subject_id, text)
  select 'home', id, address_key from homes
  on conflict do nothing;
insert into search_texts (kind, subject_id, text)
  select 'lease', id, lower(name) from lease_residents
  on conflict do nothing;
insert into search_texts (kind, subject_id, text)
  select 'repair', id, lower(title || ' ' || description) from work_orders
  on conflict do nothing;
insert into search_texts (kind, subject_id, text)
  select 'pro', id, lower(company || ' ' || contact_name) from pros
  on conflict do nothing;
insert into search_texts (kind, subject_id, text)
  select 'invoice', id, lower(vendor_name || ' ' || number) from work_order_invoices
  on conflict do nothing;
insert into search_texts (kind, subject_id, text)
  select 'lead', id, lower(first_name || ' ' || last_name || ' ' || email::text) from leads
  on conflict do nothing;
insert into search_texts (kind, subject_id, text)
  select 'thread', id, lower(subject) from threads
  on conflict do nothing;
create index concurrently if not exists search_texts_person on search_texts using gin (text gin_trgm_ops) where kind = 'person';
create index concurrently if not exists search_texts_home on search_texts using gin (text gin_trgm_ops) where kind = 'home';
create index concurrently if not exists search_texts_lease on search_texts using gin (text gin_trgm_ops) where kind = 'lease';
create index concurrently if not exists search_texts_repair on search_texts using gin (text gin_trgm_ops) where kind = 'repair';
create index concurrently if not exists search_texts_pro on search_texts using gin (text gin_trgm_ops) where kind = 'pro';
create index concurrently if not exists search_texts_invoice on search_texts using gin (text gin_trgm_ops) where kind = 'invoice';
create index concurrently if not exists search_texts_lead on search_texts using gin (text gin_trgm_ops) where kind = 'lead';
create index concurrently if not exists search_texts_thread on search_texts using gin (text gin_trgm_ops) where kind = 'thread';
