-- Notifications to a browser or an installed app, the third way beside email and text.

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Where the browser's push service takes messages for it, and what they are encrypted with.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);
alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy push_subscriptions_own on push_subscriptions
  using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'push_subscriptions');

alter table notification_preferences drop constraint notification_preferences_channel_check;
alter table notification_preferences add constraint notification_preferences_channel_check
  check (channel in ('email', 'sms', 'push'));
alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('email', 'sms', 'push'));
