-- phase: expand

alter table move_outs add column inspection_asked_at timestamptz;
comment on column move_outs.inspection_asked_at is 'When residents asked for the first inspection that the law gives them; null where they did not.';
