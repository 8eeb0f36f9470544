-- Tables

create table threads (
  id uuid primary key,
  subject text not null,
  topic text not null check (topic in ('renting', 'owning', 'tour', 'application', 'payment', 'repair', 'pros',
    'other')),
  home_id uuid,
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'closed')),
  created_at timestamptz not null,
  last_message_at timestamptz not null
);
comment on table threads is 'Conversations between members, guests, and staff.';
comment on column threads.status is 'Side that has to write next.';
create index threads_home on threads (home_id) where (home_id is not null);
create index threads_waiting on threads (last_message_at, id) where (status = 'waiting');
create index threads_newest on threads (last_message_at desc, id desc);

create table thread_participants (
  thread_id uuid not null,
  user_id uuid not null,
  joined_at timestamptz not null,
  last_read_at timestamptz not null,
  muted boolean not null default false,
  reply_key text not null unique,
  primary key (thread_id, user_id)
);
comment on table thread_participants is 'Members of a thread, with what they have read.';
comment on column thread_participants.reply_key is 'Random secret in the reply address of this member: inbound email carries it.';
create index thread_participants_user on thread_participants (user_id);

create table thread_guests (
  thread_id uuid primary key,
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  email citext not null,
  reply_key text not null unique
);
comment on table thread_guests is 'Guests of a thread who have no account and reply by email.';
comment on column thread_guests.reply_key is 'Secret in the reply address of this guest.';

create table messages (
  id uuid primary key,
  thread_id uuid not null,
  author_id uuid,
  from_staff boolean not null,
  body text not null check (length(body) <= 8000),
  via text not null default 'site' check (via in ('site', 'mail')),
  mail_id text unique,
  created_at timestamptz not null
);
comment on table messages is 'Messages of threads.';
comment on column messages.author_id is 'Null once the account is erased; the message stays.';
comment on column messages.mail_id is 'Message id of an inbound email, so a second copy is ignored.';
create index messages_thread on messages (thread_id, created_at);
create index messages_author on messages (author_id) where (author_id is not null);
create index messages_newest on messages (created_at desc);

-- Functions

create function app.own_thread_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select thread_id from thread_participants where user_id = app.person();
  perform app.end_system(caller);
end $$;
revoke all on function app.own_thread_ids() from public;
select app.grant_to_app('execute', 'function app.own_thread_ids()');

create function app.thread_participant_names(which uuid) returns table("userId" uuid, "firstName" text,
  "lastName" text, staff boolean, "mediaId" text, "lastReadAt" timestamptz)
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select users.id, users.first_name, users.last_name, users.type = 'staff', users.image_id, last_read_at
    from thread_participants join users on users.id = user_id
    where thread_id = which order by joined_at, users.id;
  perform app.end_system(caller);
end $$;
revoke all on function app.thread_participant_names(which uuid) from public;
select app.grant_to_app('execute', 'function app.thread_participant_names(which uuid)');

create function app.create_guest_thread(said jsonb, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  insert into threads (id, subject, topic, created_at, last_message_at)
    values ((said->>'id')::uuid, said->>'subject', said->>'topic', at, at);
  insert into thread_guests (thread_id, first_name, last_name, email, reply_key)
    values ((said->>'id')::uuid, said->>'firstName', said->>'lastName', said->>'email', said->>'replyKey');
  insert into messages (id, thread_id, author_id, from_staff, body, via, created_at)
    values ((said->>'messageId')::uuid, (said->>'id')::uuid, null, false, said->>'body', 'site', at);
  perform app.end_system(caller);
end $$;
revoke all on function app.create_guest_thread(said jsonb, at timestamp with time zone) from public;
select app.grant_to_app('execute', 'function app.create_guest_thread(said jsonb, at timestamp with time zone)');

create function app.thread_assignees(which uuid) returns setof uuid
  language plpgsql stable security definer rows 1 set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select assignee_id from desk_items where queue = 'messages' and item_id = which and assignee_id is not null;
  perform app.end_system(caller);
end $$;
revoke all on function app.thread_assignees(which uuid) from public;
select app.grant_to_app('execute', 'function app.thread_assignees(which uuid)');

-- Foreign keys

alter table threads
  add foreign key (home_id) references homes(id) on delete set null;

alter table thread_participants
  add foreign key (thread_id) references threads(id) on delete cascade,
  add foreign key (user_id) references users(id) on delete cascade;

alter table thread_guests
  add foreign key (thread_id) references threads(id) on delete cascade;

alter table messages
  add foreign key (thread_id) references threads(id) on delete cascade,
  add foreign key (author_id) references users(id) on delete set null;

-- Row-level security

alter table threads enable row level security, force row level security;
create policy threads_select on threads for select using ((select app.is_staff())
  or (id in (select app.own_thread_ids())));
create policy threads_insert on threads for insert with check ((select app.person()) is not null
  or (select app.is_staff()));
create policy threads_update on threads for update using ((select app.is_staff())
  or (id in (select app.own_thread_ids())));
create policy threads_delete on threads for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'threads');

alter table thread_participants enable row level security, force row level security;
create policy thread_participants_select on thread_participants for select using ((select app.is_staff())
  or (thread_id in (select app.own_thread_ids())));
create policy thread_participants_insert on thread_participants for insert
  with check (user_id = (select app.person()) or (select app.is_staff()));
create policy thread_participants_update on thread_participants for update using (user_id = (select app.person())
  or (select app.is_staff()));
create policy thread_participants_delete on thread_participants for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'thread_participants');

alter table thread_guests enable row level security, force row level security;
create policy thread_guests_staff on thread_guests using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'thread_guests');

alter table messages enable row level security, force row level security;
create policy messages_select on messages for select using ((select app.is_staff())
  or (thread_id in (select app.own_thread_ids())));
create policy messages_insert on messages for insert with check ((select app.is_staff())
  or author_id = (select app.person()) and (thread_id in (select app.own_thread_ids())));
create policy messages_update on messages for update using ((select app.is_staff()));
create policy messages_delete on messages for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'messages');
