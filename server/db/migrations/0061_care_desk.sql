-- The desk of our team, further: saved views of queues, replies a person starts from, and visits of Pros on the one calendar.

-- A queue as one of our team wants to see it.
create table desk_views (
  id uuid primary key,
  person_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  queue text not null,
  -- Whose items: 'me', 'none', or everybody's.
  assignee text check (assignee in ('me', 'none')),
  overdue boolean not null default false,
  created_at timestamptz not null
);
create index desk_views_person on desk_views (person_id, created_at);

-- Words that a person starts from and edits before sending.
create table canned_replies (
  id uuid primary key,
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 4000),
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz not null
);
create index canned_replies_updated_by on canned_replies (updated_by) where updated_by is not null;

do $$ declare each text; begin
  foreach each in array array['desk_views', 'canned_replies'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
  end loop;
end $$;
create policy desk_views_own on desk_views using ((select app.is_staff()) and person_id = (select app.person()));
create policy canned_replies_staff on canned_replies using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'desk_views', 'canned_replies');

insert into canned_replies (id, title, body, updated_at) values
  ('01930000-0000-7000-8000-000000000001', 'Ask for photos', E'Thanks for telling us. Could you add one or two photos of the problem here? One close up and one from farther away help us send the right Pro.', now()),
  ('01930000-0000-7000-8000-000000000002', 'Pro is being found', E'We have your report and we’re looking for a Pro now. You’ll see the date here as soon as one accepts. If it gets worse, write to us here.', now()),
  ('01930000-0000-7000-8000-000000000003', 'Part is ordered', E'The Pro needs a part and has ordered it. We’ll book the second visit when it arrives and tell you the date here.', now()),
  ('01930000-0000-7000-8000-000000000004', 'Sorry for the delay', E'We’re sorry this takes longer than we said. Here is what happens next and by when:', now()),
  ('01930000-0000-7000-8000-000000000005', 'Please confirm the fix', E'The Pro says the work is done. Could you check it and tell us whether it’s fixed? If it isn’t, press “Not fixed” and we’ll come back.', now());

-- Nobody tours or inspects a home while a Pro works there: the times alone, no matter who asks.
create function app.home_visit_times(home uuid, since timestamptz, until timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select visit.starts_at, visit.ends_at from work_order_visits visit
    where visit.home_id = home and visit.status in ('booked', 'en_route', 'arrived')
      and visit.ends_at > since and visit.starts_at < until;
  perform app.end_system(caller);
end $$;
