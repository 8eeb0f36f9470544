-- Tables

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
comment on table idempotency_keys is 'First response of each request with an idempotency key; a repeated request gets it again.';
create index idempotency_keys_age on idempotency_keys (created_at);

create table rate_limits (
  key text primary key,
  points int not null default 0,
  expire bigint
);
comment on table rate_limits is 'Rate-limit counters that must survive a restart.';
create index rate_limits_expiry on rate_limits (expire);

create unlogged table request_counts (
  key text primary key,
  points int not null default 0,
  expire bigint
);
comment on table request_counts is 'Requests per caller over all processes. Unlogged: a counter of a minute need not survive a crash.';
create index request_counts_expiry on request_counts (expire);

-- Functions

create function app.consume_rate_limits(keys text[], limits integer[], durations bigint[], at bigint) returns bigint
  language plpgsql as $$
declare
  taken rate_limits%rowtype;
begin
  for n in 1 .. cardinality(keys) loop
    insert into rate_limits as counter (key, points, expire) values (keys[n], 1, at + durations[n])
    on conflict (key) do update set
      points = case when counter.expire <= at then 1 else counter.points + 1 end,
      expire = case when counter.expire <= at then excluded.expire else counter.expire end
    returning * into taken;
    if taken.points > limits[n] then
      return coalesce(taken.expire - at, 3600000);
    end if;
  end loop;
  return null;
end $$;

-- Row-level security

select app.grant_to_app('select, insert, update, delete', 'idempotency_keys');

select app.grant_to_app('select, insert, update, delete', 'rate_limits');

select app.grant_to_app('select, insert, update, delete', 'request_counts');
