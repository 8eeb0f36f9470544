-- Tables

create table envelopes (
  id uuid primary key,
  subject text not null,
  home_id uuid,
  status text not null default 'draft',
  paper jsonb not null,
  paper_hash text not null,
  created_by uuid,
  created_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz not null,
  completed_at timestamptz,
  sealed_key text,
  sealed_hash text unique,
  constraint envelopes_check check ((status = 'completed') = (sealed_hash is not null))
);
comment on table envelopes is 'Documents sent out for signatures.';
comment on column envelopes.subject is 'Subject as `noun:id`.';
comment on column envelopes.sealed_key is 'Storage key of the sealed file; sealed_hash has its SHA-256.';
create index envelopes_subject on envelopes (subject);
create index envelopes_open on envelopes (expires_at) where (status in ('sent', 'viewed', 'partly_signed'));
create index envelopes_home on envelopes (home_id) where (home_id is not null);
create index envelopes_created_by on envelopes (created_by) where (created_by is not null);
create index envelopes_sealed_key on envelopes (sealed_key) where (sealed_key is not null);

create table envelope_signers (
  id uuid primary key,
  envelope_id uuid not null,
  user_id uuid,
  email citext not null,
  name text not null,
  role text not null,
  turn int not null default 1,
  status text not null default 'waiting',
  sections_seen text[] not null default '{}',
  consent jsonb,
  mark jsonb,
  signed_at timestamptz,
  signing_context jsonb,
  delegated_to uuid,
  name_changes jsonb not null default '[]',
  unique (envelope_id, email)
);
comment on table envelope_signers is 'Signers of an envelope, in signing order.';
comment on column envelope_signers.user_id is 'Null until the owner of the address has opened the envelope.';
comment on column envelope_signers.signing_context is 'Session, address, and device at signing.';
comment on column envelope_signers.name_changes is 'Corrections of the name before signing: earlier name and time.';
create index envelope_signers_user on envelope_signers (user_id);
create index envelope_signers_delegated_to on envelope_signers (delegated_to) where (delegated_to is not null);
create index envelope_signers_invited on envelope_signers (email) where (user_id is null);

-- Functions

create function app.protect_sent_envelope() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (new.paper, new.paper_hash, new.subject) is distinct from (old.paper, old.paper_hash, old.subject) then
    raise exception 'A paper that was sent is not changed' using errcode = 'restrict_violation';
  end if;
  if old.status in ('completed', 'declined', 'expired', 'voided') then
    raise exception 'An envelope that has ended is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function app.own_envelope_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select envelope_id from envelope_signers where user_id = app.person()
    union
    -- Whoever owns the address may open it before their account is named there.
    select envelope_id from envelope_signers
      where user_id is null and email = (select users.email from users where users.id = app.person());
  perform app.end_system(caller);
end $$;
revoke all on function app.own_envelope_ids() from public;
select app.grant_to_app('execute', 'function app.own_envelope_ids()');

create function app.publish_envelope_change(changed uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  people uuid[];
begin
  select array_agg(distinct person) into people from (
    select user_id as person from envelope_signers where envelope_id = changed
    union all select created_by from envelopes where id = changed
  ) concerned where person is not null;
  perform app.publish_change('leases', people);
  perform app.end_system(caller);
end $$;
revoke all on function app.publish_envelope_change(changed uuid) from public;
select app.grant_to_app('execute', 'function app.publish_envelope_change(changed uuid)');

-- Foreign keys

alter table envelopes
  add foreign key (home_id) references homes(id) on delete set null,
  add foreign key (created_by) references users(id);

alter table envelope_signers
  add foreign key (envelope_id) references envelopes(id),
  add foreign key (user_id) references users(id),
  add foreign key (delegated_to) references envelope_signers(id);

-- Triggers

create trigger envelopes_protect_sent before update on envelopes for each row execute function app.protect_sent_envelope();

create trigger envelopes_no_delete before delete on envelopes for each row execute function app.forbid_change();

create trigger envelopes_notify_change after update on envelopes for each row execute function app.notify_change('envelope',
  'id');

create trigger envelope_signers_notify_change after update on envelope_signers for each row execute function app.notify_change('envelope',
  'envelope_id');

-- Row-level security

alter table envelopes enable row level security, force row level security;
create policy envelopes_party on envelopes using ((select app.is_staff()) or created_by = (select app.person())
  or (id in (select app.own_envelope_ids())));
select app.grant_to_app('select, insert, update', 'envelopes');

alter table envelope_signers enable row level security, force row level security;
create policy envelope_signers_party on envelope_signers using ((select app.is_staff())
  or (envelope_id in (select app.own_envelope_ids())) or (envelope_id in (select envelopes.id from envelopes
  where envelopes.created_by = (select app.person()))));
select app.grant_to_app('select, insert, update', 'envelope_signers');
