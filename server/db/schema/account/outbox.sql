-- Tables

create table outbox (
  id uuid primary key,
  dedupe_key text not null unique,
  channel text not null check (channel in ('email', 'sms', 'push')),
  recipient text not null,
  template text not null,
  data jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  last_error text,
  time_zone text,
  attachments jsonb not null default '[]',
  subject text,
  body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  claimed_until timestamptz
);
comment on table outbox is 'Emails, texts, and pushes to send, written in the transaction of their cause and delivered by a job.';
comment on column outbox.time_zone is 'Zone of the reader: a text waits for daytime there; null sends at once.';
comment on column outbox.attachments is 'Attached files: [{name, type, content}].';
create index outbox_waiting on outbox (created_at) where (status = 'waiting');
create index outbox_newest on outbox (created_at desc);
create index outbox_recipient on outbox (recipient);
create index outbox_sent on outbox (sent_at) where (sent_at is not null);
create index outbox_former_address on outbox (((data ->> 'email'))) where (template = 'oldEmailNotice');
create index outbox_bodies on outbox (sent_at) where ((body is not null) and (sent_at is not null));

-- Row-level security

select app.grant_to_app('select, insert, update, delete', 'outbox');
