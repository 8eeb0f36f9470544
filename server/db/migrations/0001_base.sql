-- The base schema: roles, what a statement knows of its caller, and every table with its indexes.
-- Row-level security and rights are in 0003_policies.sql.

create extension if not exists pg_trgm;
create extension if not exists citext;
create extension if not exists btree_gist;
create extension if not exists fuzzystrmatch;

create schema app;

-- Where the owner may create roles, the site steps down to this one: it adds rights by table to what row-level security
-- allows. An owner who may not (managed databases) works as itself: row-level security is forced, so it is bound, too.
do $$ begin
  if not exists (select from pg_roles where rolname = 'belong_app') then
    create role belong_app nologin;
  end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant belong_app to %I', current_user);
  end if;
exception when insufficient_privilege or duplicate_object or unique_violation then null;
end $$;

-- Whether this database's owner may step down to that role.
create function app.has_app_role() returns boolean language sql stable as $$
  select exists (select from pg_roles where rolname = 'belong_app' and pg_has_role(current_user, oid,
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end))
$$;

-- Adds rights of that role, where it is used.
create function app.grant_to_app(rights text, variadic names text[]) returns void language plpgsql as $$
declare each text;
begin
  if not app.has_app_role() then return; end if;
  foreach each in array names loop
    execute format('grant %s on %s to belong_app', rights, each);
  end loop;
end $$;

-- Who is asking: set for one transaction by server/db/client.ts. Empty for a visitor.
create function app.person() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.person', true), '')::uuid $$;
create function app.is_staff() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.role', true) = 'staff', false) $$;
-- Hash of the secret by which a browser without an account holds what it began.
create function app.guest_token() returns bytea language sql stable parallel safe
  as $$ select decode(nullif(current_setting('app.guest_token', true), ''), 'hex') $$;
-- The key of an appointment's link.
create function app.appointment_key() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.appointment', true), '') $$;

-- Takes the system's role inside a function, and gives the caller's back at its end. An error undoes both with the
-- transaction. A `set` clause would do the same, but only a superuser may declare one for a setting of our own.
create function app.begin_system() returns text language plpgsql as $$
declare caller text := coalesce(current_setting('app.role', true), '');
begin
  perform set_config('app.role', 'staff', true);
  return caller;
end $$;
create function app.end_system(caller text) returns void language plpgsql as $$
begin
  perform set_config('app.role', caller, true);
end $$;

-- ===== Accounts =====

create table users (
  id uuid primary key,
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  phone text,
  type text not null default 'homeowner' check (type in ('homeowner', 'resident', 'editor', 'staff')),
  intercom_id text,
  zipcode text,
  country text,
  is_host boolean not null default false,
  password_hash text,
  home_town text,
  about_me text,
  lead_source text,
  lead_medium text,
  image_id text,
  phone_verified_at timestamptz,
  -- The second role of somebody who has both; `type` is the first one.
  other_type text check (other_type in ('homeowner', 'resident') and other_type <> type),
  -- The language they would rather read, where we have the words in it.
  language text not null default 'en' check (language in ('en', 'es')),
  -- What a member of the staff works on: policies ask for the duty.
  duties text[] not null default '{}'
    constraint users_duties_check check (duties <@ array['leasing', 'care', 'money', 'support', 'admin']),
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_image on users (image_id) where image_id is not null;

-- Pictures and homes.

create table media (
  -- First 128 bits of the SHA-256 of the stored bytes, in hex: the name changes when the picture does.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  mime text not null,
  bytes int not null,
  width int not null,
  height int not null,
  alt text not null default '',
  dominant text not null,
  thumbhash text not null,
  owner_id uuid references users (id),
  created_at timestamptz not null default now()
);
create index media_owner on media (owner_id) where owner_id is not null;

alter table users add foreign key (image_id) references media (id);

-- Who is logged in, on what, and what we mailed to prove that an address is theirs. No secret is stored, only its hash.

create table sessions (
  id uuid primary key,
  -- What began with one login: a step-up gives the session a new id and keeps the family.
  family_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  method text not null check (method in ('password', 'code', 'passkey', 'external')),
  -- The role a session acts in; null for the person's first one.
  acting_as text check (acting_as in ('homeowner', 'resident')),
  device text not null default '',
  address text,
  -- When they last proved who they are; sensitive acts need this to be recent.
  authenticated_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'elsewhere', 'replaced', 'reuse', 'credentials', 'staff', 'deletion'))
);
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_family on sessions (family_id);
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  generation int not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The token that followed, readable with the token itself alone, for a reply that got lost.
  successor bytea,
  unique (session_id, generation)
);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- A browser that has logged in before: whoever else fails to, its owner is not locked out.
create table known_devices (
  hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_seen on known_devices (last_seen_at);

-- What we mailed: a code or a link. The newest of its kind for an address is the only one that works.
create table verification_codes (
  email citext not null,
  purpose text not null check (purpose in ('code', 'reset', 'email', 'phone')),
  -- Of the browser that asked (a code), or of the link (a reset).
  hash bytea not null unique,
  code_hash bytea,
  user_id uuid references users (id) on delete cascade,
  -- What somebody without an account told us about themselves; kept until the address is proven to be theirs.
  registration jsonb,
  -- What is claimed and proven by the code: the new address, the number.
  claim text,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
);
create index verification_codes_expiry on verification_codes (expires_at);
create index verification_codes_user on verification_codes (user_id) where user_id is not null;

create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  -- The shared secret, sealed (server/vault.ts).
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code came back: it asks for nothing before.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table external_logins (
  provider text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (provider, subject)
);
create unique index external_logins_user on external_logins (user_id, provider);

-- A login half done: a second factor awaited, a challenge set, a provider asked.
create table login_steps (
  hash bytea primary key,
  kind text not null check (kind in ('second', 'passkey', 'enroll', 'external', 'link')),
  user_id uuid references users (id) on delete cascade,
  data jsonb not null default '{}',
  attempts int not null default 0,
  expires_at timestamptz not null
);
create index login_steps_expiry on login_steps (expires_at);
create index login_steps_user on login_steps (user_id) where user_id is not null;

-- A picture on its way: first a place for it, then its bytes, then it is chosen.
create table image_uploads (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  media_id text references media (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index image_uploads_expiry on image_uploads (expires_at);
create index image_uploads_user on image_uploads (user_id);
create index image_uploads_media on image_uploads (media_id) where media_id is not null;

-- That somebody agreed to texts: to which words, when, for which number. Kept as long as it may have to be shown.
create table text_consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  phone text not null,
  wording text not null,
  given_at timestamptz not null
);
create index text_consents_user on text_consents (user_id, given_at desc);

-- What somebody hears of and how. No row: as we usually do it.
create table notification_preferences (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  channel text not null check (channel in ('email', 'sms')),
  wanted boolean not null,
  primary key (user_id, topic, channel)
);

create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'gathering', 'ready', 'failed', 'expired')),
  -- Tables and files read so far, and all of them.
  done int not null default 0,
  total int not null default 0,
  bytes bigint,
  storage_key text,
  created_at timestamptz not null,
  expires_at timestamptz
);
create unique index data_exports_underway on data_exports (user_id) where status in ('waiting', 'gathering');
create index data_exports_user on data_exports (user_id, created_at desc);

