-- Functions and triggers.

create function app.forbid_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

create function app.audit_row_hash(entry audit_log) returns bytea language sql immutable as $$
  select sha256(coalesce(entry.prev_hash, ''::bytea) || convert_to(concat_ws(
    E'\x1f', entry.stream, entry.event, extract(epoch from entry.at)::text, coalesce(entry.person_id::text, ''),
    coalesce(entry.subject, ''), coalesce(entry.request_id, ''), entry.detail::text), 'UTF8'))
$$;

create function app.chain_audit_row() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('audit:' || new.stream));
  new.id := nextval('audit_log_ids');
  select hash into new.prev_hash from audit_log where stream = new.stream order by id desc limit 1;
  new.hash := app.audit_row_hash(new);
  return new;
end $$;

create function app.enqueue(task text, payload jsonb, run_at timestamptz default null, job_key text default null, max_attempts int default 12)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => job_key, max_attempts => max_attempts)
$$;

-- How far the queue is behind, for /readyz.
create function app.queue_lag() returns interval language sql security definer stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(now() - min(run_at), interval '0') from graphile_worker.jobs where run_at < now() and attempts = 0 and locked_at is null
$$;

-- A reminder of what is no more need not be waited for.
create function app.dequeue(key text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.remove_job(key)
$$;

-- Takes one of each counter, in order, and stops at the first that is spent: a guess at a password waits for one round
-- trip instead of one for each counter. Answers the milliseconds until that counter starts anew (an hour where it never
-- does), or null where all had one left.
create function app.consume_rate_limits(keys text[], limits int[], durations bigint[], at bigint) returns bigint
language plpgsql as $$
declare
  taken rate_limits%rowtype;
begin
  for n in 1 .. cardinality(keys) loop
    insert into rate_limits as counter (key, points, expire) values (keys[n], 1, at + durations[n])
    on conflict (key) do update set
      points = case when counter.expire <= at then 1 else counter.points + 1 end,
      expire = case when counter.expire <= at then excluded.expire else counter.expire end
    returning * into taken;
    if taken.points > limits[n] then
      return coalesce(taken.expire - at, 3600000);
    end if;
  end loop;
  return null;
end $$;

create function app.compute_home_price() returns trigger language plpgsql as $$
begin
  new.all_in_cents := new.rent_cents + coalesce((
    select sum((fee ->> 'cents')::int) from jsonb_array_elements(new.fees) fee
    where fee ->> 'every' = 'month' and (fee ->> 'required')::boolean), 0);
  new.updated_at := now();
  return new;
end $$;

-- Cities know how many homes a visitor can find there; a statement's changes are counted at once.
create function app.recount_city_homes(ids int[]) returns void language sql security definer set search_path = public, pg_temp as $$
  update cities set homes = coalesce(counted.n, 0)
  from (select given.id, count(homes.id)::int as n from unnest(ids) given (id)
        left join homes on homes.city_id = given.id and homes.status in ('active', 'coming_soon', 'application_pending')
        group by given.id) counted
  where cities.id = counted.id and cities.homes <> counted.n
$$;

create function app.count_city_homes() returns trigger language plpgsql as $$
declare ids int[];
begin
  if tg_op = 'INSERT' then select array_agg(distinct city_id) into ids from after_rows;
  elsif tg_op = 'DELETE' then select array_agg(distinct city_id) into ids from before_rows;
  else select array_agg(distinct city_id) into ids from (select city_id from before_rows union select city_id from after_rows) both_rows;
  end if;
  perform app.recount_city_homes(ids);
  return null;
end $$;

create function app.area_slug(name text) returns text language sql immutable parallel safe
  as $$ select nullif(trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), '') $$;

-- Adds what a statement's homes change to the counts of their areas.
create function app.add_area_home_counts(ids uuid[], city_ids int[], neighborhoods text[], zipcodes text[], lats float8[], lngs float8[], deltas int[])
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into areas (slug, kind, name, city_id, lat, lng, homes)
  select slug, kind, min(name), min(city_id), avg(lat), avg(lng), sum(delta)
  from (
    select app.area_slug(changed.neighborhood) || '-' || cities.slug as slug, 'neighborhood' as kind, changed.neighborhood as name,
      changed.city_id, changed.lat, changed.lng, changed.delta
    from unnest(ids, city_ids, neighborhoods, zipcodes, lats, lngs, deltas)
      changed (id, city_id, neighborhood, zipcode, lat, lng, delta)
    join cities on cities.id = changed.city_id
    union all
    select changed.zipcode, 'zip', changed.zipcode, changed.city_id, changed.lat, changed.lng, changed.delta
    from unnest(ids, city_ids, neighborhoods, zipcodes, lats, lngs, deltas)
      changed (id, city_id, neighborhood, zipcode, lat, lng, delta)
  ) each_area
  where slug is not null
  group by slug, kind
  order by slug
  on conflict (slug) do update set homes = greatest(0, areas.homes + excluded.homes)
