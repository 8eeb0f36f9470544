-- Tables

create table estimates (
  id uuid primary key,
  run_id uuid not null,
  at timestamptz not null,
  coverage_type text not null check (coverage_type in ('covered', 'out_of_coverage')),
  estimate int,
  low int,
  high int,
  facts jsonb not null,
  report jsonb not null,
  constraint estimates_check check ((coverage_type = 'covered') = (estimate is not null)),
  constraint estimates_check1 check (low <= estimate and estimate <= high)
);
comment on table estimates is 'Rent estimates, with the facts they rest on. Rows never change.';
comment on column estimates.estimate is 'Whole dollars a month; null outside our coverage.';
comment on column estimates.facts is 'Input and output of the model before comparable homes of ours adjusted it.';
create index estimates_run on estimates (run_id, at desc);

create table estimate_links (
  hash bytea primary key,
  estimate_id uuid not null,
  expires_at timestamptz not null
);
comment on table estimate_links is 'Links to an estimate; only hashes are stored.';
create index estimate_links_estimate on estimate_links (estimate_id);
create index estimate_links_expiry on estimate_links (expires_at);

-- Foreign keys

alter table estimates
  add foreign key (run_id) references flow_runs(id) on delete cascade;

alter table estimate_links
  add foreign key (estimate_id) references estimates(id) on delete cascade;

-- Triggers

create trigger estimates_immutable before update on estimates for each row execute function app.forbid_change();

-- Row-level security

alter table estimates enable row level security, force row level security;
create policy estimates_own on estimates using (exists (select from flow_runs where flow_runs.id = estimates.run_id));
create policy estimates_erase on estimates as restrictive for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'estimates');

alter table estimate_links enable row level security, force row level security;
create policy estimate_links_staff on estimate_links using ((select app.is_staff()));
create policy estimate_links_insert on estimate_links for insert with check (exists (select from estimates
  where estimates.id = estimate_links.estimate_id));
select app.grant_to_app('select, insert, delete', 'estimate_links');
