-- phase: expand
-- no transaction
-- Before a file is removed, every column that can hold its key is asked.
create index concurrently if not exists documents_storage_key on documents (storage_key);
create index concurrently if not exists decision_letters_storage_key on decision_letters (storage_key);
create index concurrently if not exists envelopes_sealed_key on envelopes (sealed_key) where sealed_key is not null;
create index concurrently if not exists condition_records_sealed_key on condition_records (sealed_key) where sealed_key is not null;
create index concurrently if not exists tax_forms_sealed_key on tax_forms (sealed_key) where sealed_key is not null;
create index concurrently if not exists w9s_sealed_key on w9s (sealed_key) where sealed_key is not null;
