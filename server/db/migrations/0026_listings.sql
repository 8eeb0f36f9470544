-- What is known of each picture of a home, by media id: {month: '2026-11', notes: ['dark']}; and why our team sent a
-- listing back to its owner.
alter table homes
  add column picture_details jsonb not null default '{}',
  add column returned_because text check (length(returned_because) <= 500);
-- A listing describes its pictures for people who cannot see them.
select app.grant_to_app('update (alt)', 'media');
