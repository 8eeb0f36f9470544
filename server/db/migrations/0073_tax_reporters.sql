-- phase: expand
-- Who reports a home's rent to the IRS, and so certifies a Form W-9: one of its owners for all of it, or each for a part. None where the owner does.
create table tax_reporters (
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid not null references users (id),
  person_id uuid not null references users (id),
  basis_points int not null check (basis_points between 1 and 10000),
  -- From when we ask this person for the form.
  since timestamptz not null,
  primary key (home_id, person_id)
);
create index tax_reporters_owner on tax_reporters (owner_id);
create index tax_reporters_person on tax_reporters (person_id);
alter table tax_reporters enable row level security;
alter table tax_reporters force row level security;
-- The system writes, once a change was checked.
create policy tax_reporters_own on tax_reporters for select
  using (owner_id = (select app.person()) or person_id = (select app.person()));
create policy tax_reporters_staff on tax_reporters using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'tax_reporters');
