-- A message is claimed, sent, and marked: no transaction waits for a mail server or a carrier.

alter table outbox add column claimed_until timestamptz;
