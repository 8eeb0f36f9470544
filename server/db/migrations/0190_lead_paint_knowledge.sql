-- phase: expand
-- Whether the owner of a home knows of lead-based paint in it; null: never answered.
alter table homes add column lead_paint boolean;
