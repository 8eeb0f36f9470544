-- What each member of the staff works on: policies ask for the duty. Whoever is staff already keeps all of them.
alter table users add column duties text[] not null default '{}'
  constraint users_duties_check check (duties <@ array['leasing', 'care', 'money', 'support', 'admin']);
update users set duties = array['leasing', 'care', 'money', 'support', 'admin'] where type = 'staff';

-- A reward is paid when one person of the staff has requested it and another has approved it.
alter table referrals add column payment_requested_by uuid references users on delete set null,
  add column payment_requested_at timestamptz;
create index referrals_payment_requested_by on referrals (payment_requested_by);
