-- Feature flags and experiments: rules, who saw which variant, and what came of it.

create table flags (
  -- A key of contract/platform/flags/constants.ts.
  key text primary key check (length(key) between 3 and 64),
  status text not null check (status in ('off', 'running', 'killed')),
  -- FlagRules of contract/platform/flags/schemas.ts
  rules jsonb not null,
  -- Counts the starts.
  run int not null default 0 check (run >= 0),
  started_at timestamptz,
  updated_at timestamptz not null,
  updated_by uuid references users (id) on delete set null
);
create index flags_updated_by on flags (updated_by) where updated_by is not null;

-- The first time a visitor saw a variant in a run.
create table flag_exposures (
  flag_key text not null,
  run int not null,
  tracking_id text not null check (length(tracking_id) = 21),
  variant text not null check (length(variant) <= 41),
  at timestamptz not null,
  primary key (flag_key, run, tracking_id, variant)
);
create index flag_exposures_tracking on flag_exposures (tracking_id);
create index flag_exposures_at on flag_exposures (at);

-- What visitors did that an experiment can move; joined to exposures by the visitor.
create table flag_conversions (
  tracking_id text not null check (length(tracking_id) = 21),
  -- flagMetrics of contract/platform/flags/constants.ts
  metric text not null check (metric in ('lead_created', 'tour_booked', 'application_submitted')),
  at timestamptz not null,
  primary key (tracking_id, metric, at)
);
create index flag_conversions_at on flag_conversions (at);

alter table flags enable row level security;
alter table flags force row level security;
-- Every process reads the rules before it knows who asks; they name nobody.
create policy flags_read on flags for select using (true);
create policy flags_insert on flags for insert with check ((select app.is_staff()));
create policy flags_update on flags for update using ((select app.is_staff()));
alter table flag_exposures enable row level security;
alter table flag_exposures force row level security;
create policy flag_exposures_insert on flag_exposures for insert with check (true);
create policy flag_exposures_select on flag_exposures for select using ((select app.is_staff()));
create policy flag_exposures_delete on flag_exposures for delete using ((select app.is_staff()));
alter table flag_conversions enable row level security;
alter table flag_conversions force row level security;
create policy flag_conversions_insert on flag_conversions for insert with check (true);
create policy flag_conversions_select on flag_conversions for select using ((select app.is_staff()));
create policy flag_conversions_delete on flag_conversions for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'flags');
select app.grant_to_app('select, insert, delete', 'flag_exposures');
select app.grant_to_app('select, insert, delete', 'flag_conversions');
