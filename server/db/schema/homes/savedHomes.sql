-- Tables

create table saved_homes (
  user_id uuid not null,
  home_id uuid not null,
  saved_at timestamptz not null,
  primary key (user_id, home_id)
);
comment on table saved_homes is 'Homes that a member saved.';
create index saved_homes_home on saved_homes (home_id);

-- Foreign keys

alter table saved_homes
  add foreign key (user_id) references users(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade;

-- Row-level security

alter table saved_homes enable row level security, force row level security;
create policy saved_homes_own on saved_homes using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'saved_homes');
