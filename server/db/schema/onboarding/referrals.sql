-- Tables

create table referral_codes (
  user_id uuid primary key,
  code text not null unique check (code ~ '^[a-z0-9]{8,16}$')
);
comment on table referral_codes is 'Referral code of a member.';

create table referrals (
  id uuid primary key,
  referrer_id uuid not null,
  invitee_name text not null default '' check (length(invitee_name) <= 80),
  invitee_id uuid unique,
  status text not null default 'invited' check (status in ('invited', 'joined', 'home_listed', 'reward_due', 'paid',
    'declined')),
  reward_cents int not null check (reward_cents >= 0),
  reason text,
  payment_reference text,
  invited_at timestamptz not null,
  joined_at timestamptz,
  listed_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  payment_requested_by uuid,
  payment_requested_at timestamptz,
  constraint referrals_check check (referrer_id is distinct from invitee_id),
  constraint referrals_check1 check (status <> 'paid' or paid_at is not null and payment_reference is not null),
  constraint referrals_check2 check (status <> 'declined' or reason is not null)
);
comment on table referrals is 'Referrals from invitation to reward. The status follows the home; only the reward needs staff.';
comment on column referrals.invitee_name is 'Name that the referrer gave; empty for the public link.';
comment on column referrals.invitee_id is 'Unique: one reward per homeowner.';
comment on column referrals.reason is 'Reason without a reward, in words for the referrer.';
comment on column referrals.payment_requested_by is 'Staff member who requested the reward; another one approves it.';
create index referrals_payment_requested_by on referrals (payment_requested_by);
create index referrals_referrer on referrals (referrer_id, invited_at desc);

-- Functions

create function app.claim_referral(referred_by text, invitation uuid, fresh uuid, cents integer, since timestamptz,
  at timestamptz) returns uuid
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
revoke all on function app.claim_referral(referred_by text, invitation uuid, fresh uuid, cents integer, since timestamp with time zone, at timestamp with time zone) from public;
select app.grant_to_app('execute', 'function app.claim_referral(referred_by text, invitation uuid, fresh uuid, cents integer, since timestamp with time zone, at timestamp with time zone)');

create function app.advance_referral() returns trigger
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
revoke all on function app.advance_referral() from public;
select app.grant_to_app('execute', 'function app.advance_referral()');

-- Foreign keys

alter table referral_codes
  add foreign key (user_id) references users(id) on delete cascade;

alter table referrals
  add foreign key (referrer_id) references users(id) on delete cascade,
  add foreign key (invitee_id) references users(id) on delete set null,
  add foreign key (payment_requested_by) references users(id) on delete set null;

-- Row-level security

alter table referral_codes enable row level security, force row level security;
create policy referral_codes_own on referral_codes using (user_id = (select app.person()) or (select app.is_staff()));
create policy referral_codes_erase on referral_codes as restrictive for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'referral_codes');

alter table referrals enable row level security, force row level security;
create policy referrals_select on referrals for select using (referrer_id = (select app.person())
  or (select app.is_staff()));
create policy referrals_insert on referrals for insert with check (referrer_id = (select app.person())
  and status = 'invited' and invitee_id is null or (select app.is_staff()));
create policy referrals_delete on referrals for delete using (referrer_id = (select app.person())
  and status = 'invited' or (select app.is_staff()));
create policy referrals_update on referrals for update using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'referrals');
