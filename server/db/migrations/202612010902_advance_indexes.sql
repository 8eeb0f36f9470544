-- phase: expand
-- no transaction

create unique index concurrently if not exists advances_one_open on advances (home_id) where (status in ('offered', 'signing'));
create unique index concurrently if not exists advances_envelope on advances (envelope_id) where (envelope_id is not null);
