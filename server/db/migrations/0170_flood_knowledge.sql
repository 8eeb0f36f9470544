-- phase: expand
-- What the owner of a home says about floods: {flooded, hazardArea, insured, claimed, aided, details}; null: never answered.
alter table homes add column flood jsonb;
