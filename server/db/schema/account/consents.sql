-- Tables

create table consent_choices (
  id uuid primary key,
  user_id uuid,
  choice text not null check (choice in ('analytics', 'necessary')),
  previous text check (previous in ('analytics', 'necessary')),
  version text not null check (length(version) <= 100),
  source text not null check (source in ('question', 'dialog')),
  mode text not null check (mode in ('opt-out', 'opt-in')),
  privacy_control boolean not null,
  at timestamptz not null
);
comment on table consent_choices is 'Each privacy choice as it was made. No row has a browser id: an opt-out must not create one.';
comment on column consent_choices.user_id is 'Member who was logged in; null once the account is erased.';
comment on column consent_choices.previous is 'Earlier choice in the same browser.';
comment on column consent_choices.version is 'Version of the privacy policy that was shown.';
create index consent_choices_user on consent_choices (user_id) where (user_id is not null);
create index consent_choices_at on consent_choices (at);

-- Foreign keys

alter table consent_choices
  add foreign key (user_id) references users(id) on delete set null;

-- Row-level security

alter table consent_choices enable row level security, force row level security;
create policy consent_choices_insert on consent_choices for insert with check (user_id is null
  or user_id = (select app.person()) or (select app.is_staff()));
create policy consent_choices_select on consent_choices for select using (user_id = (select app.person())
  or (select app.is_staff()));
create policy consent_choices_update on consent_choices for update using ((select app.is_staff()));
create policy consent_choices_delete on consent_choices for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'consent_choices');
