-- What ended says when and why; when and why are said together.
alter table leases drop constraint leases_ended;
alter table leases add constraint leases_ended
  check ((status <> 'ended' or ended_at is not null) and (ended_at is null) = (end_reason is null));
