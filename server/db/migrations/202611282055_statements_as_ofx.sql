-- phase: expand

-- Statements come as OFX and no longer as camt.053. Days that were read from one keep its name.
alter table bank_statements drop constraint bank_statements_format_check;
alter table bank_statements
  add constraint bank_statements_format_check check (format in ('csv', 'bai2', 'ofx')) not valid;
-- A day that is uploaded again may close later.
select app.grant_to_app('update', 'bank_statements');
