-- Tables

create table move_outs (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  lease_id uuid not null unique,
  status text not null default 'planned' check (status in ('planned', 'left', 'itemized', 'settled', 'returned')),
  plan jsonb,
  checklist text[] not null default '{}',
  left_on date,
  time_zone text not null,
  forwarding_address text not null default '' check (length(forwarding_address) <= 300),
  deposit_cents int check (deposit_cents >= 0),
  returned_cents int not null default 0 check (returned_cents >= 0),
  certified_mail_number text check (length(certified_mail_number) <= 60),
  contractor_notice_on date,
  statement_sent_at timestamptz,
  documented_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  inspection_at timestamptz,
  inspected_at timestamptz,
  return_by date,
  claim_by date,
  constraint move_outs_check check (status = 'planned' or left_on is not null and deposit_cents is not null),
  constraint move_outs_check1 check (returned_cents <= coalesce(deposit_cents, 0))
);
comment on table move_outs is 'Move-outs, from notice to the return of the deposit.';
comment on column move_outs.status is 'moveOutLifecycle of contract/tenancy/moveOuts/constants.ts.';
comment on column move_outs.plan is 'Plan of the owner: {next, targetRentCents, scope, readyOn, inspectionOn}.';
comment on column move_outs.checklist is 'Ids of completed checklist items.';
comment on column move_outs.time_zone is 'Zone of the home, which residents can no longer read after the move-out.';
comment on column move_outs.deposit_cents is 'Deposit held at move-out, in cents.';
comment on column move_outs.certified_mail_number is 'Certified mail number of the statement, where the law requires it.';
comment on column move_outs.inspection_at is 'Time of the walk-through, which residents may attend.';
comment on column move_outs.return_by is 'Statutory deadline to return the whole deposit; claim_by is the one to send a statement of deductions.';
create index move_outs_home on move_outs (home_id);
create index move_outs_owner on move_outs (owner_id);

