-- What somebody takes along, and how an account ends. Which row is whose stands in server/modules/personalData.
alter table users add column erased_at timestamptz;

create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'gathering', 'ready', 'failed', 'expired')),
  -- Tables and files read so far, and all of them.
  done int not null default 0,
  total int not null default 0,
  bytes bigint,
  storage_key text,
  created_at timestamptz not null,
  expires_at timestamptz
);
create unique index data_exports_underway on data_exports (user_id) where status in ('waiting', 'gathering');
create index data_exports_user on data_exports (user_id, created_at desc);
alter table data_exports enable row level security;
alter table data_exports force row level security;
create policy data_exports_own on data_exports using (user_id = app.person() or app.is_staff());

create table account_deletions (
  id uuid primary key,
  user_id uuid not null references users (id),
  status text not null default 'requested' check (status in ('requested', 'cancelled', 'erased')),
  -- Of the link in our letter that takes it back.
  keep_hash bytea unique,
  requested_at timestamptz not null,
  erase_at timestamptz not null,
  ended_at timestamptz
);
create unique index account_deletions_open on account_deletions (user_id) where status = 'requested';
create index account_deletions_due on account_deletions (erase_at) where status = 'requested';
alter table account_deletions enable row level security;
alter table account_deletions force row level security;
create policy account_deletions_own on account_deletions using (user_id = app.person() or app.is_staff());

grant select, insert, update, delete on data_exports to belong_app;
grant select, insert, update on account_deletions to belong_app;

alter table sessions drop constraint sessions_revoked_reason_check;
alter table sessions add constraint sessions_revoked_reason_check
  check (revoked_reason in ('logout', 'elsewhere', 'replaced', 'reuse', 'credentials', 'staff', 'deletion'));

-- Erasing is the system's: where a table had no such right, staff (whom jobs act as) gets it.
do $$ declare each text; begin
  foreach each in array array['leads', 'lead_events', 'waitlist_entries', 'site_visits', 'outbox', 'appointments',
    'thread_participants', 'messages', 'threads', 'media', 'availability_checks', 'home_events', 'estimates', 'applicant_particulars',
    'affiliates', 'referral_codes', 'thread_guests'] loop
    execute format('grant delete on %I to belong_app', each);
  end loop;
  foreach each in array array['leads', 'lead_events', 'waitlist_entries', 'site_visits', 'thread_participants', 'messages', 'threads',
    'affiliates'] loop
    execute format('create policy %I on %I for delete using (app.is_staff())', each || '_erased', each);
  end loop;
end $$;
create policy messages_unlinked on messages for update using (app.is_staff());

grant update (owner_id) on media to belong_app;
