-- The name and the first year of a host come from the account of the host (app.home_host).
alter table homes drop column host_name, drop column host_since;
