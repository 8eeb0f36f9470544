-- phase: expand
-- Papers that we write for people, such as notices, leases, statements, receipts, and tax forms, are records: their owner
-- may hide one from their own list, and never removes it.

alter table documents
  add column is_record boolean not null default false,
  add column hidden_at timestamptz;

-- A file that a person sent is stored under the id of its row; what we wrote, or shared among several people, is not. The
-- copy of a background report is the person's to remove.
update documents set is_record = true
  where position(id::text in storage_key) = 0 and storage_key not like 'documents/reports/%';
