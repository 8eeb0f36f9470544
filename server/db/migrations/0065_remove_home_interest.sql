-- Interest in a home is read from the tables themselves (listing performance); nothing calls these any more.
drop function app.home_visits(uuid, timestamptz);
drop function app.home_lead_count(uuid, timestamptz);
drop function app.home_save_count(uuid);