create table account_deletions (
  id uuid primary key,
  user_id uuid not null references users (id),
  status text not null default 'requested' check (status in ('requested', 'cancelled', 'erased')),
  -- Of the link in our letter that takes it back.
  cancel_hash bytea unique,
  requested_at timestamptz not null,
  erase_at timestamptz not null,
  ended_at timestamptz
);
create unique index account_deletions_open on account_deletions (user_id) where status = 'requested';
create index account_deletions_due on account_deletions (erase_at) where status = 'requested';
create index account_deletions_user on account_deletions (user_id);

-- ===== Platform: audit log, idempotency, outbox, limits, settings =====

create table audit_log (
  id bigint primary key,
  stream text not null,
  event text not null,
  at timestamptz not null default clock_timestamp(),
  person_id uuid,
  subject text,
  request_id text,
  detail jsonb not null default '{}',
  prev_hash bytea,
  hash bytea not null
);
create index audit_log_stream on audit_log (stream, id desc);
-- What happened to one thing, oldest first.
create index audit_log_subject on audit_log (subject, id) where subject is not null;

create sequence audit_log_ids;

-- A request repeated with its key answers the first result.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  method text not null,
  path text not null,
  state text not null default 'started' check (state in ('started', 'finished')),
  locked_until timestamptz not null,
  response_status int,
  response_body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What must leave us, written in the transaction of its cause and delivered by a job.
create table outbox (
  id uuid primary key,
  dedupe_key text not null unique,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  template text not null,
  data jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  last_error text,
  -- The reader's zone: a text with one waits for daylight there; one without leaves at once.
  time_zone text,
  -- Files that left with it: [{name, type, content}].
  attachments jsonb not null default '[]',
  subject text,
  body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (created_at) where status = 'waiting';
create index outbox_newest on outbox (created_at desc);
create index outbox_recipient on outbox (recipient);

-- Who does not want our texts, and when a text may leave.

create table text_opt_outs (
  -- As carriers write it: +14155550134.
  phone text primary key check (phone ~ '^\+1\d{10}$'),
  at timestamptz not null,
  -- What they sent us, or `carrier` where the carrier told us.
  word text not null
);

-- Counters of the limits that must survive a restart.
create table rate_limits (
  key text primary key,
  points int not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);

create table settings (
  name text primary key,
  value jsonb not null
);

-- ===== Places =====

-- Where we serve homes, on what terms homeowners are paid, and what the site says about itself.

create table regions (
  id int primary key,
  name text not null,
  slug text not null unique,
  short_name text not null,
  status text not null check (status in ('Active', 'Other')),
  state char(2) not null,
  name_kebab_case text not null unique,
  lat double precision not null,
  lng double precision not null,
  zoom double precision not null,
  time_zone text not null
);

create table cities (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  state char(2) not null,
  region_id int not null references regions (id),
  lat double precision not null,
  lng double precision not null,
  -- Homes a visitor can find there, kept by app.count_city_homes.
  homes int not null default 0
);
create index cities_region on cities (region_id);
create index cities_name on cities using gin (lower(name) gin_trgm_ops);

-- Neighborhoods and ZIP Codes with homes one can rent, kept by app.count_area_homes. Where the first homes stood is where it is.
create table areas (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('neighborhood', 'zip')),
  name text not null,
  city_id int not null references cities (id),
  lat double precision not null,
  lng double precision not null,
  homes int not null default 0
);
create index areas_city on areas (city_id);

