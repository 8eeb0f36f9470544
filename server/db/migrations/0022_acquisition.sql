-- One lead for one person, home and wish, however often they ask; and what region pages tell of a market.

-- Who, where and what, set in order by the API; null for leads from before there was a key.
alter table leads add column join_key text unique;
-- How often they asked, and when last.
alter table leads add column asked int not null default 1;
alter table leads add column asked_at timestamptz;
create index lead_events_lead on lead_events (lead_id);
create index lead_events_tracking on lead_events (tracking_id, at desc) where lead_id is null;

create policy lead_events_worked on lead_events for update using (app.is_staff());
grant update (lead_id) on lead_events to belong_app;

-- Keeps a lead, or joins it to the one that is there: what was told before stays, what is new is added. Visitors may
-- neither read nor change leads, so the function acts for us. What the same browser did on the way becomes its events.
create function app.keep_lead(said jsonb) returns table (id uuid, joined boolean)
  language plpgsql set app.role = 'staff' as $$
declare
  told leads := jsonb_populate_record(null::leads, said);
  kept uuid;
  times int;
begin
  insert into leads as known (id, type, user_id, home_id, first_name, last_name, email, phone, text_consent, street_address,
      city, state, zipcode, topic, message, tracking_id, referrer, encoded_partner_key, experiments, created_at, answer_by,
      join_key, asked_at)
    values (told.id, told.type, told.user_id, told.home_id, told.first_name, told.last_name, told.email, told.phone,
      told.text_consent, told.street_address, told.city, told.state, told.zipcode, told.topic, told.message,
      told.tracking_id, told.referrer, told.encoded_partner_key, told.experiments, told.created_at, told.answer_by,
      told.join_key, told.created_at)
    on conflict (join_key) do update set
      user_id = coalesce(known.user_id, excluded.user_id),
      phone = coalesce(excluded.phone, known.phone),
      text_consent = coalesce(excluded.text_consent, known.text_consent),
      zipcode = case known.zipcode when '00000' then excluded.zipcode else known.zipcode end,
      topic = coalesce(known.topic, excluded.topic),
      message = case
        when excluded.message is null or known.message = excluded.message then known.message
        when known.message is null then excluded.message
        else right(known.message || E'\n\n' || excluded.message, 20000) end,
      tracking_id = coalesce(known.tracking_id, excluded.tracking_id),
      encoded_partner_key = coalesce(known.encoded_partner_key, excluded.encoded_partner_key),
      asked = known.asked + 1,
      asked_at = excluded.asked_at,
      answer_by = greatest(known.answer_by, excluded.answer_by)
    returning known.id, known.asked into kept, times;
  update lead_events set lead_id = kept
    where lead_id is null and tracking_id = told.tracking_id and at > told.created_at - interval '30 days'
      and lower(street_address) in ('', lower(told.street_address));
  return query select kept, times > 1;
end $$;

create index home_events_kind on home_events (kind, at);

-- Days from listing to lease of what was leased since then in a region, or in one city of it. Whose homes they were stays here.
create function app.days_to_lease(region int, city int, since timestamptz, until timestamptz)
  returns table (days int, homes int) language sql stable set app.role = 'staff' as $$
  select round(percentile_cont(0.5) within group (order by taken))::int, count(taken)::int
  from (
    select extract(epoch from leased.at - (
        select max(listed.at) from home_events listed
        where listed.home_id = leased.home_id and listed.kind = 'listed' and listed.at <= leased.at)) / 86400 as taken
    from home_events leased join homes on homes.id = leased.home_id
    where leased.kind = 'leased' and leased.at > since and leased.at <= until
      and homes.region_id = region and (city is null or homes.city_id = city)
  ) each
$$;
