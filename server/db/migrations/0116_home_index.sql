-- phase: expand

-- The search engine's copies of the homes on the market (server/providers/search), one row for each shape of what is
-- copied. Without an engine both tables are empty, and a change of a home writes nothing here.
create table home_indexes (
  name text primary key,
  -- Every home on the market was marked as changed.
  filled_at timestamptz,
  -- Searches ask it.
  published_at timestamptz,
  -- A worker sends to it until then.
  claimed_until timestamptz
);

-- Homes whose copy is older than they are. One that is gone has no row in homes.
create table home_index_changes (
  home_id uuid primary key,
  changed_at timestamptz not null default clock_timestamp()
);
create index home_index_changes_oldest on home_index_changes (changed_at, home_id);

create function app.note_home_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  if exists (select from home_indexes) then
    -- In one order, so that two statements never wait for each other.
    insert into home_index_changes (home_id) select id from changed order by id
      on conflict (home_id) do update set changed_at = excluded.changed_at;
  end if;
  perform app.end_system(caller);
  return null;
end $$;
create trigger homes_index_insert after insert on homes referencing new table as changed
  for each statement execute function app.note_home_changes();
create trigger homes_index_update after update on homes referencing new table as changed
  for each statement execute function app.note_home_changes();
create trigger homes_index_delete after delete on homes referencing old table as changed
  for each statement execute function app.note_home_changes();

alter table home_indexes enable row level security;
alter table home_indexes force row level security;
create policy home_indexes_staff on home_indexes using ((select app.is_staff()));
alter table home_index_changes enable row level security;
alter table home_index_changes force row level security;
create policy home_index_changes_staff on home_index_changes using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'home_indexes', 'home_index_changes');