create table payout_plans (
  region_id int not null references regions (id),
  name text not null,
  plan text not null check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  management_fee_bps int not null,
  placement_fee_bps int not null,
  advance_fee_bps int not null default 0,
  payout_day int not null check (payout_day between 1 and 28),
  guarantee_limit_cents bigint not null default 0,
  eviction_cover boolean not null default false,
  deductions jsonb not null default '[]',
  ended_by jsonb not null default '[]',
  primary key (region_id, name, plan)
);

-- ===== Homes =====

create table homes (
  id uuid primary key,
  owner_id uuid references users (id),
  host_id uuid references users (id),
  host_name text not null default '',
  host_since int not null default 2020,
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'coming_soon', 'active', 'application_pending', 'leased', 'off_market')),
  region_id int not null references regions (id),
  city_id int not null references cities (id),
  type text not null check (type in ('house', 'townhouse', 'condo', 'apartment', 'multi', 'adu')),
  street_address text not null,
  unit text,
  neighborhood text,
  zipcode char(5) not null,
  lat double precision not null,
  lng double precision not null,
  headline text not null,
  description text not null,
  beds smallint not null check (beds between 0 and 12),
  baths numeric(3, 1) not null check (baths between 0 and 12),
  sqft int,
  year_built int,
  parking text not null default 'none' check (parking in ('none', 'street', 'driveway', 'carport', 'garage')),
  laundry text not null default 'none' check (laundry in ('none', 'hookups', 'shared', 'inUnit')),
  pets text not null default 'none' check (pets in ('none', 'cats', 'dogs', 'catsAndDogs')),
  air_conditioning boolean not null default false,
  furnished boolean not null default false,
  accessible boolean not null default false,
  heating text not null default '',
  features jsonb not null default '[]',
  rent_cents int not null check (rent_cents between 10000 and 10000000),
  -- Rent and every required monthly fee; written by app.compute_home_price.
  all_in_cents int not null default 0,
  previous_rent_cents int,
  rent_changed_at timestamptz,
  -- [{name, cents, every: month|once, required, why}]
  fees jsonb not null default '[]',
  deposit_cents int not null check (deposit_cents >= 0),
  application_fee_cents int not null default 0 check (application_fee_cents >= 0),
  lease_months jsonb not null default '[12]',
  -- [{name, paidBy: resident|homeowner}]
  utilities jsonb not null default '[]',
  available_on date not null,
  listed_at timestamptz,
  pictured_on date,
  -- Media ids in the order shown, the cover first.
  pictures text[] not null default '{}',
  -- An address is found by how it starts, a part of a map by its tiles of a tenth of a degree. Comparisons of these
  -- columns are leakproof, so row-level security lets an index serve them.
  address_key text collate "C" generated always as (lower(street_address)) stored,
  tile int generated always as (floor((lat + 90) * 10)::int * 4096 + floor((lng + 180) * 10)::int) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index homes_newest on homes (listed_at desc, id desc)
  include (region_id, city_id, rent_cents, beds, baths, type, pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where status in ('active', 'coming_soon', 'application_pending');
create index homes_rent on homes (rent_cents, id desc) where status in ('active', 'coming_soon', 'application_pending');
create index homes_available on homes (available_on, id desc) where status in ('active', 'coming_soon', 'application_pending');
create index homes_region_newest on homes (region_id, listed_at desc, id desc)
  include (rent_cents, beds, baths, type, pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where status in ('active', 'coming_soon', 'application_pending');
create index homes_region_rent on homes (region_id, rent_cents, id desc) where status in ('active', 'coming_soon', 'application_pending');
create index homes_city_newest on homes (city_id, listed_at desc, id desc)
  include (rent_cents, beds, baths, type, pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where status in ('active', 'coming_soon', 'application_pending');
create index homes_city_rent on homes (city_id, rent_cents, id desc) where status in ('active', 'coming_soon', 'application_pending');
create index homes_owner on homes (owner_id);
create index homes_address on homes (address_key) where status in ('active', 'coming_soon', 'application_pending');
create index homes_zipcode on homes (zipcode, listed_at desc, id desc) where status in ('active', 'coming_soon', 'application_pending');
create index homes_neighborhood on homes (city_id, neighborhood, listed_at desc, id desc) where status in ('active', 'coming_soon', 'application_pending');
-- Answers a map by itself, without a look at the homes.
create index homes_tile on homes (tile) include (lat, lng, rent_cents, all_in_cents, beds, baths, id, status, owner_id)
  where status in ('active', 'coming_soon', 'application_pending');
create index homes_host on homes (host_id) where host_id is not null;

-- What happened to a home, oldest first: listed, repriced, leased, moved out, repaired.
create table home_events (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  detail jsonb not null default '{}'
);
create index home_events_home on home_events (home_id, at);
create index home_events_kind on home_events (kind, at);

-- Homes and searches somebody keeps with their account, and which homes we have written to them about.
create table saved_homes (
  user_id uuid not null references users (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, home_id)
);
create index saved_homes_home on saved_homes (home_id);

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- The filters as the address bar has them, text by text.
  filters jsonb not null,
  cadence text not null default 'daily' check (cadence in ('daily', 'weekly', 'off')),
  -- Turns its letters off without a login; random, so nobody can guess one.
  key text not null unique,
  created_at timestamptz not null,
  -- Homes listed up to then were looked at.
  checked_at timestamptz not null,
  unique (user_id, filters)
);
create index saved_searches_due on saved_searches (checked_at) where cadence <> 'off';

create table notified_homes (
  user_id uuid not null references users (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  notified_at timestamptz not null,
  primary key (user_id, home_id)
);
create index notified_homes_home on notified_homes (home_id);

-- Letters that ask an owner whether a home is free by now. Whoever holds the link may answer; only its hash is kept.
create table availability_checks (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answer text check (answer in ('now', 'onDate', 'rented', 'selling', 'keeping', 'notSure')),
  available_on date,
  note text not null default '',
  answered_at timestamptz,
  -- The home's day before the first answer, for taking it back.
  available_before date,
  ask_again_at timestamptz
);
create index availability_checks_home on availability_checks (home_id, sent_at desc);

-- ===== Leads and partners =====

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
  -- Who, where and what, set in order by the API: asking again joins the lead that is there.
  dedupe_key text unique,
  request_count int not null default 1,
  last_requested_at timestamptz,
  created_at timestamptz not null default now(),
  answer_by timestamptz not null
);
create index leads_email on leads (email, created_at desc);
create index leads_home on leads (home_id, created_at desc);
create index leads_partner on leads (encoded_partner_key, created_at) where encoded_partner_key is not null;
create index leads_user on leads (user_id) where user_id is not null;

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
create index lead_events_lead on lead_events (lead_id);
create index lead_events_tracking on lead_events (tracking_id, at desc) where lead_id is null;

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
  -- Null for a visitor who has not allowed us to know them again.
  tracking_id text,
  url text not null,
  referrer text not null,
  encoded_partner_key text,
  experiments jsonb not null default '{}',
  at timestamptz not null default now()
);
create index site_visits_tracking on site_visits (tracking_id, at desc);
create index site_visits_partner on site_visits (encoded_partner_key, at) where encoded_partner_key is not null;

-- Who sent us whom, and how far that has come. What becomes of a home moves it on by itself; only paying is a person's.
create table referral_codes (
  user_id uuid primary key references users (id) on delete cascade,
  code text not null unique check (code ~ '^[a-z0-9]{8,16}$')
);

create table referrals (
  id uuid primary key,
  referrer_id uuid not null references users (id) on delete cascade,
  -- How the referrer calls whom they invite; empty where somebody came by the link that is for all.
  invitee_name text not null default '' check (length(invitee_name) <= 80),
  -- One reward for each homeowner: whoever has joined by one referral joins by no other.
  invitee_id uuid unique references users (id) on delete set null,
  status text not null default 'invited' check (status in ('invited', 'joined', 'home_listed', 'reward_due', 'paid', 'declined')),
  reward_cents int not null check (reward_cents >= 0),
  -- Why there is no reward, in words for the referrer.
  reason text,
  payment_reference text,
  invited_at timestamptz not null,
  joined_at timestamptz,
  listed_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  -- A reward is paid when one member of the staff has requested it and another has approved it.
  payment_requested_by uuid references users (id) on delete set null,
  payment_requested_at timestamptz,
  check (referrer_id is distinct from invitee_id),
  check (status <> 'paid' or (paid_at is not null and payment_reference is not null)),
  check (status <> 'declined' or reason is not null)
);
create index referrals_payment_requested_by on referrals (payment_requested_by);
create index referrals_referrer on referrals (referrer_id, invited_at desc);

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

-- ===== Flows and rent estimates =====

create table flow_runs (
  id uuid primary key,
  flow_id text not null,
  person_id uuid references users (id) on delete cascade,
  guest_token_hashes bytea[] not null default '{}',
  status text not null default 'open' check (status in ('open', 'submitted')),
  answers jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  check (person_id is not null or guest_token_hashes <> '{}')
);
create index flow_runs_person on flow_runs (person_id, flow_id, updated_at desc);
create index flow_runs_guest_tokens on flow_runs using gin (guest_token_hashes) where person_id is null;
create index flow_runs_abandoned on flow_runs (updated_at) where person_id is null;

-- A mailed link: whoever has it goes on with the run, for a week.
create table flow_run_links (
  hash bytea primary key,
  run_id uuid not null references flow_runs (id) on delete cascade,
  expires_at timestamptz not null
);
create index flow_run_links_run on flow_run_links (run_id);
create index flow_run_links_expiry on flow_run_links (expires_at);

-- Every estimate that was ever given, as it was given: what was told, what the model said, what was answered. Never changed.

create table estimates (
  id uuid primary key,
  run_id uuid not null references flow_runs (id) on delete cascade,
  at timestamptz not null,
  coverage_type text not null check (coverage_type in ('covered', 'out_of_coverage')),
  -- Whole dollars a month; null outside our coverage.
  estimate int,
  low int,
  high int,
  -- What the model was told and said before homes of ours sharpened it.
  facts jsonb not null,
  report jsonb not null,
  check ((coverage_type = 'covered') = (estimate is not null)),
  check (low <= estimate and estimate <= high)
);
create index estimates_run on estimates (run_id, at desc);

create table estimate_links (
  hash bytea primary key,
  estimate_id uuid not null references estimates (id) on delete cascade,
  expires_at timestamptz not null
);
create index estimate_links_estimate on estimate_links (estimate_id);
create index estimate_links_expiry on estimate_links (expires_at);

-- ===== Inbox and documents =====

-- What somebody is asked to do next, one row a matter: opened and closed by what happens, never edited in place.
create table todos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- What it is about, as far as its kind needs one: the id of a thread, a flow, a home.
  subject text not null default '',
  status text not null default 'open' check (status in ('open', 'snoozed', 'done', 'dismissed')),
  due_on date,
  -- Words that belong to this one: the name of the home, who wrote.
  detail jsonb not null default '{}',
  snoozed_until timestamptz,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (user_id, kind, subject)
);
create index todos_open on todos (user_id, due_on, opened_at) where status in ('open', 'snoozed');

