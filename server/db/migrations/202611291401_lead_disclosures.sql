-- phase: expand
-- noun: leasing/leases

create table lead_disclosures (
  id uuid primary key,
  home_id uuid not null references homes (id),
  knows boolean not null,
  name text not null check (length(name) >= 1 and length(name) <= 120),
  signed_by uuid references users (id),
  signed_at timestamptz not null
);
comment on table lead_disclosures is 'Signatures of our staff, as the agent of the homeowner, beneath what a homeowner disclosed about lead-based paint (24 CFR 35.92(b)(5) and (6)).';
comment on column lead_disclosures.knows is 'homes.lead_paint as it was signed. A later answer that differs needs a new signature.';
comment on column lead_disclosures.name is 'The legal name that the agent typed as a signature.';
comment on column lead_disclosures.signed_by is 'Null where demo data or a test signed it.';
create index lead_disclosures_home on lead_disclosures (home_id, signed_at desc);
create index lead_disclosures_signed_by on lead_disclosures (signed_by) where signed_by is not null;
alter table lead_disclosures enable row level security;
alter table lead_disclosures force row level security;
create policy lead_disclosures_staff on lead_disclosures using ((select app.is_staff()));
select app.grant_to_app('select, insert', 'lead_disclosures');
