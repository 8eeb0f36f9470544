-- Files given as answers belong to their run until an account takes it over. What we saw in a file when it came is kept beside it.
alter table documents alter column owner_id drop not null;
alter table documents add column flow_run_id uuid references flow_runs (id) on delete set null;
alter table documents add column notes text[] not null default '{}';
alter table documents add column dated_on date;
alter table documents add constraint documents_held check (owner_id is not null or flow_run_id is not null);
create index documents_flow_run on documents (flow_run_id) where flow_run_id is not null;

-- Whoever holds the run holds its files; the policy of flow_runs says who that is.
create policy documents_of_run on documents for all
  using (flow_run_id is not null and owner_id is null and exists (select from flow_runs where flow_runs.id = flow_run_id))
  with check (flow_run_id is not null and exists (select from flow_runs where flow_runs.id = flow_run_id));
