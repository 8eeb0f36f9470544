-- The management fee and the guarantee are of rent alone. What other charges paid is counted by kind, a line each.

alter table payouts add column paid_by_kind jsonb not null default '{}';

-- What was paid of each kind when the payout was made. The rest of both sums was rent.
with counted as (
  select payout_id, jsonb_object_agg(kind, paid) as by_kind, sum(paid) as total from (
    select payouts.id as payout_id, charges.kind, sum(part.amount)::bigint as paid
    from payouts join charges on charges.home_id = payouts.home_id and charges.due_on <= payouts.pay_on
      join payment_allocations part on part.charge_id = charges.id
    where payouts.status <> 'held' and charges.status <> 'voided'
      and charges.kind in ('pet_rent', 'parking', 'utility', 'monthly', 'one_time', 'bill')
      and part.applied_at <= payouts.created_at
      and (part.reversed_at is null or part.reversed_at > payouts.created_at)
    group by payouts.id, charges.kind) paid
  group by payout_id)
update payouts set paid_by_kind = by_kind, rent_paid = rent_paid + charges_paid - total
from counted where counted.payout_id = payouts.id;

-- Without a record of how it was paid, it stays one sum.
update payouts set rent_paid = rent_paid + charges_paid where charges_paid <> 0 and paid_by_kind = '{}';

alter table payouts drop column charges_paid;
alter table payouts rename column paid_by_kind to charges_paid;
comment on column payouts.charges_paid is 'Cents that were paid until this payout beside the rent, by kind of charge: contract/money/charges/kinds.ts.';