-- What members and staff write to each other, the papers they keep with us, and what they want to hear of.
create table threads (
  id uuid primary key,
  subject text not null,
  topic text not null check (topic in ('renting', 'owning', 'tour', 'application', 'payment', 'repair', 'pros', 'other')),
  home_id uuid references homes (id) on delete set null,
  -- Who has to write next: us, or the member.
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'closed')),
  created_at timestamptz not null,
  last_message_at timestamptz not null
);
create index threads_recent on threads (last_message_at desc);
create index threads_home on threads (home_id) where home_id is not null;

create table thread_participants (
  thread_id uuid not null references threads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  joined_at timestamptz not null,
  last_read_at timestamptz not null,
  muted boolean not null default false,
  -- Names this person in this thread to our mail: answers to a letter come back with it. Random, so nobody can guess one.
  reply_key text not null unique,
  primary key (thread_id, user_id)
);
create index thread_participants_user on thread_participants (user_id);

-- Threads with people who have no account: they write on the support page and go on by letter.
create table thread_guests (
  thread_id uuid primary key references threads (id) on delete cascade,
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  email citext not null,
  -- Names them in this thread to our mail, as that of participants does.
  reply_key text not null unique
);

create table messages (
  id uuid primary key,
  thread_id uuid not null references threads (id) on delete cascade,
  -- Null once their account is gone: what was said stays with those who read it.
  author_id uuid references users (id) on delete set null,
  from_staff boolean not null,
  body text not null check (length(body) <= 8000),
  via text not null default 'site' check (via in ('site', 'mail')),
  -- Of a letter that became a message, so that the second copy of it does not.
  mail_id text unique,
  created_at timestamptz not null
);
create index messages_thread on messages (thread_id, created_at);
create index messages_words on messages using gin (body gin_trgm_ops);
create index messages_author on messages (author_id) where author_id is not null;

