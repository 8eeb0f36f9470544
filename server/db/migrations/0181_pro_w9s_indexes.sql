-- phase: expand
-- no transaction
create index concurrently if not exists w9s_pro on w9s (pro_id, created_at desc) where pro_id is not null;
create unique index concurrently if not exists w9s_one_open_of_pro on w9s (pro_id) where status = 'open';
create unique index concurrently if not exists w9s_one_of_pro_that_counts on w9s (pro_id) where status in ('certified', 'foreign');
create index concurrently if not exists tax_forms_pro on tax_forms (pro_id, tax_year) where pro_id is not null;
create unique index concurrently if not exists tax_forms_one_prepared_of_pro on tax_forms (pro_id, tax_year) where status = 'prepared';
create unique index concurrently if not exists tax_forms_one_released_of_pro on tax_forms (pro_id, tax_year) where status = 'released';
