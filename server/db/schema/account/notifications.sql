-- Tables

create table notification_preferences (
  user_id uuid not null,
  topic text not null,
  channel text not null check (channel in ('email', 'sms', 'push')),
  wanted boolean not null,
  primary key (user_id, topic, channel)
);
comment on table notification_preferences is 'Notification channels that a member chose by topic. Without a row the defaults apply.';

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null
);
comment on table push_subscriptions is 'Web push subscriptions of browsers.';
comment on column push_subscriptions.endpoint is 'Push service URL of the browser; p256dh and auth encrypt the messages.';
create index push_subscriptions_user on push_subscriptions (user_id);

-- Foreign keys

alter table notification_preferences
  add foreign key (user_id) references users(id) on delete cascade;

alter table push_subscriptions
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table notification_preferences enable row level security, force row level security;
create policy notification_preferences_own on notification_preferences using (user_id = (select app.person())
  or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'notification_preferences');

alter table push_subscriptions enable row level security, force row level security;
create policy push_subscriptions_own on push_subscriptions using (user_id = (select app.person())
  or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'push_subscriptions');
