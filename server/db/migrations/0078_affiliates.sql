-- Those who send us readers of theirs, by a key in their links.
create table affiliates (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  site text not null check (length(site) <= 300),
  audience text not null check (length(audience) <= 1000),
  channels text[] not null,
  promotion text not null check (length(promotion) <= 2000),
  status text not null default 'applied' check (status in ('applied', 'approved', 'declined', 'ended')),
  partner_key text unique check (partner_key ~ '^[A-Za-z0-9_-]{12}$'),
  -- Why not, or why no longer, in words for the partner.
  reason text,
  applied_at timestamptz not null,
  decided_at timestamptz,
  check (status <> 'approved' or partner_key is not null),
  check (status not in ('declined', 'ended') or reason is not null)
);
alter table affiliates enable row level security;
alter table affiliates force row level security;
create policy affiliates_own on affiliates for select using (user_id = app.person() or app.is_staff());
create policy affiliates_applied on affiliates for insert with check ((user_id = app.person() and status = 'applied') or app.is_staff());
-- Applying again after a no.
create policy affiliates_again on affiliates for update
  using ((user_id = app.person() and status in ('declined', 'applied')) or app.is_staff())
  with check ((user_id = app.person() and status = 'applied') or app.is_staff());
grant select, insert, update on affiliates to belong_app;

create index site_visits_partner on site_visits (encoded_partner_key, at) where encoded_partner_key is not null;
create index leads_partner on leads (encoded_partner_key, created_at) where encoded_partner_key is not null;

-- What came by a key since a day, by day in California, without anybody's name; only for whoever holds the key, and staff.
create function app.partner_days(partner uuid, since timestamptz) returns table (day date, visits int, leads int)
language sql stable security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  with own as (
    select partner_key from affiliates where id = partner and partner_key is not null
      and (user_id = nullif(current_setting('app.person', true), '')::uuid)
  ), came as (
    select (at at time zone 'America/Los_Angeles')::date as day, 1 as visit, 0 as lead
      from site_visits join own on own.partner_key = encoded_partner_key where at >= since
    union all
    select (created_at at time zone 'America/Los_Angeles')::date, 0, 1
      from leads join own on own.partner_key = encoded_partner_key where created_at >= since
  )
  select day, sum(visit)::int, sum(lead)::int from came group by day order by day desc
$$;
revoke all on function app.partner_days from public;
grant execute on function app.partner_days to belong_app;
