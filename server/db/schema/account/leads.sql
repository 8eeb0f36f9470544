-- Tables

create table leads (
  id uuid primary key,
  type text not null check (type in ('calculator', 'sign_up_flow', 'ask_a_question', 'leasing', 'rent_estimate')),
  user_id uuid,
  home_id uuid,
  first_name text not null,
  last_name text not null,
  email citext not null,
  phone text,
  text_consent jsonb,
  street_address text not null default '',
  city text not null default '',
  state text not null default '',
  zipcode text not null default '00000',
  topic text,
  message text,
  tracking_id text,
  referrer text,
  encoded_partner_key text,
  experiments jsonb not null default '{}',
  dedupe_key text unique,
  request_count int not null default 1,
  last_requested_at timestamptz,
  created_at timestamptz not null default now(),
  answer_by timestamptz not null
);
comment on table leads is 'Requests of visitors: questions, tours, estimates, and other first contacts.';
comment on column leads.text_consent is 'Wording and time of the consent to texts; null without consent.';
comment on column leads.dedupe_key is 'Person, place, and subject in a fixed order, built by the API; a repeated request joins the existing lead.';
create index leads_email on leads (email, created_at desc);
create index leads_home on leads (home_id, created_at desc);
create index leads_partner on leads (encoded_partner_key, created_at) where (encoded_partner_key is not null);
create index leads_user on leads (user_id) where (user_id is not null);
create index leads_open on leads (created_at, id);

create table lead_events (
  id uuid primary key,
  lead_id uuid,
  kind text not null check (kind in ('AddressEnteredCalculator', 'AddressEnteredLandingPageCover',
    'AddressEnteredSignUpFlow', 'LeadCreatedCalculator', 'LeadCreatedSignUpFlow', 'LeadCreatedTryThePros',
    'LeadCreatedLeasing', 'LeadCreatedRentEstimate')),
  street_address text not null default '',
  city text not null default '',
  state text not null default '',
  zipcode text not null default '00000',
  tracking_id text,
  referrer text,
  encoded_partner_key text,
  experiments jsonb not null default '{}',
  at timestamptz not null default now()
);
comment on table lead_events is 'History of a lead.';
create index lead_events_at on lead_events (at desc);
create index lead_events_lead on lead_events (lead_id);
create index lead_events_tracking on lead_events (tracking_id, at desc) where (lead_id is null);
create index lead_events_unclaimed on lead_events (at) where (lead_id is null);

create table waitlist_entries (
  id uuid primary key,
  email citext not null,
  audience text not null check (audience in ('homeowner', 'resident')),
  street_address text not null default '',
  city text not null default '',
  state text not null default '',
  zipcode text not null default '00000',
  place text not null default '',
  tracking_id text,
  referrer text,
  encoded_partner_key text,
  experiments jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (email, audience, zipcode, place)
);
comment on table waitlist_entries is 'Visitors who want to hear when we open in their area.';

-- Functions

create function app.upsert_lead(request jsonb) returns table(id uuid, joined boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  lead leads := jsonb_populate_record(null::leads, request);
  upserted uuid;
  requests int;
begin
  insert into leads as existing (id, type, user_id, home_id, first_name, last_name, email, phone, text_consent, street_address,
      city, state, zipcode, topic, message, tracking_id, referrer, encoded_partner_key, experiments, created_at, answer_by,
      dedupe_key, last_requested_at)
    values (lead.id, lead.type, lead.user_id, lead.home_id, lead.first_name, lead.last_name, lead.email, lead.phone,
      lead.text_consent, lead.street_address, lead.city, lead.state, lead.zipcode, lead.topic, lead.message,
      lead.tracking_id, lead.referrer, lead.encoded_partner_key, lead.experiments, lead.created_at, lead.answer_by,
      lead.dedupe_key, lead.created_at)
    on conflict (dedupe_key) do update set
      user_id = coalesce(existing.user_id, excluded.user_id),
      phone = coalesce(excluded.phone, existing.phone),
      text_consent = coalesce(excluded.text_consent, existing.text_consent),
      zipcode = case existing.zipcode when '00000' then excluded.zipcode else existing.zipcode end,
      topic = coalesce(existing.topic, excluded.topic),
      message = case
        when excluded.message is null or existing.message = excluded.message then existing.message
        when existing.message is null then excluded.message
        else right(existing.message || E'\n\n' || excluded.message, 20000) end,
      tracking_id = coalesce(existing.tracking_id, excluded.tracking_id),
      encoded_partner_key = coalesce(existing.encoded_partner_key, excluded.encoded_partner_key),
      request_count = existing.request_count + 1,
      last_requested_at = excluded.last_requested_at,
      answer_by = greatest(existing.answer_by, excluded.answer_by)
    returning existing.id, existing.request_count into upserted, requests;
  update lead_events set lead_id = upserted
    where lead_id is null and tracking_id = lead.tracking_id and at > lead.created_at - interval '30 days'
      and lower(street_address) in ('', lower(lead.street_address));
  perform app.end_system(caller);
  return query select upserted, requests > 1;
end $$;
revoke all on function app.upsert_lead(request jsonb) from public;
select app.grant_to_app('execute', 'function app.upsert_lead(request jsonb)');

-- Foreign keys

alter table leads
  add foreign key (user_id) references users(id),
  add foreign key (home_id) references homes(id);

alter table lead_events
  add foreign key (lead_id) references leads(id);

-- Row-level security

alter table leads enable row level security, force row level security;
create policy leads_insert on leads for insert with check (user_id is null or user_id = (select app.person()));
create policy leads_select on leads for select using (user_id = (select app.person()) or (select app.is_staff()));
create policy leads_update on leads for update using ((select app.is_staff()));
create policy leads_delete on leads for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'leads');

alter table lead_events enable row level security, force row level security;
create policy lead_events_insert on lead_events for insert with check (true);
create policy lead_events_select on lead_events for select using ((select app.is_staff()));
create policy lead_events_update on lead_events for update using ((select app.is_staff()));
create policy lead_events_delete on lead_events for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'lead_events');
select app.grant_to_app('update (lead_id)', 'lead_events');

alter table waitlist_entries enable row level security, force row level security;
create policy waitlist_entries_insert on waitlist_entries for insert with check (true);
create policy waitlist_entries_select on waitlist_entries for select using ((select app.is_staff()));
create policy waitlist_entries_delete on waitlist_entries for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'waitlist_entries');
