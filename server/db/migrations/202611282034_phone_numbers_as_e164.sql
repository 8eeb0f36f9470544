-- phase: contract

-- Phone numbers are E.164, with `;ext=` where they have an extension (contract/format/phoneNumber.ts).
create function pg_temp.e164(phone text) returns text language sql immutable as $$
  select case
    when phone ~ '^\+[1-9]\d{6,14}(;ext=\d+)?$' then phone
    when trim(phone) ~ '^\+' then '+' || digits
    when digits ~ '^1?[2-9]\d{9}$' then '+1' || right(digits, 10)
    else phone end
  from (select regexp_replace(phone, '\D', '', 'g') as digits) typed
$$;
update users set phone = pg_temp.e164(phone) where phone is not null;
update text_consents set phone = pg_temp.e164(phone);
update leads set phone = pg_temp.e164(phone) where phone is not null;
update appointments set phone = pg_temp.e164(phone);
update applicants set phone = pg_temp.e164(phone) where phone is not null;
update work_orders set phone = pg_temp.e164(phone) where phone is not null;
update work_order_invoices set vendor_phone = pg_temp.e164(vendor_phone) where vendor_phone <> '';
update pros set phone = pg_temp.e164(phone);
update outbox set recipient = pg_temp.e164(recipient) where channel = 'sms' and status = 'waiting';

alter table text_opt_outs drop constraint text_opt_outs_phone_check;
alter table text_opt_outs add constraint text_opt_outs_phone_check check (phone ~ '^\+?[1-9]\d{2,14}$');

-- The whole number without its extension.
alter table users drop column phone_key;
alter table users add column phone_key text collate "C"
  generated always as (regexp_replace(split_part(phone, ';', 1), '\D', '', 'g')) stored;
create index users_search_phone on users (phone_key) where phone_key is not null;
