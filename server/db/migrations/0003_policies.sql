-- Row-level security and rights: what the database itself lets each caller see and change, whatever the code asks.
--
-- A policy compares a column with something that is known before the first row is read: `(select app.person())`, or the
-- caller's own ids (`id in (select app.own_thread_ids())`). A function of a row would run for every row of the table.
-- It is forced, so that it binds the owner of the tables as well.

do $$ declare each text; begin
  foreach each in array array[
    'users', 'sessions', 'known_devices', 'authenticators', 'recovery_codes', 'passkeys', 'external_logins',
    'image_uploads', 'text_consents', 'notification_preferences', 'data_exports', 'account_deletions',
    'refresh_tokens', 'verification_codes', 'login_steps', 'text_opt_outs', 'homes', 'home_events', 'saved_homes',
    'saved_searches', 'notified_homes', 'availability_checks', 'leads', 'lead_events', 'waitlist_entries',
    'site_visits', 'referral_codes', 'referrals', 'affiliates', 'flow_runs', 'flow_run_links', 'estimates',
    'estimate_links', 'todos', 'threads', 'thread_participants', 'thread_guests', 'messages', 'documents',
    'file_links', 'appointments', 'ledger_accounts', 'ledger_transactions', 'ledger_entries', 'charges',
    'refunds', 'processor_events', 'applications', 'applicants', 'applicant_personal_details',
    'applicant_consents', 'screenings', 'criteria_results', 'decisions', 'decision_letters', 'envelopes',
    'envelope_signers', 'leases', 'move_in_holds', 'move_ins', 'condition_records', 'condition_pictures'
  ] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
  end loop;
end $$;


-- ===== Accounts =====

create policy users_own on users using (id = (select app.person()) or (select app.is_staff()));
create policy sessions_own on sessions using (user_id = (select app.person()) or (select app.is_staff()));
create policy known_devices_own on known_devices using (user_id = (select app.person()) or (select app.is_staff()));
create policy authenticators_own on authenticators using (user_id = (select app.person()) or (select app.is_staff()));
create policy recovery_codes_own on recovery_codes using (user_id = (select app.person()) or (select app.is_staff()));
create policy passkeys_own on passkeys using (user_id = (select app.person()) or (select app.is_staff()));
create policy external_logins_own on external_logins using (user_id = (select app.person()) or (select app.is_staff()));
create policy image_uploads_own on image_uploads using (user_id = (select app.person()) or (select app.is_staff()));
create policy text_consents_own on text_consents using (user_id = (select app.person()) or (select app.is_staff()));
create policy notification_preferences_own on notification_preferences using (user_id = (select app.person()) or (select app.is_staff()));
create policy data_exports_own on data_exports using (user_id = (select app.person()) or (select app.is_staff()));
create policy account_deletions_own on account_deletions using (user_id = (select app.person()) or (select app.is_staff()));
create policy refresh_tokens_staff on refresh_tokens using ((select app.is_staff()));
create policy verification_codes_staff on verification_codes using ((select app.is_staff()));
create policy login_steps_staff on login_steps using ((select app.is_staff()));

-- ===== Platform =====

create policy text_opt_outs_staff on text_opt_outs using ((select app.is_staff()));

-- ===== Homes =====

-- Everybody sees what is listed or was leased; its owner and staff see and change the rest.
create policy homes_listed on homes for select using (status in ('active', 'coming_soon', 'application_pending', 'leased'));
create policy homes_own on homes using (owner_id = (select app.person()) or (select app.is_staff()));
create policy home_events_owner on home_events
  using ((select app.is_staff()) or home_id in (select id from homes where owner_id = (select app.person())));
create policy home_events_erase on home_events as restrictive for delete using ((select app.is_staff()));
create policy saved_homes_own on saved_homes using (user_id = (select app.person()) or (select app.is_staff()));
create policy saved_searches_own on saved_searches using (user_id = (select app.person()) or (select app.is_staff()));
create policy notified_homes_own on notified_homes using (user_id = (select app.person()) or (select app.is_staff()));
create policy availability_checks_staff on availability_checks using ((select app.is_staff()));

-- ===== Leads and partners =====

-- Anybody may leave a lead; only staff and the person it is about may read it.
create policy leads_insert on leads for insert with check (user_id is null or user_id = (select app.person()));
create policy leads_select on leads for select using (user_id = (select app.person()) or (select app.is_staff()));
create policy leads_update on leads for update using ((select app.is_staff()));
create policy leads_delete on leads for delete using ((select app.is_staff()));
create policy lead_events_insert on lead_events for insert with check (true);
create policy lead_events_select on lead_events for select using ((select app.is_staff()));
create policy lead_events_update on lead_events for update using ((select app.is_staff()));
create policy lead_events_delete on lead_events for delete using ((select app.is_staff()));
create policy waitlist_entries_insert on waitlist_entries for insert with check (true);
create policy waitlist_entries_select on waitlist_entries for select using ((select app.is_staff()));
create policy waitlist_entries_delete on waitlist_entries for delete using ((select app.is_staff()));
create policy site_visits_insert on site_visits for insert with check (true);
create policy site_visits_select on site_visits for select using ((select app.is_staff()));
create policy site_visits_delete on site_visits for delete using ((select app.is_staff()));
create policy referral_codes_own on referral_codes using (user_id = (select app.person()) or (select app.is_staff()));
create policy referral_codes_erase on referral_codes as restrictive for delete using ((select app.is_staff()));
create policy referrals_select on referrals for select using (referrer_id = (select app.person()) or (select app.is_staff()));
create policy referrals_insert on referrals for insert
  with check ((referrer_id = (select app.person()) and status = 'invited' and invitee_id is null) or (select app.is_staff()));
