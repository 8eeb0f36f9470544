-- What we propose to an owner after the inspection of their home, item by item, and what they decide.

create table proposals (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  inspection_id uuid not null unique references inspections (id) on delete cascade,
  -- proposalLifecycle of contract/onboarding/proposals/constants.ts
  status text not null default 'draft' check (status in ('draft', 'dropped', 'sent', 'accepted', 'cleared', 'finished')),
  -- How the owner pays for what they accepted; charged later.
  payment text check (payment in ('now', 'from_rent', 'spread')),
  sent_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index proposals_owner on proposals (owner_id);
create index proposals_home on proposals (home_id);

create table proposal_items (
  id uuid primary key,
  proposal_id uuid not null references proposals (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  -- Of the inspection: its newest words are in inspection_changes.
  finding_id uuid not null,
  standard_id text not null,
  severity text not null check (severity in ('must_do', 'should_do', 'optional')),
  room text not null,
  included boolean not null default true,
  price_cents int check (price_cents >= 0),
  lead_days int check (lead_days between 0 and 365),
  pro text not null default '',
  rent_effect_cents int,
  days_effect int,
  decision text check (decision in ('accept', 'decline', 'own_vendor')),
  decline_reason text,
  vendor_name text,
  proof_document_id uuid references documents (id) on delete set null,
  proof_status text check (proof_status in ('submitted', 'accepted', 'refused')),
  proof_note text,
  done_at timestamptz,
  unique (proposal_id, finding_id),
  -- What safety or the law asks for is neither left out nor declined.
  constraint proposal_items_must_do check (severity <> 'must_do' or (included and decision is distinct from 'decline')),
  check ((decision = 'decline') = (decline_reason is not null) or decision is null),
  check (done_at is null or decision in ('accept', 'own_vendor'))
);
create index proposal_items_home on proposal_items (home_id);
create index proposal_items_owner on proposal_items (owner_id);
create index proposal_items_proof on proposal_items (proof_document_id);

alter table proposals enable row level security;
alter table proposals force row level security;
alter table proposal_items enable row level security;
alter table proposal_items force row level security;
-- Staff write; the owner reads what was sent. Their decisions are written by the system once they are checked.
create policy proposals_staff on proposals using ((select app.is_staff()));
create policy proposals_owner on proposals for select using (owner_id = (select app.person()) and status not in ('draft', 'dropped'));
create policy proposal_items_staff on proposal_items using ((select app.is_staff()));
create policy proposal_items_owner on proposal_items for select using (owner_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'proposals', 'proposal_items');
