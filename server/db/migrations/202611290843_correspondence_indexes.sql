-- phase: expand
-- no transaction

create index concurrently if not exists leads_thread on leads (thread_id) where thread_id is not null;
create index concurrently if not exists contact_log_lead on contact_log (lead_id, at desc) where lead_id is not null;
create index concurrently if not exists contact_log_appointment on contact_log (appointment_id, at desc) where appointment_id is not null;