create policy referrals_delete on referrals for delete using ((referrer_id = (select app.person()) and status = 'invited') or (select app.is_staff()));
create policy referrals_update on referrals for update using ((select app.is_staff()));
create policy affiliates_select on affiliates for select using (user_id = (select app.person()) or (select app.is_staff()));
create policy affiliates_insert on affiliates for insert with check ((user_id = (select app.person()) and status = 'applied') or (select app.is_staff()));
-- Applying again after a refusal.
create policy affiliates_update on affiliates for update
  using ((user_id = (select app.person()) and status in ('declined', 'applied')) or (select app.is_staff()))
  with check ((user_id = (select app.person()) and status = 'applied') or (select app.is_staff()));
create policy affiliates_delete on affiliates for delete using ((select app.is_staff()));

-- ===== Flows and rent estimates =====

create policy flow_runs_own on flow_runs using (
  person_id = (select app.person()) or (select app.is_staff()) or (person_id is null and guest_token_hashes @> array[(select app.guest_token())])
);
create policy flow_run_links_staff on flow_run_links using ((select app.is_staff()));
-- Whoever has the run has its estimates.
create policy estimates_own on estimates using (exists (select from flow_runs where flow_runs.id = run_id));
create policy estimates_erase on estimates as restrictive for delete using ((select app.is_staff()));
create policy estimate_links_staff on estimate_links using ((select app.is_staff()));
-- Whoever sees an estimate may share it; only by its key is a link found again.
create policy estimate_links_insert on estimate_links for insert
  with check (exists (select from estimates where estimates.id = estimate_id));

-- ===== Inbox and documents =====

create policy todos_own on todos using (user_id = (select app.person()) or (select app.is_staff()));
create policy threads_select on threads for select using ((select app.is_staff()) or id in (select app.own_thread_ids()));
create policy threads_insert on threads for insert with check ((select app.person()) is not null or (select app.is_staff()));
create policy threads_update on threads for update using ((select app.is_staff()) or id in (select app.own_thread_ids()));
create policy threads_delete on threads for delete using ((select app.is_staff()));
create policy thread_participants_select on thread_participants for select
  using ((select app.is_staff()) or thread_id in (select app.own_thread_ids()));
create policy thread_participants_insert on thread_participants for insert with check (user_id = (select app.person()) or (select app.is_staff()));
create policy thread_participants_update on thread_participants for update using (user_id = (select app.person()) or (select app.is_staff()));
create policy thread_participants_delete on thread_participants for delete using ((select app.is_staff()));
create policy thread_guests_staff on thread_guests using ((select app.is_staff()));
create policy messages_select on messages for select using ((select app.is_staff()) or thread_id in (select app.own_thread_ids()));
create policy messages_insert on messages for insert
  with check ((select app.is_staff()) or (author_id = (select app.person()) and thread_id in (select app.own_thread_ids())));
create policy messages_update on messages for update using ((select app.is_staff()));
create policy messages_delete on messages for delete using ((select app.is_staff()));
create policy documents_own on documents using (owner_id = (select app.person()) or (select app.is_staff()));
create policy documents_message on documents for select
  using (message_id in (select messages.id from messages where messages.thread_id in (select app.own_thread_ids())));
-- Whoever has the run a file was given to has the file, until an account takes it over.
create policy documents_run on documents
  using (owner_id is null and exists (select from flow_runs where flow_runs.id = flow_run_id))
  with check (exists (select from flow_runs where flow_runs.id = flow_run_id));
-- Pictures of a condition record are for both sides to see, whoever took them.
create policy documents_condition on documents for select using (id in (select app.own_condition_document_ids()));
create policy file_links_own on file_links using (user_id = (select app.person()) or (select app.is_staff()));

-- ===== Tours and meetings =====

create policy appointments_own on appointments using (
  key = (select app.appointment_key()) or user_id = (select app.person()) or host_id = (select app.person()) or (select app.is_staff())
);
create policy appointments_erase on appointments as restrictive for delete using ((select app.is_staff()));

-- ===== Money =====

create policy ledger_accounts_own on ledger_accounts using (owner_id = (select app.person()) or (select app.is_staff()));
create policy ledger_transactions_staff on ledger_transactions using ((select app.is_staff()));
create policy ledger_entries_staff on ledger_entries using ((select app.is_staff()));
create policy charges_own on charges using (payer_id = (select app.person()) or (select app.is_staff()));
create policy refunds_own on refunds
  using ((select app.is_staff()) or charge_id in (select id from charges where payer_id = (select app.person())));
