-- Threads with people who have no account: they write on the support page and go on by letter.
create table thread_guests (
  thread_id uuid primary key references threads (id) on delete cascade,
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  email citext not null,
  -- Names them in this thread to our mail, as that of participants does.
  reply_key text not null unique
);
alter table thread_guests enable row level security;
alter table thread_guests force row level security;
create policy thread_guests_ours on thread_guests using (app.is_staff());
grant select, insert on thread_guests to belong_app;

-- Somebody who wants to try our Pros may say so in a thread, too.
alter table threads drop constraint threads_topic_check;
alter table threads add constraint threads_topic_check
  check (topic in ('renting', 'owning', 'tour', 'application', 'payment', 'repair', 'pros', 'other'));

-- A visitor begins a thread, and cannot see it again but in our letters.
create function app.begin_guest_thread(said jsonb, at timestamptz) returns void
language sql security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  insert into threads (id, subject, topic, created_at, last_message_at)
    values ((said->>'id')::uuid, said->>'subject', said->>'topic', at, at);
  insert into thread_guests (thread_id, first_name, last_name, email, reply_key)
    values ((said->>'id')::uuid, said->>'firstName', said->>'lastName', said->>'email', said->>'replyKey');
  insert into messages (id, thread_id, author_id, from_staff, body, via, created_at)
    values ((said->>'messageId')::uuid, (said->>'id')::uuid, null, false, said->>'body', 'site', at);
$$;
revoke all on function app.begin_guest_thread from public;
grant execute on function app.begin_guest_thread to belong_app;
