-- phase: expand
-- no transaction

-- Messages whose words and files are still in the row: they leave it 90 days after they were sent.
create index concurrently if not exists outbox_bodies on outbox (sent_at) where body is not null and sent_at is not null;
