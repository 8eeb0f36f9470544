-- phase: expand
-- noun: homes/homes

-- Cal. Civ. Code § 1950.5(b): what is charged when a tenancy begins is part of the deposit.
update homes set fees = coalesce(
    (select jsonb_agg(fee) from jsonb_array_elements(homes.fees) fee where fee ->> 'every' <> 'once'), '[]')
  from cities
  where cities.id = homes.city_id and cities.state = 'CA'
    and exists (select from jsonb_array_elements(homes.fees) fee where fee ->> 'every' = 'once');

-- RCW 59.18.210: a lease of more than a year takes a notary.
update homes set lease_months = coalesce(
    (select jsonb_agg(months) from jsonb_array_elements(homes.lease_months) months where months::int <= 12), '[12]')
  from cities
  where cities.id = homes.city_id and cities.state = 'WA'
    and exists (select from jsonb_array_elements(homes.lease_months) months where months::int > 12);
