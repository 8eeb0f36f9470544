-- phase: expand
-- Statements may also come as camt.053, the XML of ISO 20022.
alter table bank_statements drop constraint bank_statements_format_check,
  add constraint bank_statements_format_check check (format in ('csv', 'bai2', 'camt053'));
