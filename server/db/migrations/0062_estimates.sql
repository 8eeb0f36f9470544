-- Every estimate that was ever given, as it was given: what was told, what the model said, what was answered. Never changed.

create table estimates (
  id uuid primary key,
  run_id uuid not null references flow_runs (id) on delete cascade,
  at timestamptz not null,
  coverage_type text not null check (coverage_type in ('covered', 'out_of_coverage')),
  -- Whole dollars a month; null outside our coverage.
  estimate int,
  low int,
  high int,
  -- What the model was told and said before homes of ours sharpened it.
  facts jsonb not null,
  report jsonb not null,
  check ((coverage_type = 'covered') = (estimate is not null)),
  check (low <= estimate and estimate <= high)
);
create index estimates_run on estimates (run_id, at desc);
create trigger estimates_fixed before update on estimates for each row execute function app.refuse_change();

create table estimate_links (
  hash bytea primary key,
  estimate_id uuid not null references estimates (id) on delete cascade,
  expires_at timestamptz not null
);
create index estimate_links_estimate on estimate_links (estimate_id);
create index estimate_links_expiry on estimate_links (expires_at);

-- Whoever holds the run holds its estimates.
alter table estimates enable row level security;
alter table estimates force row level security;
create policy estimates_held on estimates
  using (app.is_staff() or exists (select 1 from flow_runs where flow_runs.id = run_id));
alter table estimate_links enable row level security;
alter table estimate_links force row level security;
create policy estimate_links_ours on estimate_links using (app.is_staff());
-- Whoever sees an estimate may share it; only by its key is a link found again.
create policy estimate_links_made on estimate_links for insert
  with check (exists (select 1 from estimates where estimates.id = estimate_id));

grant select, insert on estimates to belong_app;
grant select, insert, delete on estimate_links to belong_app;
