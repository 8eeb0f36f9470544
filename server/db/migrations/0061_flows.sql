-- What people have answered of a flow. A run belongs to an account or, before there is one, to whoever holds the secret
-- of the browser it was begun in; we keep only its hash.

create function app.holder() returns bytea language sql stable parallel safe
  as $$ select decode(nullif(current_setting('app.holder', true), ''), 'hex') $$;

create table flow_runs (
  id uuid primary key,
  flow_id text not null,
  person_id uuid references users (id) on delete cascade,
  holders bytea[] not null default '{}',
  status text not null default 'open' check (status in ('open', 'submitted')),
  answers jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  check (person_id is not null or holders <> '{}')
);
create index flow_runs_person on flow_runs (person_id, flow_id, updated_at desc);
create index flow_runs_holders on flow_runs using gin (holders) where person_id is null;

-- A mailed link: whoever has it goes on with the run, for a week.
create table flow_run_links (
  hash bytea primary key,
  run_id uuid not null references flow_runs (id) on delete cascade,
  expires_at timestamptz not null
);
create index flow_run_links_run on flow_run_links (run_id);
create index flow_run_links_expiry on flow_run_links (expires_at);

alter table flow_runs enable row level security;
alter table flow_runs force row level security;
create policy flow_runs_held on flow_runs using (
  person_id = app.person() or app.is_staff() or (person_id is null and holders @> array[app.holder()])
);
alter table flow_run_links enable row level security;
alter table flow_run_links force row level security;
create policy flow_run_links_ours on flow_run_links using (app.is_staff());

grant select, insert, update, delete on flow_runs, flow_run_links to belong_app;
