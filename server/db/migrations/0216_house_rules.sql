-- phase: expand
-- What the owner of a home decided in its setup, for its listing, applications, and leases.
-- pet_limit: how many pets at most; null: the pet policy alone decides.
-- smoking: null: never asked, so the lease forbids it indoors and near doors and windows.
-- hoa_approval_days: how long the HOA takes to approve a resident, 0 where that is not known; null: it approves nobody.
alter table homes
  add column pet_limit smallint check (pet_limit between 1 and 10),
  add column smoking text check (smoking in ('none', 'outside')),
  add column hoa_approval_days smallint check (hoa_approval_days between 0 and 120);
