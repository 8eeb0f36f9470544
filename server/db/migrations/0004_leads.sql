-- What visitors tell us. They may write it; only staff and, once signed in, the person it is about may read it.

create table leads (
  id uuid primary key,
  type text not null check (type in ('calculator', 'sign_up_flow', 'ask_a_question', 'leasing', 'rent_estimate')),
  user_id uuid references users (id),
  home_id uuid references homes (id),
  first_name text not null,
  last_name text not null,
  email citext not null,
  phone text,
  -- Wording and time of the consent to be texted; null where not given.
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
  created_at timestamptz not null default now(),
  answer_by timestamptz not null
);
create index leads_email on leads (email, created_at desc);
create index leads_home on leads (home_id, created_at desc);

create table lead_events (
  id uuid primary key,
  lead_id uuid references leads (id),
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
create index lead_events_at on lead_events (at desc);

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
  notified_at timestamptz,
  -- Asking twice for one place is asking once.
  unique (email, audience, zipcode, place)
);

create table site_visits (
  id bigint generated always as identity primary key,
  tracking_id text not null,
  url text not null,
  referrer text not null,
  encoded_partner_key text,
  experiments jsonb not null default '{}',
  at timestamptz not null default now()
);
create index site_visits_tracking on site_visits (tracking_id, at desc);

alter table leads enable row level security;
alter table leads force row level security;
create policy leads_told on leads for insert with check (user_id is null or user_id = app.person());
create policy leads_read on leads for select using (user_id = app.person() or app.is_staff());
create policy leads_worked on leads for update using (app.is_staff());
alter table lead_events enable row level security;
alter table lead_events force row level security;
create policy lead_events_told on lead_events for insert with check (true);
create policy lead_events_read on lead_events for select using (app.is_staff());
alter table waitlist_entries enable row level security;
alter table waitlist_entries force row level security;
create policy waitlist_joined on waitlist_entries for insert with check (true);
create policy waitlist_read on waitlist_entries for select using (app.is_staff());
alter table site_visits enable row level security;
alter table site_visits force row level security;
create policy site_visits_told on site_visits for insert with check (true);
create policy site_visits_read on site_visits for select using (app.is_staff());

grant select, insert on leads, lead_events, waitlist_entries, site_visits to belong_app;
grant update on leads to belong_app;
