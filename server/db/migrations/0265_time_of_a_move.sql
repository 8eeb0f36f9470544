-- phase: expand
-- What follows from a home that moves happens at the time its transaction says, which is the time all else of it uses:
-- the year in which a referral brings its reward, and since when a home is where it is.

create function app.now() returns timestamptz language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;

create or replace function app.set_home_status_since() returns trigger language plpgsql as $$
begin
  new.status_since := app.now();
  return new;
end $$;

create or replace function app.advance_referral() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  at timestamptz := app.now();
  moved record;
begin
  update referrals set status = 'home_listed', listed_at = at
    where invitee_id = new.owner_id and status = 'joined' and new.status in ('coming_soon', 'active');
  if new.status = 'leased' then
    for moved in
      update referrals set status = 'reward_due', listed_at = coalesce(listed_at, at), due_at = at
        where invitee_id = new.owner_id and status in ('joined', 'home_listed') and joined_at > at - interval '12 months'
        returning id
    loop
      perform app.enqueue('notifyReferral', jsonb_build_object('referralId', moved.id), null, 'referral:' || moved.id);
    end loop;
  end if;
  perform app.end_system(caller);
  return null;
end $$;
