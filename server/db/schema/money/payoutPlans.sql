-- Tables

create table payout_plans (
  region_id int not null,
  name text not null,
  plan text not null check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  management_fee_bps int not null,
  placement_fee_bps int not null,
  advance_fee_bps int not null default 0,
  payout_day int not null check (payout_day >= 1 and payout_day <= 28),
  guarantee_limit_cents bigint not null default 0,
  eviction_cover boolean not null default false,
  deductions jsonb not null default '[]',
  ended_by jsonb not null default '[]',
  primary key (region_id, name, plan)
);
comment on table payout_plans is 'Plans and fees of a region.';

-- Foreign keys

alter table payout_plans
  add foreign key (region_id) references regions(id);

-- Row-level security

select app.grant_to_app('select', 'payout_plans');

-- Reference data

insert into payout_plans (region_id, name, plan, management_fee_bps, placement_fee_bps, advance_fee_bps, payout_day,
  guarantee_limit_cents, eviction_cover, deductions, ended_by)
select region.id, 'Standard', 'Monthly', region.management, region.placement, 0, 5, 900000, true,
  '["Our management fee","The placement fee, once for each new lease","Repairs you approved"]',
  '["The lease ends, or you take the home back","Rent guarantee and eviction cover together have paid $9,000","The home is not fit to live in and a repair we asked for was declined"]'
from (values (0, 500, 5500), (1, 500, 5500), (2, 500, 5500), (3, 500, 5500), (4, 500, 5500), (5, 500, 5500), (6, 500, 6000), (7, 500, 5000)) region (id, management, placement);

insert into payout_plans (region_id, name, plan, management_fee_bps, placement_fee_bps, advance_fee_bps, payout_day,
  guarantee_limit_cents, eviction_cover, deductions, ended_by)
select region.id, 'Standard', 'Yearly', region.management, region.placement, 600, 5, 900000, true,
  '["Our management fee","The placement fee, once for each new lease","Repairs you approved","The advance fee, 6% of the rent paid ahead"]',
  '["The home is sold: the months not yet earned come back to us","You end the agreement before the advance is earned","Rent guarantee and eviction cover together have paid $9,000"]'
from (values (0, 500, 5500), (1, 500, 5500), (2, 500, 5500), (3, 500, 5500), (4, 500, 5500), (5, 500, 5500), (6, 500, 6000), (7, 500, 5000)) region (id, management, placement);

insert into payout_plans (region_id, name, plan, management_fee_bps, placement_fee_bps, advance_fee_bps, payout_day,
  guarantee_limit_cents, eviction_cover, deductions, ended_by)
select region.id, 'Standard', 'NoGuarantee', region.management, region.placement, 0, 10, 0, false,
  '["Our management fee","The placement fee, once for each new lease","Repairs you approved"]',
  '[]'
from (values (0, 450, 5500), (1, 425, 5500), (2, 425, 5500), (3, 425, 5500), (4, 450, 5500), (5, 450, 5500), (6, 450, 6000), (7, 450, 5000)) region (id, management, placement);
