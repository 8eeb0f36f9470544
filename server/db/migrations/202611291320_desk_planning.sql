-- phase: expand
-- noun: platform/desk

alter table desk_items
  add column due_on date,
  add column snoozed_until date,
  add column waiting_for text check (length(waiting_for) >= 1 and length(waiting_for) <= 200);
comment on column desk_items.due_on is 'Day at our office by which staff want to be done; deadlines of law and contract are in other tables.';
comment on column desk_items.snoozed_until is 'Day at our office on which the item is back in its queue.';
comment on column desk_items.waiting_for is 'What staff wait for before they can go on.';

create table desk_tasks (
  id uuid primary key,
  title text not null check (length(title) >= 1 and length(title) <= 200),
  person_id uuid references users (id) on delete cascade,
  home_id uuid references homes (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  author_name text not null,
  created_at timestamptz not null
);
comment on table desk_tasks is 'Tasks that staff write down for themselves or a colleague. Assignee, due day, and the end of a task are in desk_items.';
comment on column desk_tasks.person_id is 'Person the task is about, if any.';
create index desk_tasks_newest on desk_tasks (created_at, id);
create index desk_tasks_person on desk_tasks (person_id) where person_id is not null;
create index desk_tasks_home on desk_tasks (home_id) where home_id is not null;
create index desk_tasks_created_by on desk_tasks (created_by) where created_by is not null;
alter table desk_tasks enable row level security;
alter table desk_tasks force row level security;
create policy desk_tasks_staff on desk_tasks using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'desk_tasks');

create table desk_assignment_rules (
  queue text primary key,
  duties text[] not null check (cardinality(duties) >= 1),
  in_region boolean not null,
  max_open int check (max_open >= 1 and max_open <= 500),
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz not null
);
comment on table desk_assignment_rules is 'Queues with automatic assignment: a job gives new items to the person with the fewest open items.';
comment on column desk_assignment_rules.duties is 'A person needs one of these duties to get items.';
comment on column desk_assignment_rules.in_region is 'Only people who work in the region of the item get it; without one it stays unassigned.';
comment on column desk_assignment_rules.max_open is 'A person with so many open items gets no more; null: no limit.';
create index desk_assignment_rules_updated_by on desk_assignment_rules (updated_by) where updated_by is not null;
alter table desk_assignment_rules enable row level security;
alter table desk_assignment_rules force row level security;
create policy desk_assignment_rules_staff on desk_assignment_rules using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'desk_assignment_rules');
