-- phase: expand
-- noun: platform/handouts

create table handout_editions (
  id uuid primary key,
  handout text not null check (length(handout) >= 1 and length(handout) <= 60),
  language text not null check (language in ('en', 'es')),
  edition text not null check (length(edition) >= 2 and length(edition) <= 120),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null,
  added_by uuid references users (id),
  added_at timestamptz not null
);
comment on table handout_editions is 'Files of official papers that residents get with a lease, such as the federal pamphlet on lead. The newest of a language is given.';
comment on column handout_editions.handout is 'HANDOUT_IDS of contract/law/handouts.data.ts.';
comment on column handout_editions.edition is 'As the paper names it, such as March 2021.';
comment on column handout_editions.sha256 is 'Of the file. It stands in each lease that gives the paper.';
comment on column handout_editions.added_by is 'Null where demo data or a test added it.';
create index handout_editions_newest on handout_editions (handout, language, added_at desc);
create index handout_editions_added on handout_editions (added_at desc, id);
create index handout_editions_added_by on handout_editions (added_by) where added_by is not null;
create index handout_editions_storage_key on handout_editions (storage_key);
alter table handout_editions enable row level security;
alter table handout_editions force row level security;
create policy handout_editions_staff on handout_editions using ((select app.is_staff()));
create policy handout_editions_read on handout_editions for select using (true);
select app.grant_to_app('select, insert', 'handout_editions');
