-- phase: expand
-- What the owner of a home knows that leases must tell: {known, details, airZone, airZoneName, fireSystems}; null: never answered.
alter table homes add column disclosures jsonb;