create table documents (
  id uuid primary key,
  -- Files given as answers belong to their run until an account takes it over.
  owner_id uuid references users (id) on delete cascade,
  flow_run_id uuid references flow_runs (id) on delete set null,
  home_id uuid references homes (id) on delete set null,
  -- Attached to a message: whoever reads the thread may read it.
  message_id uuid references messages (id) on delete cascade,
  category text not null check (category in ('agreement', 'application', 'identity', 'inspection', 'insurance', 'lease', 'message', 'notice', 'receipt', 'statement', 'tax', 'other')),
  name text not null,
  mime text not null,
  bytes int not null check (bytes >= 0),
  sha256 bytea not null,
  storage_key text not null,
  version int not null default 1,
  -- The newer one that took its place.
  replaced_by uuid references documents (id) on delete set null,
  -- What was seen in the file when it came.
  notes text[] not null default '{}',
  dated_on date,
  created_at timestamptz not null,
  constraint documents_has_owner check (owner_id is not null or flow_run_id is not null)
);
create index documents_owner on documents (owner_id, created_at desc);
create index documents_message on documents (message_id) where message_id is not null;
create index documents_flow_run on documents (flow_run_id) where flow_run_id is not null;
create index documents_home on documents (home_id) where home_id is not null;
create index documents_replaced_by on documents (replaced_by) where replaced_by is not null;

-- A link that opens one file for a few minutes, for the person it was made for. Only its hash is kept.
create table file_links (
  hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- `document`, `archive` or `export`, and which.
  kind text not null,
  subject uuid not null,
  expires_at timestamptz not null
);
create index file_links_user on file_links (user_id);
create index file_links_expiry on file_links (expires_at);

-- ===== Tours and meetings =====

-- Weekly hours in which a host shows homes, in the zone of the host's region.
create table host_hours (
  host_id uuid not null references users (id) on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (host_id, weekday, opens)
);

-- Days on which a host shows nothing, in the zone of their hours.
create table host_days_off (
  host_id uuid not null references users (id) on delete cascade,
  day date not null,
  primary key (host_id, day)
);

-- Whom of us one meets about what; their hours are in host_hours, in this zone.
create table meeting_hosts (
  meeting_type text not null,
  host_id uuid not null references users (id) on delete cascade,
  name text not null,
  time_zone text not null,
  primary key (meeting_type, host_id)
);
create index meeting_hosts_host on meeting_hosts (host_id);

