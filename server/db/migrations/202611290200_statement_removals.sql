-- phase: expand

-- Two people may take a wrong statement back, and a file names the bank account it is of.
select app.grant_to_app('delete', 'bank_statements', 'bank_lines');
alter table bank_statements add column account_ending text check (length(account_ending) >= 1 and length(account_ending) <= 4);
comment on column bank_statements.account_ending is 'Last four characters of the account that the file names. Null where it names none.';
