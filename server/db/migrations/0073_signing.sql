-- Papers that people sign. What was sent never changes; who did what when stands in the audit log, stream `signing`.

create table envelopes (
  id uuid primary key,
  -- What the paper is about, as `noun:id`.
  subject text not null,
  status text not null default 'draft',
  paper jsonb not null,
  paper_hash text not null,
  created_by uuid references users (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz not null,
  completed_at timestamptz,
  -- The sealed file: where it is kept, and its SHA-256.
  sealed_key text,
  sealed_hash text unique,
  check ((status = 'completed') = (sealed_hash is not null))
);
create index envelopes_subject on envelopes (subject);
create index envelopes_open on envelopes (expires_at) where status in ('sent', 'viewed', 'partly_signed');

create table envelope_signers (
  id uuid primary key,
  envelope_id uuid not null references envelopes (id),
  -- Null until the owner of the address has opened it.
  user_id uuid references users (id),
  email citext not null,
  name text not null,
  role text not null,
  turn int not null default 1,
  status text not null default 'waiting',
  sections_seen text[] not null default '{}',
  consent jsonb,
  mark jsonb,
  signed_at timestamptz,
  -- How they were known when they signed: session, address, device.
  signed_from jsonb,
  delegated_to uuid references envelope_signers (id),
  unique (envelope_id, email)
);
create index envelope_signers_user on envelope_signers (user_id);

create function app.paper_fixed() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (new.paper, new.paper_hash, new.subject) is distinct from (old.paper, old.paper_hash, old.subject) then
    raise exception 'A paper that was sent is not changed' using errcode = 'restrict_violation';
  end if;
  if old.status in ('completed', 'declined', 'expired', 'voided') then
    raise exception 'An envelope that has ended is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger envelopes_fixed before update on envelopes for each row execute function app.paper_fixed();
create trigger envelopes_kept before delete on envelopes for each row execute function app.refuse_change();

-- Asked apart from the tables' policies, which would otherwise ask each other for ever.
create function app.signs(envelope uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select exists (
    select from envelope_signers where envelope_id = envelope
      and (user_id = app.person() or (user_id is null and email = (select email from users where id = app.person())))
  )
$$;
alter table envelopes enable row level security;
alter table envelopes force row level security;
create policy envelopes_party on envelopes using (app.is_staff() or created_by = app.person() or app.signs(id));
alter table envelope_signers enable row level security;
alter table envelope_signers force row level security;
create policy envelope_signers_party on envelope_signers using (
  app.is_staff() or app.signs(envelope_id)
  or exists (select from envelopes where envelopes.id = envelope_id and created_by = app.person())
);
grant select, insert, update on envelopes, envelope_signers to belong_app;
grant execute on function app.signs(uuid) to belong_app;
