-- Erasing somebody takes several small transactions: it is decided in the first, and what is known of them is kept until the last.

alter table account_deletions add column identifiers jsonb;
comment on column account_deletions.identifiers is 'Addresses, numbers, and browsers of somebody who is being erased; empty again once they are.';

create index account_deletions_erased on account_deletions (user_id) where status = 'erased';
create index outbox_former_address on outbox ((data ->> 'email')) where template = 'oldEmailNotice';
