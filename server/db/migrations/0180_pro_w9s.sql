-- phase: expand
-- Forms W-9 and year-end forms are about whom we pay: a member, or a Pro, who has no account.

alter table w9s alter column user_id drop not null;
alter table w9s add column pro_id uuid references pros (id) on delete cascade;
alter table w9s add constraint w9s_one_payee check (num_nonnulls(user_id, pro_id) = 1) not valid;
alter table w9s validate constraint w9s_one_payee;

alter table tax_forms alter column owner_id drop not null;
-- A Pro's form is Form 1099-NEC: `rents` is box 1 of either form.
alter table tax_forms add column pro_id uuid references pros (id);
alter table tax_forms add constraint tax_forms_one_payee check (num_nonnulls(owner_id, pro_id) = 1) not valid;
alter table tax_forms validate constraint tax_forms_one_payee;
-- The sealed copy for a Pro, who has no documents.
alter table tax_forms add column sealed_key text;

-- Backup withholding: what of the invoice goes to the IRS. `amount` is what is left for the bank.
alter table work_order_payments add column withheld bigint not null default 0 check (withheld >= 0);