create policy processor_events_staff on processor_events using ((select app.is_staff()));

-- ===== Applications and decisions =====

create policy applications_group on applications using ((select app.is_staff()) or id in (select app.own_application_ids()));
-- The homeowner sees that they apply and how it stands against the criteria; who they are is in tables apart.
create policy applications_homeowner on applications for select using (id in (select app.received_application_ids()));
create policy applicants_group on applicants
  using ((select app.is_staff()) or person_id = (select app.person()) or application_id in (select app.own_application_ids()));
create policy applicant_personal_details_own on applicant_personal_details using ((select app.is_staff()) or applicant_id in (select id from applicants where person_id = (select app.person())));
create policy applicant_consents_own on applicant_consents using ((select app.is_staff()) or applicant_id in (select id from applicants where person_id = (select app.person())));
create policy applicant_personal_details_erase on applicant_personal_details as restrictive for delete using ((select app.is_staff()));
-- Written by the system alone; the policies for select let those concerned read.
create policy screenings_staff on screenings using ((select app.is_staff()));
create policy screenings_party on screenings for select using (applicant_id in (select id from applicants where person_id = (select app.person())));
create policy criteria_results_staff on criteria_results using ((select app.is_staff()));
create policy criteria_results_party on criteria_results for select using (
  application_id in (select app.own_application_ids()) or application_id in (select app.received_application_ids())
);
create policy decisions_staff on decisions using ((select app.is_staff()));
create policy decisions_party on decisions for select using (
  application_id in (select app.own_application_ids()) or application_id in (select app.received_application_ids())
);
create policy decision_letters_staff on decision_letters using ((select app.is_staff()));
create policy decision_letters_party on decision_letters for select using (applicant_id in (select id from applicants where person_id = (select app.person())));

-- ===== Signing, leases and moving in =====

create policy envelopes_party on envelopes
  using ((select app.is_staff()) or created_by = (select app.person()) or id in (select app.own_envelope_ids()));
create policy envelope_signers_party on envelope_signers using (
  (select app.is_staff()) or envelope_id in (select app.own_envelope_ids())
  or envelope_id in (select id from envelopes where created_by = (select app.person()))
);
create policy leases_party on leases using (
  (select app.is_staff()) or envelope_id in (select app.own_envelope_ids())
  or home_id in (select id from homes where owner_id = (select app.person()))
);
-- Whoever sees a lease sees what belongs to it, staff among them: the policy of leases says who that is.
create policy move_in_holds_party on move_in_holds using (exists (select from leases where leases.id = lease_id));
create policy move_ins_party on move_ins using (exists (select from leases where leases.id = lease_id));
create policy condition_records_party on condition_records using (exists (select from leases where leases.id = lease_id));
create policy condition_pictures_party on condition_pictures using (exists (select from leases where leases.id = lease_id));

-- ===== Rights =====

-- Functions that see more than their caller are for the site alone.
do $$ declare each text; begin
  for each in select oid::regprocedure from pg_proc where pronamespace = 'app'::regnamespace and prosecdef loop
    execute format('revoke all on function %s from public', each);
    if app.has_app_role() then execute format('grant execute on function %s to belong_app', each); end if;
  end loop;
end $$;

select app.grant_to_app('usage', 'schema public', 'schema app', 'schema sandbox');
select app.grant_to_app('select', 'regions', 'cities', 'areas', 'payout_plans', 'settings', 'host_hours', 'host_days_off',
  'meeting_hosts');
select app.grant_to_app('select, insert', 'audit_log', 'ledger_accounts', 'ledger_transactions', 'ledger_entries', 'decisions',
  'decision_letters');
select app.grant_to_app('select, insert, update', 'users', 'charges', 'refunds', 'processor_events', 'account_deletions',
  'applications', 'applicants', 'applicant_consents', 'screenings', 'criteria_results', 'envelopes', 'envelope_signers', 'leases',
  'move_in_holds', 'move_ins', 'condition_records', 'sandbox.objects', 'sandbox.keys');
select app.grant_to_app('select, insert, delete', 'text_consents', 'site_visits', 'waitlist_entries', 'lead_events', 'home_events',
  'estimates', 'estimate_links', 'referral_codes', 'thread_guests', 'condition_pictures', 'media');
select app.grant_to_app('select, insert, update, delete', 'sessions', 'refresh_tokens', 'known_devices', 'verification_codes', 'authenticators',
  'recovery_codes', 'passkeys', 'external_logins', 'login_steps', 'image_uploads', 'notification_preferences', 'data_exports',
  'idempotency_keys', 'outbox', 'text_opt_outs', 'rate_limits', 'homes', 'saved_homes', 'saved_searches', 'notified_homes',
  'availability_checks', 'leads', 'referrals', 'affiliates', 'flow_runs', 'flow_run_links', 'todos', 'threads',
  'thread_participants', 'messages', 'documents', 'file_links', 'appointments', 'applicant_personal_details');
select app.grant_to_app('update (lead_id)', 'lead_events');
select app.grant_to_app('update (owner_id)', 'media');
