-- phase: expand

-- Staff see rows of others by their duties. `app.duties` holds those of the caller that the operation asks for; the
-- system, which has the role of staff, names none and sees every row.
create function app.is_system() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.role', true) = 'staff', false)
    and coalesce(current_setting('app.duties', true), '') = ''
$$;
comment on function app.is_system() is 'Whether the system itself asks, and not a person.';

create function app.has_duty(variadic wanted text[]) returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.role', true) = 'staff', false)
    and (coalesce(current_setting('app.duties', true), '') = ''
      or string_to_array(current_setting('app.duties', true), ',') && wanted)
$$;
comment on function app.has_duty(text[]) is 'Whether the caller is the system, or staff with one of these duties.';

create function app.document_categories() returns setof text language sql stable as $$
  select category from (values
    ('lease', array['leasing', 'money', 'support']),
    ('agreement', array['leasing', 'money', 'support']),
    ('inspection', array['leasing', 'care']),
    ('insurance', array['leasing', 'care']),
    ('statement', array['money', 'support']),
    ('receipt', array['money', 'support']),
    ('tax', array['money']),
    ('notice', array['leasing', 'support']),
    ('application', array['leasing']),
    ('identity', array['leasing']),
    ('message', array['leasing', 'care', 'support']),
    ('other', array['leasing', 'care', 'money', 'support'])) as needed (category, duties)
  where app.has_duty(variadic duties)
$$;
comment on function app.document_categories() is 'The categories of documents that the duties of the caller need; for the system all of them, for anyone else none.';

-- A trigger that works as the system leaves the duties of the caller aside, too.
create or replace function app.begin_system() returns text language plpgsql as $$
declare caller text := concat(current_setting('app.role', true), '|', current_setting('app.duties', true));
begin
  perform set_config('app.role', 'staff', true), set_config('app.duties', '', true);
  return caller;
end $$;
create or replace function app.end_system(caller text) returns void language plpgsql as $$
begin
  perform set_config('app.role', split_part(caller, '|', 1), true), set_config('app.duties', split_part(caller, '|', 2), true);
end $$;

do $$
declare
  each record;
  allowed text;
begin
  for each in
    select policies.tablename, policies.policyname, policies.qual, policies.with_check, given.duties
    from pg_policies policies join (values
      ('authenticators', array[]::text[]),
      ('recovery_codes', array[]::text[]),
      ('passkeys', array[]::text[]),
      ('refresh_tokens', array[]::text[]),
      ('verification_codes', array[]::text[]),
      ('login_steps', array[]::text[]),
      ('w9s', array['money']),
      ('tax_forms', array['money']),
      ('payout_accounts', array['money']),
      ('payout_settings', array['money']),
      ('payout_shares', array['money']),
      ('payout_runs', array['money']),
      ('payment_methods', array['money', 'support']),
      ('ledger_accounts', array['money']),
      ('ledger_transactions', array['money']),
      ('ledger_entries', array['money']),
      ('bank_statements', array['money']),
      ('bank_lines', array['money']),
      ('reconciliation_exceptions', array['money']),
      ('trust_entries', array['money']),
      ('top_ups', array['money']),
      ('money_requests', array['money']),
      ('screenings', array['leasing']),
      ('criteria_results', array['leasing']),
      ('decisions', array['leasing']),
      ('decision_letters', array['leasing']),
      ('decision_letter_drafts', array['leasing']),
      ('applicant_personal_details', array['leasing']),
      ('home_access_codes', array['leasing', 'care']),
      ('threads', array['leasing', 'care', 'support']),
      ('thread_participants', array['leasing', 'care', 'support']),
      ('messages', array['leasing', 'care', 'support'])
    ) as given (name, duties) on given.name = policies.tablename
    where policies.schemaname = 'public' and concat(policies.qual, policies.with_check) like '%app.is_staff()%'
  loop
    allowed := case when each.duties = '{}' then 'app.is_system()'
      else format('app.has_duty(variadic %L::text[])', each.duties) end;
    execute format('alter policy %I on %I', each.policyname, each.tablename)
      || coalesce(' using (' || replace(each.qual, 'app.is_staff() AS is_staff', allowed) || ')', '')
      || coalesce(' with check (' || replace(each.with_check, 'app.is_staff() AS is_staff', allowed) || ')', '');
  end loop;
end $$;

alter policy documents_own on documents using (owner_id = (select app.person())
  or category in (select app.document_categories()));
