-- Tables

create table w9s (
  id uuid primary key,
  user_id uuid,
  status text not null default 'open' check (status in ('open', 'certified', 'foreign', 'superseded')),
  form jsonb,
  tin_kind text check (tin_kind in ('ssn', 'ein', 'itin')),
  tin bytea,
  tin_last_four text,
  signature text,
  certification text,
  account_name text,
  ownership text,
  match_code int,
  matched_at timestamptz,
  sealed_key text,
  created_at timestamptz not null,
  certified_at timestamptz,
  pro_id uuid,
  constraint w9s_check check (status <> 'certified' or tin is not null and certified_at is not null),
  constraint w9s_one_payee check (num_nonnulls(user_id, pro_id) = 1)
);
comment on table w9s is 'Certified Forms W-9.';
comment on column w9s.form is 'All fields of the form except the number.';
comment on column w9s.certification is 'Certified wording.';
comment on column w9s.account_name is 'Name of the account and title at certification; a change requires a new form.';
comment on column w9s.match_code is 'IRS answer about name and number.';
create index w9s_user on w9s (user_id, created_at desc);
create unique index w9s_one_open on w9s (user_id) where (status = 'open');
create unique index w9s_one_that_counts on w9s (user_id) where (status in ('certified', 'foreign'));
create index w9s_pro on w9s (pro_id, created_at desc) where (pro_id is not null);
create unique index w9s_one_open_of_pro on w9s (pro_id) where (status = 'open');
create unique index w9s_one_of_pro_that_counts on w9s (pro_id) where (status in ('certified', 'foreign'));
create index w9s_sealed_key on w9s (sealed_key) where (sealed_key is not null);

-- Foreign keys

alter table w9s
  add foreign key (user_id) references users(id),
  add foreign key (pro_id) references pros(id) on delete cascade;

-- Row-level security

alter table w9s enable row level security, force row level security;
create policy w9s_own on w9s using ((select app.is_staff()) or user_id = (select app.person()));
select app.grant_to_app('select, insert, update', 'w9s');