create table appointments (
  id uuid primary key,
  -- Unguessable: opens, moves and cancels it without an account.
  key text not null unique check (length(key) >= 21),
  kind text not null check (kind in ('tour', 'meeting')),
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'completed', 'missed')),
  cancelled_because text check (cancelled_because in ('asked', 'home_unavailable', 'host_absent')),
  host_id uuid not null references users (id),
  host_name text not null,
  host_time_zone text not null,
  home_id uuid references homes (id) on delete cascade,
  meeting_type text,
  user_id uuid references users (id) on delete set null,
  way text not null check (way in ('inPerson', 'video', 'phone')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The zone its times are told in: of the home, or of the person met.
  time_zone text not null,
  first_name text not null,
  last_name text not null,
  email citext not null,
  phone text not null,
  note text,
  -- Wording, time and number of the consent to be texted; null where not given.
  text_consent jsonb,
  -- How often it was changed: calendars take the highest.
  sequence int not null default 0,
  -- Who of staff said whether it was held, and what its visitor said of it.
  outcome_by uuid references users (id) on delete set null,
  feedback jsonb check (feedback is null or status = 'completed'),
  feedback_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'tour') = (home_id is not null)),
  check ((kind = 'meeting') = (meeting_type is not null)),
  -- Nobody is in two places at once, and no home is shown to two at once.
  constraint appointments_host_free exclude using gist
    (host_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'booked'),
  constraint appointments_home_free exclude using gist
    (home_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'booked' and home_id is not null)
);
create index appointments_email on appointments (email, starts_at desc);
create index appointments_user on appointments (user_id, starts_at desc);
create index appointments_home on appointments (home_id, starts_at desc);
create index appointments_awaiting_outcome on appointments (starts_at) where status = 'booked';
create index appointments_host on appointments (host_id);
create index appointments_outcome_by on appointments (outcome_by) where outcome_by is not null;

-- ===== Money =====

-- Money, by double entry and for good: what is posted is never changed, only reversed.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  code text not null unique,
  -- Whose money it tells about; null for our own accounts.
  owner_id uuid references users (id),
  currency char(3) not null default 'USD',
  normal_side char(1) not null check (normal_side in ('D', 'C')),
  -- The least its balance may be, counted on its normal side; null where it may be anything.
  min_balance bigint,
  -- Sum of its entries, debits above zero.
  balance bigint not null default 0,
  version bigint not null default 0
);
create index ledger_accounts_owner on ledger_accounts (owner_id) where owner_id is not null;

create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  effective_at timestamptz not null,
  posted_at timestamptz not null default now(),
  reverses uuid unique references ledger_transactions (id),
  -- Entries join only in the database transaction that opened it.
  xid xid8 not null default pg_current_xact_id(),
  source_type text not null,
  source_id text not null,
  unique (source_type, source_id, kind)
);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  seq smallint not null,
  account_id bigint not null references ledger_accounts (id),
  -- Cents; a debit is above zero, a credit below.
  amount bigint not null check (amount <> 0),
  account_version bigint not null,
  primary key (transaction_id, seq),
  unique (account_id, account_version)
);

-- What people pay us, and what the processor tells us about it.

create table charges (
  id uuid primary key,
  payer_id uuid not null references users (id),
  -- What it is for: a kind that contract/money/charges/ names, and the thing itself.
  purpose text not null,
  purpose_id uuid not null,
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  currency char(3) not null default 'USD',
  status text not null default 'started',
  method text not null check (method in ('card', 'bank')),
  -- The processor’s name of the way of paying, and of the payment once it has one.
  method_ref text not null,
  processor_ref text unique,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One living charge for one thing: a double submit has nowhere to go.
create unique index charges_one_open on charges (purpose, purpose_id) where status not in ('failed');
create index charges_payer on charges (payer_id, created_at desc);
create index charges_unsettled on charges (updated_at) where status = 'started';

create table refunds (
  id uuid primary key,
  charge_id uuid not null references charges (id),
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null default 'started',
  processor_ref text unique,
  created_at timestamptz not null,
  -- Banks send refunds back, days after they were made: why, and when.
  failure text,
  failed_at timestamptz
);
create index refunds_charge on refunds (charge_id);

-- What a processor told us: stored before it is answered, applied after.
create table processor_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz
);
create index processor_events_waiting on processor_events (received_at) where applied_at is null;

-- The sandbox processor's own records: another company, which happens to keep them here.
create schema sandbox;
create table sandbox.objects (
  id text primary key,
  kind text not null,
  body jsonb not null,
  created bigint not null
);
create index objects_kind on sandbox.objects (kind, created);

create table sandbox.keys (
  key text primary key,
  request_hash bytea not null,
  status int not null,
  reply jsonb not null
);

-- ===== Applications and decisions =====

-- One group applying for one home, and its people. What only one of them may see stands apart from what all see.

create table applications (
  id uuid primary key,
  home_id uuid not null references homes (id),
  status text not null default 'started',
  -- Local day of the home on which they would like to move in, and for how many months.
  desired_start date not null,
  term_months int not null check (term_months between 1 and 60),
  -- {minors, pets: [{kind, breed, pounds}], assistanceAnimals}
  household jsonb not null default '{"minors": 0, "pets": [], "assistanceAnimals": 0}',
  -- Wishes for the lease: {depositInstalments, insurance}
  wishes jsonb not null default '{}',
  created_at timestamptz not null,
  -- When everybody had handed in: the order of receipt.
  submitted_at timestamptz,
  decided_at timestamptz,
  -- When they said yes to what was decided.
  accepted_at timestamptz,
  -- Whatever they are asked for now is wanted by then; afterwards it expires.
  expires_at timestamptz not null,
  updated_at timestamptz not null
);
create index applications_home on applications (home_id, submitted_at);
create index applications_open on applications (expires_at)
  where status not in ('lease_signed', 'lease_ended', 'declined', 'withdrawn', 'homeowner_withdrew', 'expired', 'leased_to_another');

