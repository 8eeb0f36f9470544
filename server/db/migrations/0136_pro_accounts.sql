-- phase: expand
-- Pros with many jobs: one login for all of them, where they are paid, and what they were paid. And clips leave the store
-- with their photos.

-- A phone or browser on which somebody at a Pro asked for a code. Once confirmed, its token opens all jobs of the Pro.
create table pro_logins (
  id uuid primary key,
  pro_id uuid not null references pros (id) on delete cascade,
  -- Six digits, hashed.
  code_hash bytea,
  code_attempts int not null default 0,
  -- SHA-256 of the secret that the confirmed phone holds.
  token_hash bytea unique,
  confirmed_at timestamptz,
  -- Of the code; once it is confirmed, of the login.
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check ((confirmed_at is null) = (token_hash is null))
);
create index pro_logins_pro on pro_logins (pro_id, created_at desc);
create index pro_logins_expires on pro_logins (expires_at);

-- A link to one job, made for such a login. It works as the emailed one does, for as long as the login.
create table pro_job_links (
  token_hash bytea primary key,
  login_id uuid not null references pro_logins (id) on delete cascade,
  offer_id uuid not null references pro_offers (id) on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null
);
create index pro_job_links_login on pro_job_links (login_id);
create index pro_job_links_offer on pro_job_links (offer_id);

-- Where Pros are paid. Numbers are with the processor alone.
create table pro_bank_accounts (
  id uuid primary key,
  pro_id uuid not null references pros (id) on delete cascade,
  processor_account text not null,
  processor_ref text not null,
  bank_name text not null,
  last_four text not null,
  -- After its hold it takes the place of the one before.
  usable_from timestamptz not null,
  -- Why nothing is paid to it any more: taken back during its hold, or refused by the bank.
  ended_at timestamptz,
  end_reason text,
  created_at timestamptz not null,
  check ((ended_at is null) = (end_reason is null))
);
create index pro_bank_accounts_pro on pro_bank_accounts (pro_id, usable_from desc);

alter table work_order_invoices add column posted_by uuid references users (id) on delete set null;
-- Who posted the invoices of before stands on their timelines.
update work_order_invoices invoice set posted_by = event.author_id from work_order_events event
where event.work_order_id = invoice.work_order_id and event.kind = 'invoice' and event.author_role = 'staff'
  and event.created_at = invoice.posted_at and invoice.posted_by is null;

create table work_order_payments (
  id uuid primary key,
  invoice_id uuid not null references work_order_invoices (id) on delete cascade,
  work_order_id uuid not null references work_orders (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  pro_id uuid not null references pros (id),
  bank_account_id uuid not null references pro_bank_accounts (id),
  amount bigint not null check (amount > 0),
  -- payoutPartLifecycle of contract/money/payouts/constants.ts
  status text not null check (status in ('ready', 'sending', 'sent', 'paid', 'returned')),
  released_by uuid references users (id) on delete set null,
  released_at timestamptz not null,
  claimed_at timestamptz,
  processor_ref text,
  -- Of the bank transfer.
  trace_id text,
  arrives_on date,
  sent_at timestamptz,
  paid_at timestamptz,
  returned_at timestamptz,
  -- The bank's word for why it came back.
  failure text
);
create unique index work_order_payments_one on work_order_payments (invoice_id) where status <> 'returned';
create index work_order_payments_invoice on work_order_payments (invoice_id, released_at desc);
create index work_order_payments_order on work_order_payments (work_order_id);
create index work_order_payments_home on work_order_payments (home_id);
create index work_order_payments_owner on work_order_payments (owner_id) where owner_id is not null;
create index work_order_payments_pro on work_order_payments (pro_id, released_at desc);
create index work_order_payments_bank on work_order_payments (bank_account_id);
create index work_order_payments_released_by on work_order_payments (released_by) where released_by is not null;
create index work_order_payments_moving on work_order_payments (released_at) where status in ('ready', 'sending', 'sent');
create index work_order_payments_watched on work_order_payments (sent_at) where status in ('sent', 'paid');

do $$ declare each text; begin
  foreach each in array array['pro_logins', 'pro_job_links', 'pro_bank_accounts', 'work_order_payments'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy %I on %I using ((select app.is_staff()))', each || '_staff', each);
  end loop;
end $$;
select app.grant_to_app('select, insert, update, delete', 'pro_logins', 'pro_job_links', 'pro_bank_accounts', 'work_order_payments');

-- However a clip's row goes (with its home, its repair, its time, or its person), the file follows.
create function app.remove_video_file() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform app.enqueue('removeFiles', jsonb_build_object('keys', jsonb_build_array(
    'media/videos/' || old.video_id || case old.video_mime when 'video/webm' then '.webm' else '.mp4' end)), null, null);
  return null;
end $$;
create trigger work_order_photos_video_deleted after delete on work_order_photos
  for each row when (old.video_id is not null) execute function app.remove_video_file();
create trigger work_order_photos_video_removed after update of video_id on work_order_photos
  for each row when (old.video_id is not null and new.video_id is distinct from old.video_id)
  execute function app.remove_video_file();
