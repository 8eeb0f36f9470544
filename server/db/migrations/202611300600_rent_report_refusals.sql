-- phase: expand

alter table rent_report_lines
  add column refused_by text[] not null default '{}',
  add column refusal text check (length(refusal) >= 3 and length(refusal) <= 2000),
  add column refused_at timestamptz;
comment on column rent_report_lines.refused_by is 'Credit bureaus that took the file and not this account.';
comment on column rent_report_lines.refusal is 'Reason of the bureau; the history in the next file has the month again.';
