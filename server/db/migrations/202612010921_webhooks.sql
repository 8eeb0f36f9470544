-- phase: expand
-- noun: platform/webhooks

create table webhook_endpoints (
  id uuid primary key,
  name text not null check (length(name) >= 1 and length(name) <= 80),
  url text not null check (length(url) <= 500),
  events text[] not null check (cardinality(events) >= 1),
  status text not null default 'active' check (status in ('active', 'paused', 'disabled')),
  secret bytea not null,
  old_secret bytea,
  old_secret_ends_at timestamptz,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  failing_since timestamptz,
  constraint webhook_endpoints_old_secret check ((old_secret is null) = (old_secret_ends_at is null))
);
comment on table webhook_endpoints is 'Addresses of partners that hear of events.';
comment on column webhook_endpoints.events is 'Events of the audit log that are sent (contract/platform/webhooks/constants.ts).';
comment on column webhook_endpoints.secret is 'Sealed secret that signs.';
comment on column webhook_endpoints.old_secret is 'Sealed secret before it, which signs as well until its overlap ends. Null where none was rolled.';
comment on column webhook_endpoints.failing_since is 'Time of the first failed attempt since one arrived.';
create index webhook_endpoints_newest on webhook_endpoints (created_at desc, id desc);
create index webhook_endpoints_created_by on webhook_endpoints (created_by);
alter table webhook_endpoints enable row level security;
alter table webhook_endpoints force row level security;
create policy webhook_endpoints_staff on webhook_endpoints using ((select app.has_duty(variadic '{admin}'::text[])));
select app.grant_to_app('select, insert, update', 'webhook_endpoints');

create table webhook_messages (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  audit_id bigint,
  event text not null,
  body text not null check (length(body) <= 4000),
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  failures int not null default 0 check (failures >= 0),
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  constraint webhook_messages_waiting check ((status = 'waiting') = (next_attempt_at is not null))
);
comment on table webhook_messages is 'Messages to webhook endpoints. Kept for 30 days.';
comment on column webhook_messages.audit_id is 'Row of the audit log that it tells of. Null for a test.';
comment on column webhook_messages.failures is 'Failed attempts since it was queued or sent again.';
comment on column webhook_messages.next_attempt_at is 'Time of the next attempt; while one runs, the time from which another may begin.';
create unique index webhook_messages_once on webhook_messages (endpoint_id, audit_id) where audit_id is not null;
create index webhook_messages_newest on webhook_messages (endpoint_id, created_at desc, id desc);
create index webhook_messages_age on webhook_messages (created_at);
alter table webhook_messages enable row level security;
alter table webhook_messages force row level security;
create policy webhook_messages_staff on webhook_messages using ((select app.has_duty(variadic '{admin}'::text[])));
select app.grant_to_app('select, insert, update, delete', 'webhook_messages');

create table webhook_attempts (
  id uuid primary key,
  message_id uuid not null references webhook_messages (id) on delete cascade,
  at timestamptz not null,
  response_status int,
  response_body text not null default '' check (length(response_body) <= 1000),
  error text check (length(error) <= 300),
  duration_ms int not null check (duration_ms >= 0),
  constraint webhook_attempts_answer check (response_status is not null or error is not null)
);
comment on table webhook_attempts is 'Attempts to deliver messages to webhook endpoints.';
comment on column webhook_attempts.response_body is 'First 1,000 characters of the answer.';
comment on column webhook_attempts.error is 'Reason why there was no whole answer.';
create index webhook_attempts_message on webhook_attempts (message_id, at desc, id desc);
alter table webhook_attempts enable row level security;
alter table webhook_attempts force row level security;
create policy webhook_attempts_staff on webhook_attempts using ((select app.has_duty(variadic '{admin}'::text[])));
select app.grant_to_app('select, insert, delete', 'webhook_attempts');

create function app.announce_audit_row() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  if exists (select from webhook_endpoints where status = 'active' and new.event = any(events)) then
    perform app.enqueue('announceAuditEvent', jsonb_build_object('auditId', new.id), null, 'announce:' || new.id);
  end if;
  perform app.end_system(caller);
  return null;
end $$;
revoke all on function app.announce_audit_row() from public;
select app.grant_to_app('execute', 'function app.announce_audit_row()');
create trigger audit_log_announce after insert on audit_log for each row
  when (new.subject is not null) execute function app.announce_audit_row();
