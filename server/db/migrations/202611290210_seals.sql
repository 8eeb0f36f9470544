-- phase: expand
-- noun: platform/signing

create table seals (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  title text not null,
  sealed_at timestamptz not null
);
comment on table seals is 'Files that were sealed: the page that verifies a file finds it here.';
comment on column seals.hash is 'SHA-256 of the sealed file.';
alter table seals enable row level security, force row level security;
create policy seals_system on seals using ((select app.is_system()));
select app.grant_to_app('select, insert', 'seals');

-- A sealed file is named by its hash; every party has a row for the same file.
insert into seals (hash, title, sealed_at)
select encode(sha256, 'hex'), min(name), min(created_at) from documents
where storage_key = 'sealed/' || encode(sha256, 'hex') || '.pdf'
group by sha256
on conflict do nothing;
