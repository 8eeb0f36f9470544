-- Tables

create table session_replays (
  id uuid primary key,
  tracking_id text not null check (length(tracking_id) = 21),
  user_id uuid,
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  route text not null check (length(route) <= 200),
  bytes int not null check (bytes >= 0),
  started_at timestamptz not null,
  ended_at timestamptz not null
);
comment on table session_replays is 'Recorded visits of visitors who consented.';
comment on column session_replays.id is 'Made by the browser; whoever has it may append.';
comment on column session_replays.route is 'Route of the first page.';
create index session_replays_started on session_replays (started_at desc);
create index session_replays_tracking on session_replays (tracking_id);
create index session_replays_user on session_replays (user_id) where (user_id is not null);

create table session_replay_chunks (
  replay_id uuid not null,
  sequence int not null check (sequence >= 0 and sequence <= 199),
  events bytea not null,
  primary key (replay_id, sequence)
);
comment on table session_replay_chunks is 'Recorded events of a session replay, in order.';
comment on column session_replay_chunks.events is 'Events as gzipped JSON.';

-- Foreign keys

alter table session_replay_chunks
  add foreign key (replay_id) references session_replays(id) on delete cascade;

-- Row-level security

alter table session_replays enable row level security, force row level security;
create policy session_replays_staff on session_replays using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'session_replays');

alter table session_replay_chunks enable row level security, force row level security;
create policy session_replay_chunks_staff on session_replay_chunks using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'session_replay_chunks');
