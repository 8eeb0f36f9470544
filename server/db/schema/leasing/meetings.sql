-- Tables

create table meeting_hosts (
  meeting_type text not null,
  host_id uuid not null,
  name text not null,
  time_zone text not null,
  primary key (meeting_type, host_id)
);
comment on table meeting_hosts is 'Staff by meeting topic. Their hours are in host_hours, in this zone.';
create index meeting_hosts_host on meeting_hosts (host_id);

-- Foreign keys

alter table meeting_hosts
  add foreign key (host_id) references users(id) on delete cascade;

-- Row-level security

select app.grant_to_app('select', 'meeting_hosts');
