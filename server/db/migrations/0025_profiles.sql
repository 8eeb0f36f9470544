-- What people tell us about themselves, their picture, and which of two roles they act in.

alter table users
  add column home_town text,
  add column about_me text,
  add column lead_source text,
  add column lead_medium text,
  add column image_id text references media (id),
  add column phone_verified_at timestamptz,
  -- The other hat of somebody who is both; `type` is the first one.
  add column other_type text check (other_type in ('homeowner', 'resident') and other_type <> type);

-- A picture on its way: first a place for it, then its bytes, then it is chosen.
create table image_uploads (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  media_id text references media (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index image_uploads_expiry on image_uploads (expires_at);
alter table image_uploads enable row level security;
alter table image_uploads force row level security;
create policy image_uploads_own on image_uploads using (user_id = app.person() or app.is_staff());
grant select, insert, update, delete on image_uploads to belong_app;

-- That somebody agreed to texts: to which words, when, for which number. Kept as long as it may have to be shown.
create table text_consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  phone text not null,
  wording text not null,
  given_at timestamptz not null
);
create index text_consents_user on text_consents (user_id, given_at desc);
alter table text_consents enable row level security;
alter table text_consents force row level security;
create policy text_consents_own on text_consents using (user_id = app.person() or app.is_staff());
grant select, insert, delete on text_consents to belong_app;

-- Proof that a new address, or a number, is theirs: the newest of its kind for a person alone.
alter table proofs drop constraint proofs_purpose_check;
alter table proofs add constraint proofs_purpose_check check (purpose in ('code', 'reset', 'email', 'phone'));

-- The hat a session acts in; null for the person’s first one.
alter table sessions add column acting_as text check (acting_as in ('homeowner', 'resident'));
create or replace function app.live_session(sid uuid, at timestamptz)
returns table (user_id uuid, type text, authenticated_at timestamptz)
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select users.id,
    case when sessions.acting_as = users.other_type then users.other_type else users.type end,
    sessions.authenticated_at
  from sessions join users on users.id = sessions.user_id
  where sessions.id = sid and sessions.revoked_at is null and sessions.expires_at > at
$$;
-- What is claimed and proven by the code: the new address, the number.
alter table proofs add column claim text;
