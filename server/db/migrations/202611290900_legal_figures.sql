-- phase: expand
-- noun: platform/legalFigures

create table legal_figures (
  id uuid primary key,
  series text not null check (length(series) >= 1 and length(series) <= 60),
  value integer not null check (value >= 0 and value <= 1000000),
  from_on date not null,
  until_on date not null,
  source text not null check (length(source) >= 3 and length(source) <= 300),
  certainty text not null check (certainty in ('statute', 'cited', 'ruleOfThumb')),
  next_due_on date not null,
  status text not null check (status in ('proposed', 'approved', 'declined', 'withdrawn')),
  proposed_by uuid not null references users (id),
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  note text check (length(note) <= 600),
  constraint legal_figures_range check (until_on >= from_on),
  constraint legal_figures_decided check (status = 'proposed' or (decided_by is not null and decided_at is not null)),
  constraint legal_figures_two_people check (status not in ('approved', 'declined') or decided_by <> proposed_by)
);
comment on table legal_figures is 'Yearly figures of the law that two staff members entered, such as the rent cap of a county. A figure holds once the second one approved it.';
comment on column legal_figures.series is 'figureSeries of contract/law/figures.ts.';
comment on column legal_figures.value is 'Tenths of a basis point for a rate, such as 8700 for 8.7%; cents for an amount.';
comment on column legal_figures.from_on is 'First local day on which it holds.';
comment on column legal_figures.until_on is 'Last local day on which it holds.';
comment on column legal_figures.source is 'Where it was read, such as the release of the bureau with its date.';
comment on column legal_figures.certainty is 'Certainty of contract/law/rules.ts.';
comment on column legal_figures.next_due_on is 'Local day by which the next figure is announced and entered.';
comment on column legal_figures.status is 'legalFigureLifecycle of contract/platform/legalFigures/constants.ts.';
create index legal_figures_in_force on legal_figures (series, from_on, decided_at desc) where status = 'approved';
create unique index legal_figures_one_proposal on legal_figures (series, from_on) where status = 'proposed';
create index legal_figures_newest on legal_figures (proposed_at desc, id);
create index legal_figures_proposed_by on legal_figures (proposed_by);
create index legal_figures_decided_by on legal_figures (decided_by) where decided_by is not null;
alter table legal_figures enable row level security;
alter table legal_figures force row level security;
create policy legal_figures_staff on legal_figures using ((select app.is_staff()));
create policy legal_figures_read on legal_figures for select using (status = 'approved');
select app.grant_to_app('select, insert, update', 'legal_figures');
