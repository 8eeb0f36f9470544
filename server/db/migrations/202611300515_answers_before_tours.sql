-- phase: expand

alter table threads add column answer_by timestamptz;
comment on column threads.answer_by is 'When the other side was promised our next answer at the latest; null where nothing was promised.';

create or replace function app.create_guest_thread(said jsonb, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  insert into threads (id, subject, topic, home_id, answer_by, created_at, last_message_at)
    values ((said->>'id')::uuid, said->>'subject', said->>'topic', (said->>'homeId')::uuid, (said->>'answerBy')::timestamptz, at, at);
  insert into thread_guests (thread_id, first_name, last_name, email, reply_key)
    values ((said->>'id')::uuid, said->>'firstName', said->>'lastName', said->>'email', said->>'replyKey');
  insert into messages (id, thread_id, author_id, from_staff, body, via, created_at)
    values ((said->>'messageId')::uuid, (said->>'id')::uuid, null, false, said->>'body', 'site', at);
  perform app.end_system(caller);
end $$;