create table applicants (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  role text not null check (role in ('applicant', 'coApplicant', 'coSigner', 'occupant')),
  status text not null default 'invited',
  -- Null until whoever was invited has joined.
  person_id uuid references users (id),
  name text not null,
  email citext,
  phone text,
  -- Of the invitation: hash of the secret in its link, and until when it holds.
  invite_hash bytea unique,
  invite_expires_at timestamptz,
  invited_at timestamptz,
  joined_at timestamptz,
  submitted_at timestamptz,
  -- Cents; settled once it is paid, or where there is none.
  fee_cents int check (fee_cents >= 0),
  fee_settled_at timestamptz,
  -- Whose answers and fee these are, where an application of the last thirty days was used again.
  reused_from uuid references applicants (id),
  -- Whether a co-signer meets what is asked of one for this home; null until evaluated.
  may_co_sign boolean check (may_co_sign is null or role = 'coSigner'),
  -- The documents made for whoever applied, so that none is made twice.
  application_document_id uuid references documents (id) on delete set null,
  consent_document_id uuid references documents (id) on delete set null,
  receipt_document_id uuid references documents (id) on delete set null,
  check (status <> 'invited' or email is not null or phone is not null),
  check (status not in ('joined', 'submitted') or person_id is not null)
);
create unique index applicants_one_per_person on applicants (application_id, person_id) where status in ('joined', 'submitted');
create index applicants_person on applicants (person_id);
create index applicants_application on applicants (application_id);
create index applicants_reused_from on applicants (reused_from) where reused_from is not null;
create index applicants_application_document on applicants (application_document_id) where application_document_id is not null;
create index applicants_consent_document on applicants (consent_document_id) where consent_document_id is not null;
create index applicants_receipt_document on applicants (receipt_document_id) where receipt_document_id is not null;

-- For the person alone and those of us who screen: never for others of the group, nor for the homeowner.
create table applicant_personal_details (
  applicant_id uuid primary key references applicants (id) on delete cascade,
  -- ApplicantFacts of contract/leasing/applications/constants.ts
  facts jsonb not null default '{}',
  -- Everything else they answered, by question.
  answers jsonb not null default '{}',
  -- Number of identity, sealed (about `applicant_personal_details.identity:<applicant id>`); the last four are for showing.
  identity bytea,
  identity_kind text check (identity_kind in ('ssn', 'itin')),
  identity_last_four char(4),
  updated_at timestamptz not null
);

-- What they agreed to, in the words they were shown: kept for good.
create table applicant_consents (
  id uuid primary key,
  applicant_id uuid not null references applicants (id),
  kind text not null,
  wording text not null,
  given_at timestamptz not null,
  -- How they were known: {sessionId, address, device}
  consent_context jsonb not null
);
create index applicant_consents_applicant on applicant_consents (applicant_id);

-- Reports ordered about one adult. What they say is sealed: it is opened for the person, for us, and for judging.
create table screenings (
  id uuid primary key,
  applicant_id uuid not null references applicants (id),
  attempt int not null,
  status text not null default 'ordered' check (status in ('ordered', 'answered', 'blocked')),
  provider text not null,
  -- {name, address, phone} of the agency, as letters name it.
  agency jsonb not null,
  -- The provider's name for the order; null until it took it.
  ref text,
  asked text[] not null,
  ordered_at timestamptz not null,
  answered_at timestamptz,
  -- What only the person can open: {kind, why}
  blocked jsonb,
  -- About `screenings.answers:<id>`
  answers bytea,
  -- True while records wait for one of us: {counts, reason, by, at} once weighed.
  to_weigh boolean not null default false,
  weighing jsonb,
  unique (applicant_id, attempt)
);
create index screenings_to_weigh on screenings (ordered_at) where to_weigh and weighing is null;

-- The household against the criteria, line by line, in words without who they are.
create table criteria_results (
  application_id uuid primary key references applications (id) on delete cascade,
  criteria_version text not null,
  verdict text not null,
  lines jsonb not null,
  -- {adults, coSigners, pets: [kind]}: no minors, no assistance animals, no source of income.
  household jsonb not null,
  evaluated_at timestamptz not null
);

create table decisions (
  id uuid primary key,
  application_id uuid not null unique references applications (id),
  outcome text not null check (outcome in ('approved', 'approved_with_conditions', 'declined')),
  -- The criteria not met that it rests on.
  reasons text[] not null default '{}',
  -- [{kind: coSigner} | {kind: deposit, cents} | {kind: start, day}]
  conditions jsonb not null default '[]',
  -- Written by the person who decided.
  message text not null check (length(message) between 1 and 2000),
  criteria_version text not null,
  lines jsonb not null,
  decided_by uuid not null references users (id),
  decided_by_name text not null,
  decided_at timestamptz not null,
  check (outcome <> 'declined' or cardinality(reasons) > 0)
);
create index decisions_decided_by on decisions (decided_by);

-- Proof of each letter: to whom, when, and the file as it went out.
create table decision_letters (
  id uuid primary key,
  decision_id uuid not null references decisions (id),
  applicant_id uuid not null references applicants (id),
  adverse boolean not null,
  document_id uuid not null,
  storage_key text not null,
  sha256 bytea not null,
  sent_at timestamptz not null,
  -- A co-signer may get a second one: that they, evaluated after the decision, do not meet what is asked of one.
  after_decision boolean not null default false,
  unique (decision_id, applicant_id, after_decision)
);
create index decision_letters_applicant on decision_letters (applicant_id);