$$;

create function app.count_area_homes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform app.add_area_home_counts(array_agg(id), array_agg(city_id), array_agg(neighborhood), array_agg(zipcode::text),
      array_agg(lat), array_agg(lng), array_agg(1))
    from after_rows where status in ('active', 'coming_soon', 'application_pending') having count(*) > 0;
  end if;
  if tg_op <> 'INSERT' then
    perform app.add_area_home_counts(array_agg(id), array_agg(city_id), array_agg(neighborhood), array_agg(zipcode::text),
      array_agg(lat), array_agg(lng), array_agg(-1))
    from before_rows where status in ('active', 'coming_soon', 'application_pending') having count(*) > 0;
  end if;
  return null;
end $$;

-- A home that is gone takes its tours along.
create function app.enqueue_tour_cancellation() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.enqueue('cancelHomeTours', jsonb_build_object('homeId', new.id), null, 'cancel-tours:' || new.id);
  return null;
end $$;

-- The picture shown where a home's link is shared says its rent and its address: it is drawn anew when they change.
create function app.enqueue_share_image() returns trigger language plpgsql as $$
begin
  perform app.enqueue('renderShareImage', jsonb_build_object('homeId', new.id), null, 'share-image:' || new.id);
  return null;
end $$;

create function app.protect_sent_envelope() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (new.paper, new.paper_hash, new.subject) is distinct from (old.paper, old.paper_hash, old.subject) then
    raise exception 'A paper that was sent is not changed' using errcode = 'restrict_violation';
  end if;
  if old.status in ('completed', 'declined', 'expired', 'voided') then
    raise exception 'An envelope that has ended is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function app.protect_signed_condition() returns trigger language plpgsql as $$
begin
  if old.completed_at is not null
    and (new.rooms, new.hash, new.residents_signed, new.owner_signed, new.completed_at)
      is distinct from (old.rooms, old.hash, old.residents_signed, old.owner_signed, old.completed_at) then
    raise exception 'A record that everyone has signed is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Functions that see more than their caller. Each is `security definer`, and takes the system's role while it runs:
-- row-level security binds the owner of the tables, too.

-- ----- The caller's own rows, for the policies of 0003_policies.sql: asked once for a statement -----

create function app.own_thread_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select thread_id from thread_participants where user_id = app.person();
  perform app.end_system(caller);
end $$;

create function app.own_envelope_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select envelope_id from envelope_signers where user_id = app.person()
    union
    -- Whoever owns the address may open it before their account is named there.
    select envelope_id from envelope_signers
      where user_id is null and email = (select users.email from users where users.id = app.person());
  perform app.end_system(caller);
end $$;

-- Applications they take part in.
create function app.own_application_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select application_id from applicants
    where person_id = app.person() and status not in ('replaced', 'declined', 'withdrawn');
  perform app.end_system(caller);
end $$;

-- Applications for their homes, once they are complete.
create function app.received_application_ids() returns setof uuid
language plpgsql stable security definer rows 50 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select applications.id from homes join applications on applications.home_id = homes.id
    where homes.owner_id = app.person() and applications.submitted_at is not null;
  perform app.end_system(caller);
end $$;

-- Pictures in the condition records of leases they are a party to.
create function app.own_condition_document_ids() returns setof uuid
language plpgsql stable security definer rows 50 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select picture.document_id from condition_pictures picture where picture.lease_id in (
      select leases.id from homes join leases on leases.home_id = homes.id where homes.owner_id = app.person()
      union
      select leases.id from leases where leases.envelope_id in (select app.own_envelope_ids())
    );
  perform app.end_system(caller);
end $$;

-- ----- Sessions -----

