-- People around a home besides its owner: co-owners, viewers, accountants, and helpers with one group of the setup.
create table home_members (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  -- Null until the invitation is accepted.
  person_id uuid references users (id) on delete cascade,
  role text not null check (role in ('co_owner', 'viewer', 'accountant', 'helper')),
  -- The group of the setup that a helper was given.
  setup_group text,
  name text not null,
  email citext not null,
  invited_by uuid references users (id) on delete set null,
  -- Of the secret in the invitation's link.
  invite_hash bytea unique,
  invite_expires_at timestamptz,
  created_at timestamptz not null,
  joined_at timestamptz,
  check ((role = 'helper') = (setup_group is not null)),
  check ((person_id is null) = (joined_at is null)),
  check (person_id is null or invite_hash is null)
);
create index home_members_person on home_members (person_id, home_id);
create index home_members_invited_by on home_members (invited_by) where invited_by is not null;
-- One place for each person and each address; a helper has one for each group.
create unique index home_members_one_per_person on home_members (home_id, person_id, coalesce(setup_group, ''));
create unique index home_members_one_per_email on home_members (home_id, email, coalesce(setup_group, ''));

alter table home_members enable row level security;
alter table home_members force row level security;
select app.grant_to_app('select, insert, update, delete', 'home_members');

-- Homes whose people the caller manages: their own, and those they own together with others.
create function app.managed_home_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select id from homes where owner_id = app.person()
    union
    select home_id from home_members where person_id = app.person() and role = 'co_owner';
  perform app.end_system(caller);
end $$;
revoke all on function app.managed_home_ids() from public;
do $$ begin
  if app.has_app_role() then grant execute on function app.managed_home_ids() to belong_app; end if;
end $$;

create policy home_members_managed on home_members
  using ((select app.is_staff()) or home_id in (select app.managed_home_ids()));
create policy home_members_own on home_members for select using (person_id = (select app.person()));
create policy home_members_leave on home_members for delete using (person_id = (select app.person()));

create policy homes_member on homes for select
  using (id in (select home_id from home_members where person_id = (select app.person())));
create policy home_events_member on home_events for select
  using (home_id in (select home_id from home_members where person_id = (select app.person()) and role <> 'helper'));
create policy home_visit_days_member on home_visit_days for select
  using (home_id in (select home_id from home_members where person_id = (select app.person()) and role <> 'helper'));
-- What the owner has about the home; papers of its residents belong to the residents.
create policy documents_home_member on documents for select using (
  (home_id, owner_id) in (
    select homes.id, homes.owner_id from home_members join homes on homes.id = home_members.home_id
    where home_members.person_id = (select app.person()) and home_members.role <> 'helper'
  )
);
