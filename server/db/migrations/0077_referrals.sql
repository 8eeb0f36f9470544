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
  status text not null default 'invited' check (status in ('invited', 'joined', 'homeListed', 'rewardDue', 'paid', 'declined')),
  reward_cents int not null check (reward_cents >= 0),
  -- Why there is no reward, in words for the referrer.
  reason text,
  payment_reference text,
  invited_at timestamptz not null,
  joined_at timestamptz,
  listed_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  check (referrer_id is distinct from invitee_id),
  check (status <> 'paid' or (paid_at is not null and payment_reference is not null)),
  check (status <> 'declined' or reason is not null)
);
create index referrals_referrer on referrals (referrer_id, invited_at desc);

alter table referral_codes enable row level security;
alter table referral_codes force row level security;
create policy referral_codes_own on referral_codes using (user_id = app.person() or app.is_staff());
alter table referrals enable row level security;
alter table referrals force row level security;
create policy referrals_read on referrals for select using (referrer_id = app.person() or app.is_staff());
create policy referrals_invited on referrals for insert
  with check ((referrer_id = app.person() and status = 'invited' and invitee_id is null) or app.is_staff());
create policy referrals_taken_back on referrals for delete
  using ((referrer_id = app.person() and status = 'invited') or app.is_staff());
create policy referrals_worked on referrals for update using (app.is_staff());
grant select, insert on referral_codes to belong_app;
grant select, insert, update, delete on referrals to belong_app;

-- Binds whoever has just opened an account to whoever sent them. Answers the referral, or null where none can be.
create function app.claim_referral(referred_by text, invitation uuid, fresh uuid, cents int, since timestamptz, at timestamptz) returns uuid
language plpgsql security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
declare
  claimer uuid := nullif(current_setting('app.person', true), '')::uuid;
  sender uuid;
  found uuid;
begin
  select user_id into sender from referral_codes where code = referred_by;
  if claimer is null or sender is null or sender = claimer
    or not exists (select from users where id = claimer and created_at > since)
    or exists (select from referrals where invitee_id = claimer)
    or exists (select from users one join users other on other.id = claimer
      where one.id = sender and one.phone is not null and one.phone = other.phone)
  then return null; end if;
  update referrals set invitee_id = claimer, status = 'joined', joined_at = at
    where id = invitation and referrer_id = sender and status = 'invited' returning id into found;
  if found is null then
    insert into referrals (id, referrer_id, invitee_id, status, reward_cents, invited_at, joined_at)
      values (fresh, sender, claimer, 'joined', cents, at, at) on conflict (invitee_id) do nothing returning id into found;
  end if;
  return found;
end $$;
revoke all on function app.claim_referral from public;
grant execute on function app.claim_referral to belong_app;

-- A home of somebody who was referred is listed, or loved: the referral follows. A year after they joined it no longer does.
create function app.follow_referral() returns trigger
language plpgsql security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
declare
  moved record;
begin
  update referrals set status = 'homeListed', listed_at = now()
    where invitee_id = new.owner_id and status = 'joined' and new.status in ('comingSoon', 'active');
  if new.status = 'leased' then
    for moved in
      update referrals set status = 'rewardDue', listed_at = coalesce(listed_at, now()), due_at = now()
        where invitee_id = new.owner_id and status in ('joined', 'homeListed') and joined_at > now() - interval '12 months'
        returning id
    loop
      perform app.enqueue('tellOfReferral', jsonb_build_object('referralId', moved.id), null, 'referral:' || moved.id);
    end loop;
  end if;
  return null;
end $$;
create trigger home_referrals after insert or update of status, owner_id on homes for each row
  when (new.owner_id is not null and new.status in ('comingSoon', 'active', 'leased'))
  execute function app.follow_referral();
