-- What members and staff write to each other, the papers they keep with us, and what they want to hear of.
create table threads (
  id uuid primary key,
  subject text not null,
  topic text not null check (topic in ('renting', 'owning', 'tour', 'application', 'payment', 'repair', 'other')),
  home_id uuid references homes (id) on delete set null,
  -- Who has to write next: us, or the member.
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'closed')),
  created_at timestamptz not null,
  last_message_at timestamptz not null
);
create index threads_recent on threads (last_message_at desc);

create table thread_participants (
  thread_id uuid not null references threads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  joined_at timestamptz not null,
  last_read_at timestamptz not null,
  muted boolean not null default false,
  -- Names this person in this thread to our mail: answers to a letter come back with it. Random, so nobody can guess one.
  reply_key text not null unique,
  primary key (thread_id, user_id)
);
create index thread_participants_user on thread_participants (user_id);

create table messages (
  id uuid primary key,
  thread_id uuid not null references threads (id) on delete cascade,
  -- Null once their account is gone: what was said stays with those who read it.
  author_id uuid references users (id) on delete set null,
  from_staff boolean not null,
  body text not null check (length(body) <= 8000),
  via text not null default 'site' check (via in ('site', 'mail')),
  -- Of a letter that became a message, so that the second copy of it does not.
  mail_id text unique,
  created_at timestamptz not null
);
create index messages_thread on messages (thread_id, created_at);
create index messages_words on messages using gin (body gin_trgm_ops);

create table documents (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  home_id uuid references homes (id) on delete set null,
  -- Attached to a message: whoever reads the thread may read it.
  message_id uuid references messages (id) on delete cascade,
  category text not null check (category in ('agreement', 'application', 'identity', 'inspection', 'insurance', 'lease', 'message', 'notice', 'receipt', 'statement', 'tax', 'other')),
  name text not null,
  mime text not null,
  bytes int not null check (bytes >= 0),
  sha256 bytea not null,
  storage_key text not null,
  version int not null default 1,
  -- The newer one that took its place.
  replaced_by uuid references documents (id) on delete set null,
  created_at timestamptz not null
);
create index documents_owner on documents (owner_id, created_at desc);
create index documents_message on documents (message_id) where message_id is not null;

-- A link that opens one file for a few minutes, for the person it was made for. Only its hash is kept.
create table file_links (
  hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- `document`, `archive` or `export`, and which.
  kind text not null,
  subject uuid not null,
  expires_at timestamptz not null
);

-- What somebody hears of and how. No row: as we usually do it.
create table notification_preferences (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  channel text not null check (channel in ('email', 'sms')),
  wanted boolean not null,
  primary key (user_id, topic, channel)
);

-- Asked by policies of rows in a thread, whose own policy must not ask again.
create function app.in_thread(which uuid) returns boolean
language sql stable security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  select exists (select from thread_participants where thread_id = which and user_id = app.person())
$$;
revoke all on function app.in_thread from public;
grant execute on function app.in_thread to belong_app;
create function app.in_message(which uuid) returns boolean
language sql stable security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  select exists (select from messages join thread_participants using (thread_id) where messages.id = which and user_id = app.person())
$$;
revoke all on function app.in_message from public;
grant execute on function app.in_message to belong_app;

alter table threads enable row level security;
alter table threads force row level security;
create policy threads_read on threads for select using (app.is_staff() or app.in_thread(id));
create policy threads_begun on threads for insert with check (app.person() is not null or app.is_staff());
create policy threads_moved on threads for update using (app.is_staff() or app.in_thread(id));
alter table thread_participants enable row level security;
alter table thread_participants force row level security;
create policy thread_participants_read on thread_participants for select using (app.is_staff() or app.in_thread(thread_id));
create policy thread_participants_join on thread_participants for insert with check (user_id = app.person() or app.is_staff());
create policy thread_participants_own on thread_participants for update using (user_id = app.person() or app.is_staff());
alter table messages enable row level security;
alter table messages force row level security;
create policy messages_read on messages for select using (app.is_staff() or app.in_thread(thread_id));
create policy messages_written on messages for insert with check (app.is_staff() or (author_id = app.person() and app.in_thread(thread_id)));
alter table documents enable row level security;
alter table documents force row level security;
create policy documents_read on documents for select
  using (owner_id = app.person() or app.is_staff() or (message_id is not null and app.in_message(message_id)));
create policy documents_kept on documents for all
  using (owner_id = app.person() or app.is_staff()) with check (owner_id = app.person() or app.is_staff());
alter table file_links enable row level security;
alter table file_links force row level security;
create policy file_links_own on file_links using (user_id = app.person() or app.is_staff());
alter table notification_preferences enable row level security;
alter table notification_preferences force row level security;
create policy notification_preferences_own on notification_preferences using (user_id = app.person() or app.is_staff());

grant select, insert, update on threads, thread_participants, messages to belong_app;
grant delete on messages, threads to belong_app;
grant select, insert, update, delete on documents, file_links, notification_preferences to belong_app;

-- Who reads a thread, by name, for those who read it too.
create function app.thread_people(which uuid)
returns table ("userId" uuid, "firstName" text, "lastName" text, staff boolean, "mediaId" text, "lastReadAt" timestamptz)
language sql stable security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  select users.id, users.first_name, users.last_name, users.type = 'staff', users.image_id, last_read_at
  from thread_participants join users on users.id = user_id
  where thread_id = which order by joined_at, users.id
$$;
revoke all on function app.thread_people from public;
grant execute on function app.thread_people to belong_app;
