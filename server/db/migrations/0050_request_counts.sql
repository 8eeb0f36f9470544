-- phase: expand
-- Requests of one caller in all processes together. Unlogged: a counter of a minute need not outlive a crash.
create unlogged table request_counts (
  key text primary key,
  points int not null default 0,
  expire bigint
);
create index request_counts_expiry on request_counts (expire);
select app.grant_to_app('select, insert, update, delete', 'request_counts');
