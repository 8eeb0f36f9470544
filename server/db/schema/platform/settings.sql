-- Tables

create table settings (
  name text primary key,
  value jsonb not null
);
comment on table settings is 'Figures and texts of the company that every request may read.';

-- Row-level security

select app.grant_to_app('select', 'settings');

-- Reference data

-- Placeholders until staff change them. Phone numbers are from the range reserved for fiction (555-0100 to 555-0199).
insert into settings (name, value) values
  ('supportPhone', '"(415) 555-0132"'),
  ('supportEmail', '"hello@belong.test"'),
  ('supportHours', '"Every day, 7 am to 9 pm Pacific time"'),
  ('emergencyPhone', '"(415) 555-0199"'),
  ('office', '"2100 Harrison Street, San Francisco, CA 94110"'),
  ('referralRewardCents', '100000'),
  ('banner', '{"text": "Belong is now in Virginia.", "href": "/blog/belong-is-coming-to-virginia"}');
