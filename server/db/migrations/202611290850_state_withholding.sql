-- phase: expand
-- noun: money/stateTaxes

-- California withholds 7% of the rents of owners who live elsewhere, unless a form on file ends it.
create table residency_forms (
  id uuid primary key,
  person_id uuid not null references users (id),
  form text not null check (form in ('590', '588')),
  reference text not null check (length(reference) >= 3 and length(reference) <= 200),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  recorded_by uuid not null references users (id),
  recorded_at timestamptz not null,
  constraint residency_forms_waiver check (form = '590' or valid_until is not null)
);
comment on table residency_forms is 'California Forms 590 and 588 of owners: while one is valid, nothing is withheld for the state.';
comment on column residency_forms.form is 'RESIDENCY_FORMS of contract/money/stateTaxes/constants.ts.';
comment on column residency_forms.reference is 'Where the paper is kept, or the number of the letter of the state.';
create index residency_forms_person on residency_forms (person_id, recorded_at desc);
create index residency_forms_recorded_by on residency_forms (recorded_by);
alter table residency_forms enable row level security;
alter table residency_forms force row level security;
create policy residency_forms_staff on residency_forms using ((select app.is_staff()));
select app.grant_to_app('select, insert', 'residency_forms');

alter table payouts
  add column state_withheld bigint not null default 0 check (state_withheld >= 0),
  add column state_withholding_owed bigint not null default 0;
comment on column payouts.state_withheld is 'Cents withheld for the state of the home from owners who live elsewhere.';
comment on column payouts.state_withholding_owed is 'Cents of that withholding that were not taken yet; negative after returned rent.';
alter table payout_reporters add column state_withheld bigint not null default 0 check (state_withheld >= 0);
comment on column payout_reporters.state_withheld is 'Their part of the withholding for the state of the home.';

-- It stands with the rest of a payout once that was sent.
create trigger payouts_state_tax_fixed before update on payouts for each row
  when (old.status in ('sent', 'paid', 'returned') and (old.state_withheld, old.state_withholding_owed)
    is distinct from (new.state_withheld, new.state_withholding_owed)) execute function app.forbid_change();
