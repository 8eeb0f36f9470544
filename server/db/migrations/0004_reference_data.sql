-- What the site says until somebody changes it. The numbers are of the range kept for fiction (555-0100 to 555-0199).
insert into settings (name, value) values
  ('supportPhone', '"(415) 555-0132"'),
  ('supportEmail', '"hello@belong.test"'),
  ('supportHours', '"Every day, 7 am to 9 pm Pacific time"'),
  ('emergencyPhone', '"(415) 555-0199"'),
  ('office', '"2100 Harrison Street, San Francisco, CA 94110"'),
  ('referralRewardCents', '100000'),
  ('banner', '{"text": "Belong is now in Virginia.", "href": "/blog/belong-is-coming-to-virginia"}');

-- The regions we serve and the plans homeowners are paid by. Data, so that the business changes them without a release.
insert into regions (id, name, slug, short_name, status, state, name_kebab_case, lat, lng, zoom, time_zone) values
  (0, 'All Cities', 'all-cities', 'All', 'Active', 'NA', 'all-cities', 37.5, -98.5, 3.6, 'America/Los_Angeles'),
  (1, 'Bay Area', 'bay-area', 'Bay Area', 'Active', 'CA', 'bay-area', 37.66, -122.2, 8.9, 'America/Los_Angeles'),
  (2, 'LA Area', 'los-angeles', 'LA', 'Active', 'CA', 'la-area', 34.03, -118.28, 9.2, 'America/Los_Angeles'),
  (3, 'Orange County', 'orange-county', 'OC', 'Active', 'CA', 'orange-county', 33.7, -117.85, 9.9, 'America/Los_Angeles'),
  (4, 'San Diego Area', 'san-diego', 'San Diego', 'Active', 'CA', 'san-diego-area', 32.92, -117.06, 9.4, 'America/Los_Angeles'),
  (5, 'Seattle Area', 'seattle', 'Seattle', 'Active', 'WA', 'seattle-area', 47.58, -122.25, 9.1, 'America/Los_Angeles'),
  (6, 'Miami', 'miami', 'Miami', 'Active', 'FL', 'miami', 26.2, -80.3, 8.7, 'America/New_York'),
  (7, 'Virginia', 'virginia', 'Virginia', 'Active', 'VA', 'virginia', 37.93, -77.25, 7.35, 'America/New_York')
on conflict do nothing;

insert into payout_plans (region_id, name, plan, management_fee_bps, placement_fee_bps, advance_fee_bps, payout_day,
  guarantee_limit_cents, eviction_cover, deductions, ended_by)
select region.id, 'Standard', 'Monthly', region.management, region.placement, 0, 5, 900000, true,
  '["Our management fee","The placement fee, once for each new lease","Repairs you approved"]',
  '["The lease ends, or you take the home back","Rent guarantee and eviction cover together have paid $9,000","The home is not fit to live in and a repair we asked for was declined"]'
from (values (0, 500, 5500), (1, 500, 5500), (2, 500, 5500), (3, 500, 5500), (4, 500, 5500), (5, 500, 5500), (6, 500, 6000), (7, 500, 5000)) region (id, management, placement)
on conflict do nothing;

insert into payout_plans (region_id, name, plan, management_fee_bps, placement_fee_bps, advance_fee_bps, payout_day,
  guarantee_limit_cents, eviction_cover, deductions, ended_by)
select region.id, 'Standard', 'Yearly', region.management, region.placement, 600, 5, 900000, true,
  '["Our management fee","The placement fee, once for each new lease","Repairs you approved","The advance fee, 6% of the rent paid ahead"]',
  '["The home is sold: the months not yet earned come back to us","You end the agreement before the advance is earned","Rent guarantee and eviction cover together have paid $9,000"]'
from (values (0, 500, 5500), (1, 500, 5500), (2, 500, 5500), (3, 500, 5500), (4, 500, 5500), (5, 500, 5500), (6, 500, 6000), (7, 500, 5000)) region (id, management, placement)
on conflict do nothing;

insert into payout_plans (region_id, name, plan, management_fee_bps, placement_fee_bps, advance_fee_bps, payout_day,
  guarantee_limit_cents, eviction_cover, deductions, ended_by)
select region.id, 'Standard', 'NoGuarantee', region.management, region.placement, 0, 10, 0, false,
  '["Our management fee","The placement fee, once for each new lease","Repairs you approved"]',
  '[]'
from (values (0, 450, 5500), (1, 425, 5500), (2, 425, 5500), (3, 425, 5500), (4, 450, 5500), (5, 450, 5500), (6, 450, 6000), (7, 450, 5000)) region (id, management, placement)
on conflict do nothing;
