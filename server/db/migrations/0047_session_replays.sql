-- Recordings of visits to public pages, where SESSION_REPLAY is on and the visitor allows sharing; kept for 30 days.

create table session_replays (
  -- Made by the browser: whoever knows it may add to it.
  id uuid primary key,
  tracking_id text not null check (length(tracking_id) = 21),
  user_id uuid,
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  -- The pattern of the page it begins on.
  route text not null check (length(route) <= 200),
  bytes int not null check (bytes >= 0),
  started_at timestamptz not null,
  ended_at timestamptz not null
);
create index session_replays_started on session_replays (started_at desc);
create index session_replays_tracking on session_replays (tracking_id);
create index session_replays_user on session_replays (user_id) where user_id is not null;

create table session_replay_chunks (
  replay_id uuid not null references session_replays (id) on delete cascade,
  sequence int not null check (sequence between 0 and 199),
  -- JSON of the events, gzipped.
  events bytea not null,
  primary key (replay_id, sequence)
);

alter table session_replays enable row level security;
alter table session_replays force row level security;
alter table session_replay_chunks enable row level security;
alter table session_replay_chunks force row level security;
create policy session_replays_staff on session_replays using ((select app.is_staff()));
create policy session_replay_chunks_staff on session_replay_chunks using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'session_replays', 'session_replay_chunks');
