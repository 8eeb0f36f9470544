-- Tables

create sequence analytics_event_ids;

create table analytics_events (
  id bigint not null default nextval('analytics_event_ids'),
  event text not null check (length(event) <= 40),
  tracking_id text check (length(tracking_id) = 21),
  user_id uuid,
  home_id uuid,
  properties jsonb not null default '{}',
  shareable boolean not null default false,
  forwarded_at timestamptz,
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
create table partitions.analytics_events_default partition of analytics_events default;
comment on table analytics_events is 'Product events of visitors, members, and jobs, by month.';
comment on column analytics_events.event is 'Event of contract/platform/analytics/constants.ts.';
comment on column analytics_events.tracking_id is 'Visitor id; null for events that jobs record about a member.';
create index analytics_events_event on analytics_events (event, at);
create index analytics_events_tracking on analytics_events (tracking_id, at) where (tracking_id is not null);
create index analytics_events_user on analytics_events (user_id) where (user_id is not null);
create index analytics_events_unforwarded on analytics_events (id) where (shareable and (forwarded_at is null));

create table analytics_profiles (
  tracking_id text primary key check (length(tracking_id) = 21),
  user_id uuid not null,
  properties jsonb not null,
  shareable boolean not null,
  updated_at timestamptz not null,
  forwarded_at timestamptz
);
comment on table analytics_profiles is 'The member behind a browser once they log in there, with the reserved properties of their profile.';
create index analytics_profiles_user on analytics_profiles (user_id);

alter sequence analytics_event_ids owned by analytics_events.id;

-- Foreign keys

alter table analytics_profiles
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table analytics_events enable row level security, force row level security;
create policy analytics_events_insert on analytics_events for insert with check (true);
create policy analytics_events_select on analytics_events for select using ((select app.is_staff()));
create policy analytics_events_update on analytics_events for update using ((select app.is_staff()));
create policy analytics_events_delete on analytics_events for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'analytics_events');

alter table analytics_profiles enable row level security, force row level security;
create policy analytics_profiles_staff on analytics_profiles using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'analytics_profiles');

select app.grant_to_app('usage', 'sequence analytics_event_ids');

-- Reference data

select app.maintain_monthly_partitions('analytics_events', 13);
