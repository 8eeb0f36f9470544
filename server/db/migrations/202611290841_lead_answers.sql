-- phase: expand

alter table leads add column stage text not null default 'new' check (stage in ('new', 'answered', 'won', 'lost'));
alter table leads add column thread_id uuid references threads (id) on delete set null;
comment on column leads.stage is 'leadLifecycle of contract/account/leads/constants.ts. Tours and applications are read from their own tables.';
comment on column leads.thread_id is 'Conversation that holds our answers; null before the first one.';
-- Leads that staff marked done before stages existed.
update leads set stage = 'answered' where exists (
  select from desk_items done where done.queue = 'leads' and done.item_id = leads.id and done.resolved_at is not null);

alter table contact_log add column lead_id uuid references leads (id) on delete cascade;
comment on column contact_log.lead_id is 'Lead that a call was about, of a person who may have no account.';
alter table contact_log drop constraint contact_log_subject;
alter table contact_log add constraint contact_log_subject check (person_id is not null or lead_id is not null);
