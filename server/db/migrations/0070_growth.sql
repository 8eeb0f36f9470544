-- Locks that fewer wait for, retries that pause longer each time, and what grows kept short.

-- ===== Ledger =====

-- Our own accounts are parts that are summed by their code: two postings to one of them rarely wait for each other.
alter table ledger_accounts add column part smallint not null default 0 check (part between 0 and 15);
alter table ledger_accounts add constraint ledger_accounts_code_part unique (code, part);
alter table ledger_accounts drop constraint ledger_accounts_code_key;
-- A least balance is one of the whole account.
alter table ledger_accounts add constraint ledger_accounts_whole check (part = 0 or min_balance is null);

-- ===== Payments =====

-- When to ask again about a payment that has no answer, and how often that was done.
alter table payments
  add column tries smallint not null default 0,
  add column next_try_at timestamptz;
update payments set next_try_at = updated_at where status = 'started';
drop index payments_unsettled;
create index payments_unsettled on payments (next_try_at) where status = 'started';

-- ===== Threads =====

-- Whoever of our team has a thread on their desk.
create function app.thread_assignees(which uuid) returns setof uuid
language plpgsql stable security definer rows 1 set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select assignee_id from desk_items where queue = 'messages' and item_id = which and assignee_id is not null;
  perform app.end_system(caller);
end $$;
revoke all on function app.thread_assignees(uuid) from public;
do $$ begin
  if app.has_app_role() then grant execute on function app.thread_assignees(uuid) to belong_app; end if;
end $$;

-- ===== Uploads =====

-- How much of a file has come, what its sender said of it, and which process writes to it until when: its pieces lie in
-- the store of files, so that any process can take the next one.
alter table file_uploads
  add column received bigint not null default 0 check (received >= 0 and received <= bytes),
  add column metadata jsonb not null default '{}',
  add column locked_by uuid,
  add column locked_until timestamptz,
  -- Somebody else waits: whoever writes stops soon.
  add column lock_wanted boolean not null default false;
select app.grant_to_app('update', 'file_uploads');
