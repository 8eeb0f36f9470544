-- phase: expand
-- noun: platform/apiKeys

create table api_keys (
  id uuid primary key,
  name text not null check (length(name) >= 1 and length(name) <= 80),
  scopes text[] not null check (cardinality(scopes) >= 1),
  networks text[] not null default '{}' check (cardinality(networks) <= 20),
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_by uuid references users (id),
  revoked_at timestamptz,
  last_used_on date,
  last_used_address text,
  constraint api_keys_revocation check ((revoked_by is null) = (revoked_at is null)),
  constraint api_keys_use check ((last_used_on is null) = (last_used_address is null))
);
comment on table api_keys is 'Keys with which partners’ software calls the API.';
comment on column api_keys.name is 'Partner and purpose, as an administrator named them.';
comment on column api_keys.scopes is 'What it may do (contract/platform/apiKeys/constants.ts).';
comment on column api_keys.networks is 'Addresses and networks in CIDR notation that may use it. Empty for every one.';
comment on column api_keys.last_used_on is 'Last day (UTC) on which it was used.';
create index api_keys_newest on api_keys (created_at desc, id desc);
create index api_keys_created_by on api_keys (created_by);
create index api_keys_revoked_by on api_keys (revoked_by) where revoked_by is not null;
alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy api_keys_staff on api_keys using ((select app.has_duty(variadic '{admin}'::text[])));
select app.grant_to_app('select, insert, update', 'api_keys');

create table api_key_secrets (
  id uuid primary key,
  api_key_id uuid not null references api_keys (id) on delete cascade,
  prefix text not null unique check (length(prefix) = 16),
  hash bytea not null check (length(hash) = 32),
  created_at timestamptz not null,
  ends_at timestamptz
);
comment on table api_key_secrets is 'Secrets of API keys: the current one, and a rolled one until its overlap ends.';
comment on column api_key_secrets.prefix is 'Visible part, which finds the row.';
comment on column api_key_secrets.hash is 'SHA-256 of the whole key, which has 256 random bits.';
comment on column api_key_secrets.ends_at is 'End of the overlap of a rolled secret. Null for the current one.';
create unique index api_key_secrets_current on api_key_secrets (api_key_id) where ends_at is null;
create index api_key_secrets_key on api_key_secrets (api_key_id, created_at desc);
alter table api_key_secrets enable row level security;
alter table api_key_secrets force row level security;
create policy api_key_secrets_staff on api_key_secrets using ((select app.has_duty(variadic '{admin}'::text[])));
select app.grant_to_app('select, insert, update', 'api_key_secrets');

create function app.has_scope(variadic wanted text[]) returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.role', true) = 'partner', false)
    and string_to_array(coalesce(current_setting('app.scopes', true), ''), ',') && wanted
$$;
comment on function app.has_scope(text[]) is 'Whether the caller is the key of a partner with one of these scopes.';

create policy homes_partner on homes for select using ((select app.has_scope(variadic '{homes:read,work-orders:create}'::text[])));
create policy leases_partner on leases for select using ((select app.has_scope(variadic '{leases:read}'::text[])));
create policy work_orders_partner on work_orders for select using ((select app.has_scope(variadic '{work-orders:read}'::text[])));
