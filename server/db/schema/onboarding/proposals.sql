-- Tables

create table proposals (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  inspection_id uuid not null unique,
  status text not null default 'draft' check (status in ('draft', 'dropped', 'sent', 'accepted', 'cleared', 'finished')),
  payment text check (payment in ('now', 'from_rent', 'spread')),
  sent_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  spread_months int check (spread_months > 0)
);
comment on table proposals is 'Proposed work on a home before its first listing.';
comment on column proposals.status is 'proposalLifecycle of contract/onboarding/proposals/constants.ts.';
comment on column proposals.payment is 'Payment method that the owner chose; charged later.';
comment on column proposals.spread_months is 'Months over which the owner spreads the cost; null for one payment.';
create index proposals_owner on proposals (owner_id);
create index proposals_home on proposals (home_id);

create table proposal_items (
  id uuid primary key,
  proposal_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  finding_id uuid not null,
  standard_id text not null,
  severity text not null check (severity in ('must_do', 'should_do', 'optional')),
  room text not null,
  included boolean not null default true,
  price_cents int check (price_cents >= 0),
  lead_days int check (lead_days >= 0 and lead_days <= 365),
  pro text not null default '',
  rent_effect_cents int,
  days_effect int,
  decision text check (decision in ('accept', 'decline', 'own_vendor')),
  decline_reason text,
  vendor_name text,
  proof_document_id uuid,
  proof_status text check (proof_status in ('submitted', 'accepted', 'refused')),
  proof_note text,
  done_at timestamptz,
  unique (proposal_id, finding_id),
  constraint proposal_items_must_do check (severity <> 'must_do' or included and decision is distinct from 'decline'),
  constraint proposal_items_check check ((decision = 'decline') = (decline_reason is not null) or decision is null),
  constraint proposal_items_check1 check (done_at is null or (decision in ('accept', 'own_vendor')))
);
comment on table proposal_items is 'Items of a proposal.';
comment on column proposal_items.finding_id is 'Inspection finding; its latest text is in inspection_changes.';
create index proposal_items_home on proposal_items (home_id);
create index proposal_items_owner on proposal_items (owner_id);
create index proposal_items_proof on proposal_items (proof_document_id);

-- Foreign keys

alter table proposals
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (inspection_id) references inspections(id) on delete cascade;

alter table proposal_items
  add foreign key (proposal_id) references proposals(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (proof_document_id) references documents(id) on delete set null;

-- Row-level security

alter table proposals enable row level security, force row level security;
create policy proposals_staff on proposals using ((select app.is_staff()));
create policy proposals_owner on proposals for select using (owner_id = (select app.person())
  and (status not in ('draft', 'dropped')));
select app.grant_to_app('select, insert, update, delete', 'proposals');

alter table proposal_items enable row level security, force row level security;
create policy proposal_items_staff on proposal_items using ((select app.is_staff()));
create policy proposal_items_owner on proposal_items for select using (owner_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'proposal_items');
