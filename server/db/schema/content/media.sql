-- Tables

create table media (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  mime text not null,
  bytes int not null,
  width int not null,
  height int not null,
  alt text not null default '',
  dominant text not null,
  thumbhash text not null,
  owner_id uuid,
  created_at timestamptz not null default now()
);
comment on table media is 'Pictures of homes, content, and people, stored by hash.';
comment on column media.id is 'First 128 bits of the SHA-256 of the stored bytes, in hex.';
create index media_owner on media (owner_id) where (owner_id is not null);

create table image_uploads (
  id uuid primary key,
  user_id uuid not null,
  media_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table image_uploads is 'Pictures being uploaded: reserved, then stored, then chosen.';
create index image_uploads_expiry on image_uploads (expires_at);
create index image_uploads_user on image_uploads (user_id);
create index image_uploads_media on image_uploads (media_id) where (media_id is not null);

-- Foreign keys

alter table media
  add foreign key (owner_id) references users(id);

alter table image_uploads
  add foreign key (user_id) references users(id) on delete cascade,
  add foreign key (media_id) references media(id);

-- Row-level security

select app.grant_to_app('select, insert, delete', 'media');
select app.grant_to_app('update (alt)', 'media');
select app.grant_to_app('update (owner_id)', 'media');

alter table image_uploads enable row level security, force row level security;
create policy image_uploads_own on image_uploads using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'image_uploads');
