-- Tables

create table todos (
  id uuid default gen_random_uuid() primary key,
  user_id uuid not null,
  kind text not null,
  subject text not null default '',
  status text not null default 'open' check (status in ('open', 'snoozed', 'done', 'dismissed')),
  due_on date,
  detail jsonb not null default '{}',
  snoozed_until timestamptz,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (user_id, kind, subject)
);
comment on table todos is 'Next steps of a member; one row per matter, opened and closed by events.';
comment on column todos.subject is 'Id of the subject: a thread, run, or home.';
comment on column todos.detail is 'Values for the text, such as the name of the home.';
create index todos_open on todos (user_id, due_on, opened_at) where (status in ('open', 'snoozed'));

-- Functions

create function app.open_todo(whose uuid, what text, about text, due date, words jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  insert into todos (user_id, kind, subject, due_on, detail) values (whose, what, about, due, words)
  on conflict (user_id, kind, subject) do update
    set status = 'open', due_on = excluded.due_on, detail = excluded.detail, opened_at = now(), closed_at = null, snoozed_until = null
    where todos.status <> 'dismissed' or todos.detail <> excluded.detail;
  perform app.end_system(caller);
end $$;
revoke all on function app.open_todo(whose uuid, what text, about text, due date, words jsonb) from public;
select app.grant_to_app('execute', 'function app.open_todo(whose uuid, what text, about text, due date, words jsonb)');

create function app.close_todo(whose uuid, what text, about text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  update todos set status = 'done', closed_at = now()
  where user_id = whose and kind = what and subject = about and status in ('open', 'snoozed');
  perform app.end_system(caller);
end $$;
revoke all on function app.close_todo(whose uuid, what text, about text) from public;
select app.grant_to_app('execute', 'function app.close_todo(whose uuid, what text, about text)');

-- Foreign keys

alter table todos
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table todos enable row level security, force row level security;
create policy todos_own on todos using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'todos');