create table deposit_deductions (
  id uuid primary key,
  move_out_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  status text not null default 'proposed' check (status in ('proposed', 'disputed', 'unanswered', 'accepted',
    'dropped')),
  room text not null check (length(room) >= 1 and length(room) <= 80),
  description text not null check (length(description) >= 3 and length(description) <= 300),
  item text not null,
  cost_cents int not null check (cost_cents > 0),
  age_months int not null check (age_months >= 0),
  charged_cents int not null,
  agreed_cents int,
  before_photo_id uuid,
  after_photo_id uuid,
  proof_id uuid,
  proof_kind text not null check (proof_kind in ('invoice', 'estimate')),
  resident_note text not null default '' check (length(resident_note) <= 1000),
  counter_cents int check (counter_cents >= 0),
  offer_cents int check (offer_cents >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  inspection_item text check (inspection_item ~ '^\d{1,2}\.\d{1,2}$'),
  claimed_cents int not null default 0 check (claimed_cents >= 0),
  work_done_on date,
  stood_on date,
  constraint deposit_deductions_check check (charged_cents >= 0 and charged_cents <= cost_cents),
  constraint deposit_deductions_check1 check (agreed_cents >= 0 and agreed_cents <= charged_cents),
  constraint deposit_deductions_check2 check ((status = 'accepted') = (agreed_cents is not null))
);
comment on table deposit_deductions is 'Deductions from a deposit, line by line.';
comment on column deposit_deductions.status is 'deductionLifecycle of contract/tenancy/moveOuts/constants.ts.';
comment on column deposit_deductions.charged_cents is 'Cost less wear by the useful life of the item; agreed_cents is the settled amount.';
comment on column deposit_deductions.before_photo_id is 'Photo before and after, and the invoice or estimate, are required for each line; null once their owner was erased.';
comment on column deposit_deductions.inspection_item is 'Inspection item, such as `2.0` (contract/tenancy/moveOuts/inspection.ts).';
comment on column deposit_deductions.claimed_cents is 'Cents paid to the homeowner.';
comment on column deposit_deductions.work_done_on is 'Day on which estimated work was done; its invoice is due from then on.';
comment on column deposit_deductions.stood_on is 'Local day from which an unanswered line became final.';
create index deposit_deductions_move_out on deposit_deductions (move_out_id);
create index deposit_deductions_home on deposit_deductions (home_id);
create index deposit_deductions_owner on deposit_deductions (owner_id);
create index deposit_deductions_before on deposit_deductions (before_photo_id);
create index deposit_deductions_after on deposit_deductions (after_photo_id);
create index deposit_deductions_proof on deposit_deductions (proof_id);

create table move_out_photos (
  id uuid primary key,
  move_out_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  document_id uuid not null,
  created_at timestamptz not null
);
comment on table move_out_photos is 'Photos of a move-out inspection.';
comment on column move_out_photos.id is 'Made on the phone, so a repeated photo is stored once.';
create index move_out_photos_move_out on move_out_photos (move_out_id);
create index move_out_photos_home on move_out_photos (home_id);
create index move_out_photos_owner on move_out_photos (owner_id);
create index move_out_photos_document on move_out_photos (document_id);

create table move_out_changes (
  id uuid primary key,
  move_out_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  author_id uuid,
  author_name text not null check (length(author_name) <= 200),
  author_side text not null check (author_side in ('owner', 'resident')),
  seq bigint generated by default as identity,
  entity_id text not null check (length(entity_id) <= 36),
  field text not null,
  value jsonb not null,
  at timestamptz not null,
  received_at timestamptz not null
);
comment on table move_out_changes is 'Each value recorded on a phone during a move-out inspection. The latest value of a field counts, whatever the order of arrival.';
comment on column move_out_changes.id is 'Made on the phone, so a repeated change is stored once.';
comment on column move_out_changes.seq is 'Order of arrival; a phone reads what is higher than its last one. Writers lock the move-out.';
comment on column move_out_changes.entity_id is 'Place of a room or item, or id of a photo, comment, or answer.';
comment on column move_out_changes.field is 'Field, such as `item.state`: MoveOutChange of contract/tenancy/moveOuts/inspectionSchemas.ts.';
comment on column move_out_changes.at is 'Time on the phone, never later than the arrival.';
create index move_out_changes_move_out on move_out_changes (move_out_id, seq);
create index move_out_changes_home on move_out_changes (home_id);
create index move_out_changes_owner on move_out_changes (owner_id);
create index move_out_changes_author on move_out_changes (author_id);

-- Foreign keys

alter table move_outs
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (lease_id) references leases(id) on delete cascade;

alter table deposit_deductions
  add foreign key (move_out_id) references move_outs(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (before_photo_id) references documents(id) on delete set null,
  add foreign key (after_photo_id) references documents(id) on delete set null,
  add foreign key (proof_id) references documents(id) on delete set null;

alter table move_out_photos
  add foreign key (move_out_id) references move_outs(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (document_id) references documents(id) on delete cascade;

alter table move_out_changes
  add foreign key (move_out_id) references move_outs(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (author_id) references users(id) on delete set null;

-- Row-level security

alter table move_outs enable row level security, force row level security;
create policy move_outs_staff on move_outs using ((select app.is_staff()));
create policy move_outs_owner on move_outs for select using (owner_id = (select app.person())
  or (home_id in (select app.managed_home_ids())));
create policy move_outs_resident on move_outs for select using (lease_id in (select app.resident_lease_ids()));
select app.grant_to_app('select, insert, update, delete', 'move_outs');

alter table deposit_deductions enable row level security, force row level security;
create policy deposit_deductions_staff on deposit_deductions using ((select app.is_staff()));
create policy deposit_deductions_owner on deposit_deductions for select using (owner_id = (select app.person())
  or (home_id in (select app.managed_home_ids())));
create policy deposit_deductions_resident on deposit_deductions for select
  using (move_out_id in (select move_outs.id from move_outs where move_outs.statement_sent_at is not null));
select app.grant_to_app('select, insert, update, delete', 'deposit_deductions');

alter table move_out_photos enable row level security, force row level security;
create policy move_out_photos_staff on move_out_photos using ((select app.is_staff()));
create policy move_out_photos_owner on move_out_photos for select using (owner_id = (select app.person())
  or (home_id in (select app.managed_home_ids())));
create policy move_out_photos_resident on move_out_photos for select
  using (move_out_id in (select move_outs.id from move_outs
  where (move_outs.lease_id in (select app.resident_lease_ids()))));
select app.grant_to_app('select, insert, update, delete', 'move_out_photos');

alter table move_out_changes enable row level security, force row level security;
create policy move_out_changes_staff on move_out_changes using ((select app.is_staff()));
create policy move_out_changes_owner on move_out_changes for select using (owner_id = (select app.person())
  or (home_id in (select app.managed_home_ids())));
create policy move_out_changes_resident on move_out_changes for select
  using (move_out_id in (select move_outs.id from move_outs
  where (move_outs.lease_id in (select app.resident_lease_ids()))));
select app.grant_to_app('select, insert, update, delete', 'move_out_changes');