-- Asked for a signed-in call: one round trip, whoever asks.
create function app.live_session(sid uuid, at timestamptz)
returns table (user_id uuid, type text, authenticated_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select users.id,
      case when sessions.acting_as = users.other_type then users.other_type else users.type end,
      sessions.authenticated_at
    from sessions join users on users.id = sessions.user_id
    where sessions.id = sid and sessions.revoked_at is null and sessions.expires_at > at;
  perform app.end_system(caller);
end $$;

-- Every process forgets a session at once when it ends or changes.
create function app.notify_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('belong_sessions', old.id::text);
  return null;
end $$;
create trigger sessions_notify_change after update on sessions for each row
  when (new.revoked_at is distinct from old.revoked_at or new.acting_as is distinct from old.acting_as
    or new.authenticated_at is distinct from old.authenticated_at)
  execute function app.notify_session_change();
create trigger sessions_notify_delete after delete on sessions for each row
  when (old.revoked_at is null and old.expires_at > now()) execute function app.notify_session_change();

-- ----- Leads -----

-- Keeps a lead, or joins it to the one that is there: what was told before stays, what is new is added. Visitors may
-- neither read nor change leads. What the same browser did on the way becomes its events.
create function app.upsert_lead(request jsonb) returns table (id uuid, joined boolean)
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

-- Days from listing to lease of what was leased since then in a region, or in one city of it. Whose homes they were stays here.
create function app.days_to_lease(region int, city int, since timestamptz, until timestamptz)
returns table (days int, homes int) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select round(percentile_cont(0.5) within group (order by each.taken))::int, count(each.taken)::int
    from (
      select extract(epoch from leased.at - (
          select max(listed.at) from home_events listed
          where listed.home_id = leased.home_id and listed.kind = 'listed' and listed.at <= leased.at)) / 86400 as taken
      from home_events leased join homes home on home.id = leased.home_id
      where leased.kind = 'leased' and leased.at > since and leased.at <= until
        and home.region_id = region and (city is null or home.city_id = city)
    ) each;
  perform app.end_system(caller);
end $$;

-- ----- To-dos -----

-- Whoever acts may ask something of somebody else (a message waits for you); they may not read it there.
create function app.open_todo(whose uuid, what text, about text, due date, words jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  insert into todos (user_id, kind, subject, due_on, detail) values (whose, what, about, due, words)
  on conflict (user_id, kind, subject) do update
    set status = 'open', due_on = excluded.due_on, detail = excluded.detail, opened_at = now(), closed_at = null, snoozed_until = null
    where todos.status <> 'dismissed' or todos.detail <> excluded.detail;
  perform app.end_system(caller);
end $$;

create function app.close_todo(whose uuid, what text, about text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  update todos set status = 'done', closed_at = now()
  where user_id = whose and kind = what and subject = about and status in ('open', 'snoozed');
  perform app.end_system(caller);
end $$;

-- ----- How a home is doing, for its owner -----

-- Visits themselves are staff's to read. Days are those of the home's region.
create function app.home_visits(home uuid, since timestamptz) returns table (day date, visits int)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select (site_visits.at at time zone regions.time_zone)::date, count(*)::int
    from homes join regions on regions.id = homes.region_id
      join site_visits on site_visits.at >= since and site_visits.url ~ ('/homes/([^/]+/)?' || homes.id::text)
    where homes.id = home and homes.owner_id = app.person()
    group by 1 order by 1;
  perform app.end_system(caller);
end $$;

create function app.home_lead_count(home uuid, since timestamptz) returns int
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  questions int;
begin
  select count(*)::int into questions from leads join homes on homes.id = leads.home_id
  where leads.home_id = home and homes.owner_id = app.person() and leads.created_at >= since;
  perform app.end_system(caller);
  return questions;
end $$;

create function app.home_save_count(home uuid) returns int
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  saves int;
begin
  select count(*)::int into saves from saved_homes join homes on homes.id = saved_homes.home_id
  where saved_homes.home_id = home and homes.owner_id = app.person();
  perform app.end_system(caller);
  return saves;
end $$;

-- ----- Inbox -----

-- Who reads a thread, by name, for those who read it too.
create function app.thread_participant_names(which uuid)
returns table ("userId" uuid, "firstName" text, "lastName" text, staff boolean, "mediaId" text, "lastReadAt" timestamptz)
language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select users.id, users.first_name, users.last_name, users.type = 'staff', users.image_id, last_read_at
    from thread_participants join users on users.id = user_id
    where thread_id = which order by joined_at, users.id;
  perform app.end_system(caller);
end $$;

-- A visitor starts a thread, and cannot see it again but in our letters.
create function app.create_guest_thread(said jsonb, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  insert into threads (id, subject, topic, created_at, last_message_at)
    values ((said->>'id')::uuid, said->>'subject', said->>'topic', at, at);
  insert into thread_guests (thread_id, first_name, last_name, email, reply_key)
    values ((said->>'id')::uuid, said->>'firstName', said->>'lastName', said->>'email', said->>'replyKey');
  insert into messages (id, thread_id, author_id, from_staff, body, via, created_at)
    values ((said->>'messageId')::uuid, (said->>'id')::uuid, null, false, said->>'body', 'site', at);
  perform app.end_system(caller);
end $$;

-- ----- Tours and meetings -----

-- The one appointment of a link, for whoever holds it.
create function app.appointment_by_key(wanted text) returns setof appointments
language plpgsql stable security definer rows 1 set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select * from appointments where key = wanted;
  perform app.end_system(caller);
end $$;

-- When a host is taken, and where; nothing of whom they meet.
create function app.busy_times(host uuid, since timestamptz, until timestamptz, besides uuid)
returns table (starts_at timestamptz, ends_at timestamptz, home_id uuid)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select taken.starts_at, taken.ends_at, taken.home_id from appointments taken
    where taken.host_id = host and taken.status = 'booked' and taken.ends_at > since and taken.starts_at < until
      and taken.id is distinct from besides;
  perform app.end_system(caller);
end $$;

-- How many tours of a home somebody has before them.
create function app.upcoming_tour_count(home uuid, booker citext, at timestamptz) returns int
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  tours int;
begin
  select count(*)::int into tours from appointments
  where home_id = home and email = booker and status = 'booked' and starts_at > at;
  perform app.end_system(caller);
  return tours;
end $$;

-- ----- Referrals and affiliates -----

-- Binds whoever has just opened an account to whoever sent them. Answers the referral, or null where none can be.
create function app.claim_referral(referred_by text, invitation uuid, fresh uuid, cents int, since timestamptz, at timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  claimer uuid := app.person();
  sender uuid;
  found uuid;
begin
  select user_id into sender from referral_codes where code = referred_by;
  if claimer is not null and sender is not null and sender <> claimer
    and exists (select from users where id = claimer and created_at > since)
    and not exists (select from referrals where invitee_id = claimer)
    and not exists (select from users one join users other on other.id = claimer
      where one.id = sender and one.phone is not null and one.phone = other.phone)
  then
    update referrals set invitee_id = claimer, status = 'joined', joined_at = at
      where id = invitation and referrer_id = sender and status = 'invited' returning id into found;
    if found is null then
      insert into referrals (id, referrer_id, invitee_id, status, reward_cents, invited_at, joined_at)
        values (fresh, sender, claimer, 'joined', cents, at, at) on conflict (invitee_id) do nothing returning id into found;
    end if;
  end if;
  perform app.end_system(caller);
  return found;
end $$;

-- A home of somebody who was referred is listed or leased: the referral follows. A year after they joined it no longer does.
create function app.advance_referral() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  moved record;
begin
  update referrals set status = 'home_listed', listed_at = now()
    where invitee_id = new.owner_id and status = 'joined' and new.status in ('coming_soon', 'active');
  if new.status = 'leased' then
    for moved in
      update referrals set status = 'reward_due', listed_at = coalesce(listed_at, now()), due_at = now()
        where invitee_id = new.owner_id and status in ('joined', 'home_listed') and joined_at > now() - interval '12 months'
        returning id
    loop
      perform app.enqueue('notifyReferral', jsonb_build_object('referralId', moved.id), null, 'referral:' || moved.id);
    end loop;
  end if;
  perform app.end_system(caller);
  return null;
end $$;

-- What came by a key since a day, by day in California, without anybody's name; only for whoever holds the key.
create function app.partner_days(partner uuid, since timestamptz) returns table (day date, visits int, leads int)
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

-- ----- Ledger -----

-- An entry moves the balance of its account, and only in the database transaction that opened its ledger transaction.
create function app.post_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  opened xid8;
  account ledger_accounts;
begin
  select xid into opened from ledger_transactions where id = new.transaction_id;
  if opened is distinct from pg_current_xact_id() then
    raise exception 'Ledger transaction % is sealed', new.transaction_id using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance = balance + new.amount, version = version + 1
    where id = new.account_id returning * into account;
  if account.min_balance is not null
    and (case account.normal_side when 'D' then account.balance else -account.balance end) < account.min_balance then
    raise exception 'Account % would fall below its least balance', account.code using errcode = 'check_violation';
  end if;
  new.account_version := account.version;
  perform app.end_system(caller);
  return new;
end $$;

create function app.check_ledger_balance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  -- The header’s own id, or the one its entry carries.
  posted uuid := coalesce(to_jsonb(new) ->> 'transaction_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if (select count(*) from ledger_entries where transaction_id = posted) < 2 then
    raise exception 'Ledger transaction % has fewer than two entries', posted using errcode = 'check_violation';
  end if;
  if exists (
    select from ledger_entries join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where transaction_id = posted group by currency having sum(amount) <> 0
  ) then
    raise exception 'Ledger transaction % does not balance', posted using errcode = 'check_violation';
  end if;
  perform app.end_system(caller);
  return null;
end $$;


-- ===== Triggers =====

create trigger audit_log_chain before insert on audit_log for each row execute function app.chain_audit_row();
create trigger audit_log_immutable before update or delete on audit_log for each row execute function app.forbid_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function app.forbid_change();
create trigger homes_compute_price before insert or update on homes for each row execute function app.compute_home_price();
create trigger homes_count_insert after insert on homes referencing new table as after_rows for each statement execute function app.count_city_homes();
create trigger homes_count_delete after delete on homes referencing old table as before_rows for each statement execute function app.count_city_homes();
create trigger homes_count_update after update on homes referencing old table as before_rows new table as after_rows for each statement execute function app.count_city_homes();
create trigger homes_areas_insert after insert on homes referencing new table as after_rows for each statement execute function app.count_area_homes();
create trigger homes_areas_delete after delete on homes referencing old table as before_rows for each statement execute function app.count_area_homes();
create trigger homes_areas_update after update on homes referencing old table as before_rows new table as after_rows for each statement execute function app.count_area_homes();
create trigger ledger_entries_post before insert on ledger_entries for each row execute function app.post_entry();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function app.check_ledger_balance();
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function app.check_ledger_balance();
create trigger ledger_transactions_immutable before update or delete on ledger_transactions for each row execute function app.forbid_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions for each statement execute function app.forbid_change();
create trigger ledger_entries_immutable before update or delete on ledger_entries for each row execute function app.forbid_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function app.forbid_change();
create trigger homes_cancel_tours after update of status on homes for each row
  when (new.status not in ('active', 'application_pending') and old.status in ('active', 'application_pending'))
  execute function app.enqueue_tour_cancellation();
create trigger estimates_immutable before update on estimates for each row execute function app.forbid_change();
create trigger homes_share_image after update on homes for each row
  when (new.status in ('active', 'coming_soon', 'application_pending') and (
    old.status, old.rent_cents, old.all_in_cents, old.street_address, old.unit, old.neighborhood, old.city_id, old.beds, old.baths, old.sqft, old.pictures
  ) is distinct from (
    new.status, new.rent_cents, new.all_in_cents, new.street_address, new.unit, new.neighborhood, new.city_id, new.beds, new.baths, new.sqft, new.pictures
  )) execute function app.enqueue_share_image();
create trigger envelopes_protect_sent before update on envelopes for each row execute function app.protect_sent_envelope();
create trigger envelopes_no_delete before delete on envelopes for each row execute function app.forbid_change();
create trigger applicant_consents_immutable before update or delete on applicant_consents
  for each row execute function app.forbid_change();
create trigger homes_advance_referral after insert or update of status, owner_id on homes for each row
  when (new.owner_id is not null and new.status in ('coming_soon', 'active', 'leased'))
  execute function app.advance_referral();
create trigger decisions_immutable before update or delete on decisions for each row execute function app.forbid_change();
create trigger decision_letters_immutable before update or delete on decision_letters
  for each row execute function app.forbid_change();
create trigger condition_records_protect_signed before update on condition_records for each row execute function app.protect_signed_condition();
create trigger condition_records_no_delete before delete on condition_records for each row execute function app.forbid_change();
