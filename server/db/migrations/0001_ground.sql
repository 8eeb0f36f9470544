-- The ground everything stands on: the application role, people, audit, idempotency, outbox.

create extension if not exists pg_trgm;
create extension if not exists citext;

-- The site connects as the owner and steps down to this role, which row-level security binds.
do $$ begin
  create role belong_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin execute format('grant belong_app to %I', current_user); end $$;

create schema if not exists app;

-- Who is asking: set for one transaction by server/db/client.ts. Empty for a visitor.
create function app.person() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.person', true), '')::uuid $$;
create function app.is_staff() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.role', true) = 'staff', false) $$;

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

create table users (
  id uuid primary key,
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  phone text,
  type text not null default 'homeowner' check (type in ('homeowner', 'resident', 'staff')),
  intercom_id text,
  zipcode text,
  country text,
  is_host boolean not null default false,
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table users enable row level security;
alter table users force row level security;
create policy users_own on users using (id = app.person() or app.is_staff());

-- Append-only, each row chained to the one before it in its stream (reliability D14).
create sequence audit_log_ids;
create table audit_log (
  id bigint primary key,
  stream text not null,
  event text not null,
  at timestamptz not null default clock_timestamp(),
  person_id uuid,
  subject text,
  request_id text,
  detail jsonb not null default '{}',
  prev_hash bytea,
  hash bytea not null
);
create index audit_log_stream on audit_log (stream, id desc);

create function app.audit_row(entry audit_log) returns bytea language sql immutable as $$
  select sha256(coalesce(entry.prev_hash, ''::bytea) || convert_to(concat_ws(
    E'\x1f', entry.stream, entry.event, extract(epoch from entry.at)::text, coalesce(entry.person_id::text, ''),
    coalesce(entry.subject, ''), coalesce(entry.request_id, ''), entry.detail::text), 'UTF8'))
$$;
create function app.chain_audit() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('audit:' || new.stream));
  new.id := nextval('audit_log_ids');
  select hash into new.prev_hash from audit_log where stream = new.stream order by id desc limit 1;
  new.hash := app.audit_row(new);
  return new;
end $$;
create trigger audit_chain before insert on audit_log for each row execute function app.chain_audit();
create trigger audit_fixed before update or delete on audit_log for each row execute function app.refuse_change();
create trigger audit_whole before truncate on audit_log for each statement execute function app.refuse_change();

-- A request repeated with its key answers the first result (reliability D5).
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  method text not null,
  path text not null,
  state text not null default 'started' check (state in ('started', 'finished')),
  locked_until timestamptz not null,
  response_status int,
  response_body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What must leave us, written in the transaction of its cause and delivered by a job (reliability D6).
create table outbox (
  id uuid primary key,
  dedupe_key text not null unique,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  template text not null,
  data jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  last_error text,
  subject text,
  body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (created_at) where status = 'waiting';

-- Counters of the limits that must survive a restart.
create table rate_limits (
  key text primary key,
  points int not null default 0,
  expire bigint
);

grant usage on schema public, app to belong_app;
grant select, insert, update on users, idempotency_keys, outbox to belong_app;
grant delete on idempotency_keys to belong_app;
grant select, insert on audit_log to belong_app;
grant select, insert, update, delete on rate_limits to belong_app;
