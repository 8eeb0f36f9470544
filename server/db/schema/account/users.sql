-- Tables

create table users (
  id uuid primary key,
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  phone text,
  type text not null default 'homeowner' check (type in ('homeowner', 'resident', 'editor', 'staff')),
  intercom_id text,
  zipcode text,
  country text,
  is_host boolean not null default false,
  password_hash text,
  home_town text,
  about_me text,
  lead_source text,
  lead_medium text,
  image_id text,
  phone_verified_at timestamptz,
  other_type text,
  language text not null default 'en' check (language in ('en', 'es')),
  duties text[] not null default '{}' check (duties <@ array['leasing', 'care', 'money', 'support', 'admin']),
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_name_key text collate "C" generated always as (lower(first_name)) stored,
  last_name_key text collate "C" generated always as (lower(last_name)) stored,
  email_key text collate "C" generated always as (lower((email)::text)) stored,
  phone_key text collate "C" generated always as (regexp_replace(phone, '\D', '', 'g')) stored,
  constraint users_check check ((other_type in ('homeowner', 'resident')) and other_type <> type)
);
comment on table users is 'Accounts of members and staff.';
comment on column users.other_type is 'Second role of a person with two; type is the first.';
comment on column users.language is 'Preferred language.';
comment on column users.duties is 'Duties of a staff member; policies ask for them.';
comment on column users.first_name_key is 'Prefix key for search. Comparisons of these columns are leakproof, so an index works under row-level security; those of pg_trgm and citext are not.';
create index users_image on users (image_id) where (image_id is not null);
create index users_search_first_name on users (first_name_key);
create index users_search_last_name on users (last_name_key);
create index users_search_email on users (email_key);
create index users_search_phone on users (phone_key) where (phone_key is not null);

-- Foreign keys

alter table users
  add foreign key (image_id) references media(id);

-- Row-level security

alter table users enable row level security, force row level security;
create policy users_own on users using (id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update', 'users');
