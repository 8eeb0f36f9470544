-- Tables

create table bill_documents (
  charge_id uuid not null,
  reader_id uuid not null,
  document_id uuid not null,
  lease_id uuid not null,
  primary key (charge_id, reader_id)
);
comment on table bill_documents is 'Bills are charges with a file. This table links the file to the charge.';
create index bill_documents_reader on bill_documents (reader_id);
create index bill_documents_document on bill_documents (document_id);
create index bill_documents_lease on bill_documents (lease_id);

create table bill_disputes (
  id uuid primary key,
  charge_id uuid not null,
  lease_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  opened_by uuid not null,
  status text not null default 'open' check (status in ('open', 'adjusted', 'upheld', 'withdrawn')),
  adjusted_cents bigint not null default 0 check (adjusted_cents >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  constraint bill_disputes_check check ((status = 'open') = (closed_at is null)),
  constraint bill_disputes_check1 check (adjusted_cents = 0 or status = 'adjusted')
);
comment on table bill_disputes is 'Disputes of a bill by a resident.';
comment on column bill_disputes.adjusted_cents is 'Cents taken off the bill.';
create unique index bill_disputes_one_open on bill_disputes (charge_id) where (status = 'open');
create index bill_disputes_charge on bill_disputes (charge_id, opened_at);
create index bill_disputes_lease on bill_disputes (lease_id);
create index bill_disputes_home on bill_disputes (home_id);
create index bill_disputes_owner on bill_disputes (owner_id) where (owner_id is not null);
create index bill_disputes_opened_by on bill_disputes (opened_by);
create index bill_disputes_closed_by on bill_disputes (closed_by) where (closed_by is not null);
create index bill_disputes_open on bill_disputes (opened_at) where (status = 'open');

create table bill_dispute_messages (
  id uuid primary key,
  dispute_id uuid not null,
  lease_id uuid not null,
  author_id uuid,
  side text not null check (side in ('resident', 'homeowner', 'staff')),
  body text not null check (length(body) >= 1 and length(body) <= 2000),
  created_at timestamptz not null
);
comment on table bill_dispute_messages is 'Messages of a disputed bill.';
create index bill_dispute_messages_dispute on bill_dispute_messages (dispute_id, created_at);
create index bill_dispute_messages_lease on bill_dispute_messages (lease_id);
create index bill_dispute_messages_author on bill_dispute_messages (author_id) where (author_id is not null);

-- Foreign keys

alter table bill_documents
  add foreign key (charge_id) references charges(id),
  add foreign key (reader_id) references users(id) on delete cascade,
  add foreign key (document_id) references documents(id) on delete cascade,
  add foreign key (lease_id) references leases(id);

alter table bill_disputes
  add foreign key (charge_id) references charges(id),
  add foreign key (lease_id) references leases(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (opened_by) references users(id),
  add foreign key (closed_by) references users(id) on delete set null;

alter table bill_dispute_messages
  add foreign key (dispute_id) references bill_disputes(id),
  add foreign key (lease_id) references leases(id),
  add foreign key (author_id) references users(id) on delete set null;

-- Triggers

create trigger bill_disputes_publish_change after insert
  or update on bill_disputes for each row execute function app.publish_payment_change();

create trigger bill_dispute_messages_publish_change after insert on bill_dispute_messages for each row execute function app.publish_payment_change();

-- Row-level security

alter table bill_documents enable row level security, force row level security;
create policy bill_documents_staff on bill_documents using ((select app.is_staff()));
create policy bill_documents_read on bill_documents for select using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'bill_documents');

alter table bill_disputes enable row level security, force row level security;
create policy bill_disputes_staff on bill_disputes using ((select app.is_staff()));
create policy bill_disputes_read on bill_disputes for select using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'bill_disputes');

alter table bill_dispute_messages enable row level security, force row level security;
create policy bill_dispute_messages_staff on bill_dispute_messages using ((select app.is_staff()));
create policy bill_dispute_messages_read on bill_dispute_messages for select
  using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'bill_dispute_messages');
