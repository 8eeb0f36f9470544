-- Tables

create table affiliates (
  id uuid primary key,
  user_id uuid not null unique,
  site text not null check (length(site) <= 300),
  audience text not null check (length(audience) <= 1000),
  channels text[] not null,
  promotion text not null check (length(promotion) <= 2000),
  status text not null default 'applied' check (status in ('applied', 'approved', 'declined', 'ended')),
  partner_key text unique check (partner_key ~ '^[A-Za-z0-9_-]{12}$'),
  reason text,
  applied_at timestamptz not null,
  decided_at timestamptz,
  constraint affiliates_check check (status <> 'approved' or partner_key is not null),
  constraint affiliates_check1 check ((status not in ('declined', 'ended')) or reason is not null)
);
comment on table affiliates is 'Partners who send readers with a key in their links.';
comment on column affiliates.reason is 'Reason of a refusal or an end, in words for the partner.';

-- Functions

create function app.partner_days(partner uuid, since timestamptz) returns table(day date, visits integer, leads integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    with own as (
      select partner_key from affiliates where id = partner and partner_key is not null and user_id = app.person()
    ), came as (
      select (visit.at at time zone 'America/Los_Angeles')::date as on_day, 1 as visit, 0 as lead
        from site_visits visit join own on own.partner_key = visit.encoded_partner_key where visit.at >= since
      union all
      select (lead.created_at at time zone 'America/Los_Angeles')::date, 0, 1
        from public.leads lead join own on own.partner_key = lead.encoded_partner_key where lead.created_at >= since
    )
    select came.on_day, sum(came.visit)::int, sum(came.lead)::int from came group by came.on_day order by came.on_day desc;
  perform app.end_system(caller);
end $$;
revoke all on function app.partner_days(partner uuid, since timestamp with time zone) from public;
select app.grant_to_app('execute', 'function app.partner_days(partner uuid, since timestamp with time zone)');

-- Foreign keys

alter table affiliates
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table affiliates enable row level security, force row level security;
create policy affiliates_select on affiliates for select using (user_id = (select app.person())
  or (select app.is_staff()));
create policy affiliates_insert on affiliates for insert with check (user_id = (select app.person())
  and status = 'applied' or (select app.is_staff()));
create policy affiliates_update on affiliates for update using (user_id = (select app.person())
  and (status in ('declined', 'applied')) or (select app.is_staff())) with check (user_id = (select app.person())
  and status = 'applied' or (select app.is_staff()));
create policy affiliates_delete on affiliates for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'affiliates');
