-- phase: expand
-- no transaction

create index concurrently if not exists applicants_copied_screening on applicants (copied_screening_id)
  where copied_screening_id is not null;
