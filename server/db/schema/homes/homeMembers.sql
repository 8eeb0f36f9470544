-- Tables

create table home_members (
  id uuid primary key,
  home_id uuid not null,
  person_id uuid,
  role text not null check (role in ('co_owner', 'viewer', 'accountant', 'helper')),
  setup_group text,
  name text not null,
  email citext not null,
  invited_by uuid,
  invite_hash bytea unique,
  invite_expires_at timestamptz,
  created_at timestamptz not null,
  joined_at timestamptz,
  constraint home_members_check check ((role = 'helper') = (setup_group is not null)),
  constraint home_members_check1 check ((person_id is null) = (joined_at is null)),
  constraint home_members_check2 check (person_id is null or invite_hash is null)
);
comment on table home_members is 'People of a home besides its owner: co-owners, viewers, accountants, and helpers with one group of the setup.';
comment on column home_members.setup_group is 'Setup group of a helper.';
comment on column home_members.invite_hash is 'Hash of the secret in the invitation link.';
create index home_members_person on home_members (person_id, home_id);
create index home_members_invited_by on home_members (invited_by) where (invited_by is not null);
create unique index home_members_one_per_person on home_members (home_id, person_id, coalesce(setup_group, ''));
create unique index home_members_one_per_email on home_members (home_id, email, coalesce(setup_group, ''));

-- Foreign keys

alter table home_members
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (person_id) references users(id) on delete cascade,
  add foreign key (invited_by) references users(id) on delete set null;

-- Triggers

create trigger home_members_publish_change after insert or delete
  or update on home_members for each row execute function app.publish_home_change();

-- Row-level security

alter table home_members enable row level security, force row level security;
create policy home_members_managed on home_members using ((select app.is_staff())
  or (home_id in (select app.managed_home_ids())));
create policy home_members_own on home_members for select using (person_id = (select app.person()));
create policy home_members_leave on home_members for delete using (person_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'home_members');
