-- phase: expand
-- Where hosts work, so that a home gets a host of its region. Visitors read the host of a home from the account of the
-- host; homes.host_name and homes.host_since are no longer read or written, and leave with a later release.
create table region_hosts (
  region_id int not null references regions (id),
  host_id uuid not null references users (id) on delete cascade,
  primary key (region_id, host_id)
);
create index region_hosts_host on region_hosts (host_id);
select app.grant_to_app('select', 'region_hosts');

-- Who shows a home: no row while it has no host, or its host no longer works as one or has no working hours.
create function app.home_host(home uuid) returns table (host_id uuid, first_name text, since int)
language plpgsql stable security definer rows 1 set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select host.id, host.first_name::text, extract(year from host.created_at at time zone region.time_zone)::int
    from homes shown join regions region on region.id = shown.region_id join users host on host.id = shown.host_id
    where shown.id = home and host.is_host and host.erased_at is null
      and exists (select from host_hours hours where hours.host_id = host.id);
  perform app.end_system(caller);
end $$;
