-- phase: expand
-- noun: platform/letters

create table letters (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  lease_id uuid not null references leases (id) on delete cascade,
  subject text not null check (length(subject) <= 100),
  kind text not null check (kind in ('termination', 'increase', 'statement', 'entry')),
  title text not null check (length(title) >= 1 and length(title) <= 300),
  status text not null check (status in ('queued', 'ready', 'served', 'canceled')),
  recipients text[] not null,
  address jsonb not null,
  methods text[] not null,
  certified boolean not null,
  source text not null,
  compare_with text check (length(compare_with) <= 100),
  time_zone text not null,
  due_on date not null,
  storage_key text,
  paper_sha256 bytea,
  carrier text check (length(carrier) <= 40),
  reference text check (length(reference) <= 100),
  served_on date,
  given_on date,
  method text check (method in ('personal', 'leftAndMailed', 'postedAndMailed', 'posted', 'certifiedMail', 'mail')),
  served_by text check (length(served_by) >= 2 and length(served_by) <= 120),
  certified_number text check (length(certified_number) <= 60),
  proof_id uuid references documents (id) on delete set null,
  recorded_by uuid references users (id) on delete set null,
  recorded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint letters_served check (status <> 'served' or (served_on is not null and method is not null
    and given_on is not null and served_by is not null)),
  constraint letters_given check (given_on >= served_on)
);
comment on table letters is 'Notices and statements that the law wants on paper, each with how, when, and by whom it was served.';
comment on column letters.subject is 'What it is about, such as notice:0199c0de-0000-7000-8000-000000000000. server/letterHandlers.ts has the nouns.';
comment on column letters.kind is 'NOTICE_KINDS of contract/law/service.ts.';
comment on column letters.status is 'letterLifecycle of contract/platform/letters/constants.ts.';
comment on column letters.address is 'Where it goes: {lines, postal}; postal is null for a typed address.';
comment on column letters.methods is 'Methods of service that the law accepts: SERVICE_METHODS of contract/law/service.ts.';
comment on column letters.certified is 'Whether the mailed copy needs a certified number.';
comment on column letters.compare_with is 'Statute with whose form a colleague compares the paper before service; null where the form is known word for word, or none is prescribed.';
comment on column letters.due_on is 'Last local day on which it should be served, so that the dates in it hold.';
comment on column letters.storage_key is 'PDF with the paper, the envelope, and the form for the proof of service.';
comment on column letters.paper_sha256 is 'Hash of the paper alone, as it was served.';
comment on column letters.carrier is 'Mail service that prints and posts it; null where our team does.';
comment on column letters.reference is 'Id of the letter at that service.';
comment on column letters.served_on is 'Local day of delivery, posting, or mailing.';
comment on column letters.given_on is 'Local day from which lawful dates count: the day of service and the days for the mail.';
comment on column letters.served_by is 'Person or mail service who served it.';
comment on column letters.proof_id is 'Signed proof of service, certificate of mailing, or photo.';
create unique index letters_one_open on letters (home_id, subject) where status in ('queued', 'ready');
create index letters_subject on letters (subject, created_at desc);
create index letters_open on letters (due_on, id) where status in ('queued', 'ready');
create index letters_newest on letters (created_at desc, id);
create index letters_home on letters (home_id);
create index letters_lease on letters (lease_id);
create index letters_proof on letters (proof_id) where proof_id is not null;
create index letters_recorded_by on letters (recorded_by) where recorded_by is not null;
alter table letters enable row level security;
alter table letters force row level security;
create policy letters_staff on letters using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'letters');

alter table notices add column service_asked_at timestamptz;
alter table notices add column served_on date;
alter table notices add column given_on date;
comment on column notices.service_asked_at is 'Time at which its paper went to the desk; it is given once it is served.';
comment on column notices.served_on is 'Local day on which the paper was served.';
comment on column notices.given_on is 'Local day from which lawful dates count.';

alter table renewals add column service_asked_at timestamptz;
alter table renewals add column given_on date;
alter table renewals add column rent_from date;
alter table renewals add column rent_applied_at timestamptz;
comment on column renewals.service_asked_at is 'Time at which the notice of a higher rent went to the desk; null where email counts, or the rent does not rise.';
comment on column renewals.given_on is 'Local day from which the notice of a higher rent counts as given.';
comment on column renewals.rent_from is 'First local day of the new rent: the day of the offer, or the first lawful one after service. Null until both are known.';
comment on column renewals.rent_applied_at is 'Time at which the lease took the new rent.';
update renewals set rent_from = start_on where status in ('signed', 'active');
update renewals set rent_applied_at = updated_at where status = 'active';

alter table move_outs add column service_asked_at timestamptz;
alter table move_outs add column statement_given_on date;
comment on column move_outs.service_asked_at is 'Time at which the statement went to the desk to be served on paper.';
comment on column move_outs.statement_given_on is 'Local day on which the statement counts as given; null until its paper is served.';
update move_outs set statement_given_on = (statement_sent_at at time zone time_zone)::date where statement_sent_at is not null;
