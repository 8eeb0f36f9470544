-- phase: expand
-- noun: homes/homes

alter table homes
  add column kitchen text check (kitchen in ('both', 'stove', 'refrigerator', 'neither'));
comment on column homes.kitchen is 'Which of a working stove and refrigerator the home has, as the owner answered; null before an answer. KITCHENS of contract/homes/homes/kitchen.ts.';
