-- Tables

create table flags (
  key text primary key check (length(key) >= 3 and length(key) <= 64),
  status text not null check (status in ('off', 'running', 'killed')),
  rules jsonb not null,
  run int not null default 0 check (run >= 0),
  started_at timestamptz,
  updated_at timestamptz not null,
  updated_by uuid
);
comment on table flags is 'Feature flags and experiments.';
comment on column flags.key is 'Key of contract/platform/flags/constants.ts.';
comment on column flags.rules is 'FlagRules of contract/platform/flags/schemas.ts.';
comment on column flags.run is 'Number of starts.';
create index flags_updated_by on flags (updated_by) where (updated_by is not null);

create table flag_exposures (
  flag_key text not null,
  run int not null,
  tracking_id text not null check (length(tracking_id) = 21),
  variant text not null check (length(variant) <= 41),
  at timestamptz not null,
  primary key (flag_key, run, tracking_id, variant)
);
comment on table flag_exposures is 'First time a visitor saw a variant during a run of an experiment.';
create index flag_exposures_tracking on flag_exposures (tracking_id);
create index flag_exposures_at on flag_exposures (at);

create table flag_conversions (
  tracking_id text not null check (length(tracking_id) = 21),
  metric text not null check (metric in ('lead_created', 'tour_booked', 'application_submitted')),
  at timestamptz not null,
  primary key (tracking_id, metric, at)
);
comment on table flag_conversions is 'Visitor actions that an experiment may change; joined to exposures by visitor.';
comment on column flag_conversions.metric is 'flagMetrics of contract/platform/flags/constants.ts.';
create index flag_conversions_at on flag_conversions (at);

-- Foreign keys

alter table flags
  add foreign key (updated_by) references users(id) on delete set null;

-- Row-level security

alter table flags enable row level security, force row level security;
create policy flags_read on flags for select using (true);
create policy flags_insert on flags for insert with check ((select app.is_staff()));
create policy flags_update on flags for update using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'flags');

alter table flag_exposures enable row level security, force row level security;
create policy flag_exposures_insert on flag_exposures for insert with check (true);
create policy flag_exposures_select on flag_exposures for select using ((select app.is_staff()));
create policy flag_exposures_delete on flag_exposures for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'flag_exposures');

alter table flag_conversions enable row level security, force row level security;
create policy flag_conversions_insert on flag_conversions for insert with check (true);
create policy flag_conversions_select on flag_conversions for select using ((select app.is_staff()));
create policy flag_conversions_delete on flag_conversions for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'flag_conversions');