-- ===== Signing, leases and moving in =====

-- Papers that people sign. What was sent never changes; who did what when stands in the audit log, stream `signing`.

create table envelopes (
  id uuid primary key,
  -- What the paper is about, as `noun:id`.
  subject text not null,
  home_id uuid references homes (id) on delete set null,
  status text not null default 'draft',
  paper jsonb not null,
  paper_hash text not null,
  created_by uuid references users (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz not null,
  completed_at timestamptz,
  -- The sealed file: where it is kept, and its SHA-256.
  sealed_key text,
  sealed_hash text unique,
  check ((status = 'completed') = (sealed_hash is not null))
);
create index envelopes_subject on envelopes (subject);
create index envelopes_open on envelopes (expires_at) where status in ('sent', 'viewed', 'partly_signed');
create index envelopes_home on envelopes (home_id) where home_id is not null;
create index envelopes_created_by on envelopes (created_by) where created_by is not null;

create table envelope_signers (
  id uuid primary key,
  envelope_id uuid not null references envelopes (id),
  -- Null until the owner of the address has opened it.
  user_id uuid references users (id),
  email citext not null,
  name text not null,
  role text not null,
  turn int not null default 1,
  status text not null default 'waiting',
  sections_seen text[] not null default '{}',
  consent jsonb,
  mark jsonb,
  signed_at timestamptz,
  -- How they were known when they signed: session, address, device.
  signing_context jsonb,
  delegated_to uuid references envelope_signers (id),
  -- Corrections before they signed: each with what the name was before and when.
  name_changes jsonb not null default '[]',
  unique (envelope_id, email)
);
create index envelope_signers_user on envelope_signers (user_id);
create index envelope_signers_delegated_to on envelope_signers (delegated_to) where delegated_to is not null;
create index envelope_signers_invited on envelope_signers (email) where user_id is null;

create table leases (
  id uuid primary key,
  home_id uuid not null references homes (id),
  -- The application it came from; null where we drafted it by hand.
  application_id uuid unique,
  status text not null default 'draft',
  terms jsonb not null,
  -- Of the clauses: the day they were last changed.
  edition text not null,
  envelope_id uuid unique references envelopes (id),
  created_by uuid references users (id),
  created_at timestamptz not null,
  residents_signed_at timestamptz,
  -- When the home left the market: every resident has signed and the money to move in is held.
  secured_at timestamptz,
  signed_at timestamptz,
  -- A signed lease whose money to move in never comes can be ended after this.
  money_due_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references users (id),
  -- In the words of who ended it; the letters to everybody carry them.
  end_reason text,
  constraint leases_end_reason check ((status <> 'ended' or ended_at is not null) and (ended_at is null) = (end_reason is null)),
  check ((status = 'draft') = (envelope_id is null) or status = 'voided')
);
create index leases_home on leases (home_id, created_at desc);
create unique index leases_one_active_per_home on leases (home_id) where status in ('draft', 'sent', 'signed');
create index leases_created_by on leases (created_by) where created_by is not null;
create index leases_ended_by on leases (ended_by) where ended_by is not null;

-- Between a signed lease and the keys: the money that is held, what residents bring, and how the home was on the first day.

create table move_in_holds (
  id uuid primary key,
  lease_id uuid not null references leases (id),
  payer_id uuid not null references users (id),
  amount int not null check (amount > 0),
  status text not null default 'started' check (status in ('started', 'held', 'failed', 'released', 'captured')),
  method_ref text,
  label text,
  processor_ref text,
  failure text,
  created_at timestamptz not null,
  -- A card keeps money aside for a week; held anew before.
  held_until timestamptz,
  -- How often the card has refused to hold the money anew; back to nothing once it does.
  refusals smallint not null default 0 check (refusals >= 0)
);
create unique index move_in_holds_one_per_lease on move_in_holds (lease_id) where status in ('held', 'captured');
create index move_in_holds_lease on move_in_holds (lease_id);
create index move_in_holds_payer on move_in_holds (payer_id);

create table move_ins (
  lease_id uuid primary key references leases (id),
  insurance_document_id uuid references documents (id) on delete set null,
  insurer text,
  insured_until date,
  -- Names of the utilities residents have taken over.
  utilities jsonb not null default '[]',
  keys_at timestamptz,
  keys_by uuid references users (id)
);
create index move_ins_insurance_document on move_ins (insurance_document_id) where insurance_document_id is not null;
create index move_ins_keys_by on move_ins (keys_by) where keys_by is not null;

-- Rooms with what was seen; once every resident and the homeowner have signed, it is fixed.
create table condition_records (
  lease_id uuid primary key references leases (id),
  rooms jsonb not null default '[]',
  -- SHA-256 over the rooms and their pictures, of what was signed.
  hash text,
  -- Where the sealed copy is kept, once both have signed.
  sealed_key text,
  -- One signature of each resident on the lease: {personId, name, at}.
  residents_signed jsonb not null default '[]',
  owner_signed jsonb,
  -- When everyone had signed; from then on it does not change.
  completed_at timestamptz,
  updated_at timestamptz not null
);

-- Pictures of a record are for both sides to see, whoever took them.
create table condition_pictures (
  lease_id uuid not null references leases (id),
  document_id uuid not null references documents (id) on delete cascade,
  primary key (lease_id, document_id)
);
create index condition_pictures_document on condition_pictures (document_id);
