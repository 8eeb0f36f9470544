-- phase: expand

-- Each privacy choice as it was made. A row names no browser: somebody who opts out gets no id for having done so.
create table consent_choices (
  id uuid primary key,
  -- Whoever was logged in; the row stays as proof without them.
  user_id uuid references users (id) on delete set null,
  choice text not null check (choice in ('analytics', 'necessary')),
  -- What was chosen before in the same browser: a change of mind.
  previous text check (previous in ('analytics', 'necessary')),
  -- Of the privacy policy that was shown.
  version text not null check (length(version) <= 100),
  source text not null check (source in ('question', 'dialog')),
  mode text not null check (mode in ('opt-out', 'opt-in')),
  privacy_control boolean not null,
  at timestamptz not null
);
create index consent_choices_user on consent_choices (user_id) where user_id is not null;
create index consent_choices_at on consent_choices (at);
alter table consent_choices enable row level security;
alter table consent_choices force row level security;
create policy consent_choices_insert on consent_choices for insert
  with check (user_id is null or user_id = (select app.person()) or (select app.is_staff()));
create policy consent_choices_select on consent_choices for select
  using (user_id = (select app.person()) or (select app.is_staff()));
create policy consent_choices_update on consent_choices for update using ((select app.is_staff()));
create policy consent_choices_delete on consent_choices for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'consent_choices');
