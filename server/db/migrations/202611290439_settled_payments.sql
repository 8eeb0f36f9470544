-- phase: expand
-- noun: money/payments

-- Money moves between our own bank accounts once the processor has sent it there.
alter table payments add column settled_on date;
comment on column payments.settled_on is 'Day on which the processor sent its money to the trust account. Null: the processor still has it, or it came another way.';
update payments set settled_on = updated_at::date
  where method in ('card', 'bank') and status <> 'failed' and updated_at < now() - interval '30 days';
