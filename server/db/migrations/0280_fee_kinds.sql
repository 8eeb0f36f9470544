-- Fees of listings and leases get an id and the kind of charge that their owner chooses from now on. Stored fees keep the
-- kind that was guessed from their name until now.
-- Shape of a fee: {id, kind, name, cents, every: month or once, required, why}; kinds: contract/money/charges/kinds.ts.

create function pg_temp.kind_of(fee jsonb) returns text language sql immutable as $$
  select case
    when fee->>'every' = 'once' then 'one_time'
    when fee->>'name' ~* '\y(pets?|dogs?|cats?)\y' then 'pet_rent'
    when fee->>'name' ~* '\y(parking|garage)\y' then 'parking'
    when fee->>'name' ~* '\y(water|sewer|trash|gas|electric\w*|utilit\w*|internet)\y' then 'utility'
    else 'monthly' end
$$;

update homes set fees = (
  select jsonb_agg(jsonb_build_object('kind', pg_temp.kind_of(fee),
    -- The setup finds the HOA's fee by this id.
    'id', case when fee->>'name' = 'HOA move-in fee' then '0198a000-0000-7000-8000-00000000f0a1' else gen_random_uuid()::text end
  ) || fee order by place)
  from jsonb_array_elements(fees) with ordinality one (fee, place))
where fees <> '[]';

-- A fee that the listing still has keeps its id in the lease.
update leases set terms = jsonb_set(terms, '{fees}', (
  select jsonb_agg(jsonb_build_object('kind', pg_temp.kind_of(fee), 'id', coalesce(
    (select listed->>'id' from homes, jsonb_array_elements(homes.fees) listed
     where homes.id = leases.home_id and listed->>'name' = fee->>'name' and listed->>'every' = fee->>'every' limit 1),
    gen_random_uuid()::text)) || fee order by place)
  from jsonb_array_elements(terms->'fees') with ordinality one (fee, place)))
where jsonb_array_length(coalesce(terms->'fees', '[]')) > 0;
