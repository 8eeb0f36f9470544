-- phase: expand
-- no transaction

-- What the sandbox's bank does next and the events it has still to send: the job of each minute reads these alone.
create index concurrently if not exists objects_due on sandbox.objects (kind, ((body ->> 'due')::bigint)) where (body ->> 'due') is not null;
create index concurrently if not exists objects_unsent on sandbox.objects (created, id) where kind = 'event' and (body ->> 'delivered') = 'false';
