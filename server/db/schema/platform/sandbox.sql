-- Tables

create table sandbox.keys (
  key text primary key,
  request_hash bytea not null,
  status int not null,
  reply jsonb not null
);
comment on table sandbox.keys is 'Idempotency keys of the local provider sandboxes.';

create table sandbox.objects (
  id text primary key,
  kind text not null,
  body jsonb not null,
  created bigint not null
);
comment on table sandbox.objects is 'Objects of the local provider sandboxes.';
create index objects_kind on sandbox.objects (kind, created);
create index objects_due on sandbox.objects (kind, (((body ->> 'due'))::bigint)) where ((body ->> 'due') is not null);
create index objects_unsent on sandbox.objects (created, id) where ((kind = 'event')
  and ((body ->> 'delivered') = 'false'));

-- Row-level security

select app.grant_to_app('select, insert, update', 'sandbox.keys');

select app.grant_to_app('select, insert, update', 'sandbox.objects');
