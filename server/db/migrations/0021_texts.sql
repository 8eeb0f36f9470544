-- Who does not want our texts, and when a text may leave.

create table text_opt_outs (
  -- As carriers write it: +14155550134.
  phone text primary key check (phone ~ '^\+1\d{10}$'),
  at timestamptz not null,
  -- What they sent us, or `carrier` where the carrier told us.
  word text not null
);
alter table text_opt_outs enable row level security;
alter table text_opt_outs force row level security;
create policy text_opt_outs_ours on text_opt_outs using (app.is_staff());
grant select, insert, update, delete on text_opt_outs to belong_app;

-- The reader's zone: a text with one waits for daylight there; one without leaves at once (a code asked for just now).
alter table outbox add column time_zone text;
-- Files that left with it: [{name, type, content}].
alter table outbox add column attachments jsonb not null default '[]';
create index outbox_newest on outbox (created_at desc);
