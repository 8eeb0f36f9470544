-- Tables

create table text_consents (
  id uuid primary key,
  user_id uuid not null,
  phone text not null,
  wording text not null,
  given_at timestamptz not null
);
comment on table text_consents is 'Consents to receive texts: wording, time, and phone number. Kept as long as proof may be needed.';
create index text_consents_user on text_consents (user_id, given_at desc);

create table text_opt_outs (
  phone text primary key check (phone ~ '^\+1\d{10}$'),
  at timestamptz not null,
  word text not null
);
comment on table text_opt_outs is 'Phone numbers that opted out of texts.';
comment on column text_opt_outs.phone is 'E.164, such as +14155550134.';
comment on column text_opt_outs.word is 'Word received, or carrier.';

-- Foreign keys

alter table text_consents
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table text_consents enable row level security, force row level security;
create policy text_consents_own on text_consents using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'text_consents');

alter table text_opt_outs enable row level security, force row level security;
create policy text_opt_outs_staff on text_opt_outs using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'text_opt_outs');
