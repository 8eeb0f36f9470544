-- Tables

create sequence audit_log_ids;

create table audit_log (
  id bigint primary key,
  stream text not null,
  event text not null,
  at timestamptz not null default clock_timestamp(),
  person_id uuid,
  subject text,
  request_id text,
  detail jsonb not null default '{}',
  prev_hash bytea,
  hash bytea not null
);
comment on table audit_log is 'Append-only log of changes and reads of sensitive data, chained by hash per stream.';
create index audit_log_stream on audit_log (stream, id desc);
create index audit_log_subject on audit_log (subject, id) where (subject is not null);
create index audit_log_person on audit_log (person_id, id desc) where (person_id is not null);
create index audit_log_at on audit_log (at, id);

create table audit_heads (
  stream text primary key,
  id bigint not null,
  hash bytea not null
) with (fillfactor = 50);
comment on table audit_heads is 'The last row of each audit stream. A writer locks only this row, so the log itself is never read to find its end.';

-- Functions

create function app.audit_row_hash(entry audit_log) returns bytea language sql immutable as $$
  select sha256(coalesce(entry.prev_hash, ''::bytea) || convert_to(concat_ws(
    E'\x1f', entry.stream, entry.event, extract(epoch from entry.at)::text, coalesce(entry.person_id::text, ''),
    coalesce(entry.subject, ''), coalesce(entry.request_id, ''), entry.detail::text), 'UTF8'))
$$;

create function app.chain_audit_row() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare head audit_heads;
begin
  select * into head from audit_heads where stream = new.stream for update;
  if not found then
    -- Of two that begin a stream, the second waits here for the first.
    insert into audit_heads (stream, id, hash) values (new.stream, 0, '') on conflict do nothing;
    select * into head from audit_heads where stream = new.stream for update;
  end if;
  new.id := nextval('audit_log_ids');
  new.prev_hash := case when head.id > 0 then head.hash end;
  new.hash := app.audit_row_hash(new);
  update audit_heads set id = new.id, hash = new.hash where stream = new.stream;
  return new;
end $$;
revoke all on function app.chain_audit_row() from public;
select app.grant_to_app('execute', 'function app.chain_audit_row()');

-- Triggers

create trigger audit_log_chain before insert on audit_log for each row execute function app.chain_audit_row();

create trigger audit_log_immutable before delete
  or update on audit_log for each row execute function app.forbid_change();

create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function app.forbid_change();

-- Row-level security

select app.grant_to_app('select, insert', 'audit_log');

select app.grant_to_app('select', 'audit_heads');
