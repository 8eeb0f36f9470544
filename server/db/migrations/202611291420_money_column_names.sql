-- phase: contract

-- One rule for every money column: bigint, no unit in its name, and a comment that says cents.

drop trigger homes_share_image on homes;

alter table homes rename column rent_cents to rent;
alter table homes rename column all_in_cents to all_in_rent;
alter table homes rename column previous_rent_cents to previous_rent;
alter table homes rename column deposit_cents to deposit;
alter table homes rename column application_fee_cents to application_fee;
alter table homes
  alter column rent type bigint,
  alter column all_in_rent type bigint,
  alter column previous_rent type bigint,
  alter column deposit type bigint,
  alter column application_fee type bigint;
comment on column homes.rent is 'Monthly rent in cents.';
comment on column homes.all_in_rent is 'Rent plus required monthly fees in cents, written by app.compute_home_price.';
comment on column homes.previous_rent is 'Rent in cents before the last change; null without one.';
comment on column homes.deposit is 'Security deposit in cents.';
comment on column homes.application_fee is 'Application fee of each applicant in cents.';

alter table price_rules rename column cut_cents to cut;
alter table price_rules rename column floor_cents to floor;
alter table price_rules
  alter column cut type bigint,
  alter column floor type bigint;
comment on column price_rules.cut is 'Cents taken off the rent at each reduction.';

alter table autopay_runs rename column amount_cents to amount;
alter table autopay_runs rename column fee_cents to fee;
alter table autopay_runs
  alter column amount type bigint,
  alter column fee type bigint;
comment on column autopay_runs.amount is 'Cents that the run pays, without the card fee.';
comment on column autopay_runs.fee is 'Card fee in cents.';

alter table autopays rename column cap_cents to cap;
alter table autopays rename column notified_cents to notified_amount;
alter table autopays
  alter column cap type bigint,
  alter column notified_amount type bigint;
comment on column autopays.cap is 'Most that one run may pay, in cents; null without a limit.';
comment on column autopays.notified_amount is 'Cents that the last notice named; null before a notice.';

alter table bill_disputes rename column adjusted_cents to adjusted;

alter table disputes rename column booked_cents to booked_amount;
alter table disputes rename column booked_fee_cents to booked_fee;

alter table payments rename column fee_cents to fee;

alter table payout_settings rename column reserve_cents to reserve;
alter table payout_settings rename column minimum_cents to minimum;
comment on column payout_settings.reserve is 'Reserve of the homeowner in cents.';
comment on column payout_settings.minimum is 'Smallest payout in cents.';

alter table payout_plans rename column guarantee_limit_cents to guarantee_limit;
comment on column payout_plans.guarantee_limit is 'Most that rent guarantee and eviction cover pay together, in cents; 0 without a guarantee.';

alter table applicants rename column fee_cents to fee;
alter table applicants
  alter column fee type bigint;

alter table proposal_items rename column price_cents to price;
alter table proposal_items rename column rent_effect_cents to rent_effect;
alter table proposal_items
  alter column price type bigint,
  alter column rent_effect type bigint;
comment on column proposal_items.price is 'Price in cents; null before a quote.';
comment on column proposal_items.rent_effect is 'Estimated effect on the monthly rent in cents; null without an estimate.';

alter table referrals rename column reward_cents to reward;
alter table referrals
  alter column reward type bigint;
comment on column referrals.reward is 'Reward in cents.';

alter table insurance_policies rename column dwelling_cents to dwelling;
alter table insurance_policies rename column liability_cents to liability;
alter table insurance_policies rename column premium_cents to premium;
alter table insurance_policies
  alter column premium type bigint;
comment on column insurance_policies.dwelling is 'Dwelling coverage in cents.';
comment on column insurance_policies.liability is 'Liability coverage in cents.';
comment on column insurance_policies.premium is 'Annual premium in cents; null if unknown.';

alter table deposit_deductions rename column cost_cents to cost;
alter table deposit_deductions rename column charged_cents to charged;
alter table deposit_deductions rename column agreed_cents to agreed;
alter table deposit_deductions rename column counter_cents to counter;
alter table deposit_deductions rename column offer_cents to offer;
alter table deposit_deductions rename column claimed_cents to claimed;
alter table deposit_deductions
  alter column cost type bigint,
  alter column charged type bigint,
  alter column agreed type bigint,
  alter column counter type bigint,
  alter column offer type bigint,
  alter column claimed type bigint;
comment on column deposit_deductions.cost is 'Cost of the repair in cents.';
comment on column deposit_deductions.charged is 'Cost less wear by the useful life of the item, in cents; agreed is the settled amount.';
comment on column deposit_deductions.agreed is 'Settled amount in cents; null before an agreement.';
comment on column deposit_deductions.counter is 'Amount in cents that the resident offered; null without a counteroffer.';
comment on column deposit_deductions.offer is 'Amount in cents that staff offered in return; null without an offer.';

alter table move_outs rename column deposit_cents to deposit;
alter table move_outs rename column returned_cents to returned;
alter table move_outs
  alter column deposit type bigint,
  alter column returned type bigint;
comment on column move_outs.returned is 'Cents of the deposit returned.';

alter table renewals rename column current_rent_cents to current_rent;
alter table renewals
  alter column current_rent type bigint;
comment on column renewals.current_rent is 'Rent in cents before the renewal.';

alter table service_orders rename column price_cents to price;
alter table service_orders
  alter column price type bigint;

alter table recurrences rename column cost_cap_cents to cost_cap;
alter table recurrences
  alter column cost_cap type bigint;
comment on column recurrences.cost_cap is 'Most that one visit may cost, in cents; null without a limit.';

alter table work_order_invoices rename column tax_cents to tax;
alter table work_order_invoices rename column markup_cents to markup;
alter table work_order_invoices rename column total_cents to total;
alter table work_order_invoices rename column charge_back_cents to charge_back;
alter table work_order_invoices
  alter column tax type bigint,
  alter column markup type bigint,
  alter column total type bigint,
  alter column charge_back type bigint;
comment on column work_order_invoices.tax is 'Sales tax in cents.';
comment on column work_order_invoices.markup is 'Markup in cents as a visible line; 0 unless the agreement allows one.';
comment on column work_order_invoices.total is 'Total in cents, with tax and markup.';
comment on column work_order_invoices.charge_back is 'Cents charged back; null without a chargeback.';

alter table work_order_quotes rename column tax_cents to tax;
alter table work_order_quotes rename column total_cents to total;
alter table work_order_quotes
  alter column tax type bigint,
  alter column total type bigint;
comment on column work_order_quotes.tax is 'Sales tax in cents.';
comment on column work_order_quotes.total is 'Total in cents, with tax.';

alter table work_orders rename column approved_cents to approved_limit;
alter table work_orders
  alter column approved_limit type bigint;

-- Columns that already had such a name.
comment on column approval_limits.amount is 'Limit in cents.';
comment on column charges.amount is 'Cents.';
comment on column charges.paid is 'Cents paid.';
comment on column credits.amount is 'Cents.';
comment on column ledger_accounts.min_balance is 'Minimum balance in cents on its normal side; null for none.';
comment on column ledger_accounts.balance is 'Sum of its entries in cents; debits are positive.';
comment on column money_requests.amount is 'Cents.';
comment on column payment_plans.amount is 'Cents.';
comment on column disputes.amount is 'Cents.';
comment on column payment_allocations.amount is 'Cents.';
comment on column payments.amount is 'Cents, without the card fee.';
comment on column payments.refunded is 'Cents refunded.';
comment on column refunds.amount is 'Cents.';
comment on column advances.monthly is 'Cents advanced for each month.';
comment on column advances.fee is 'Advance fee in cents.';
comment on column payout_lines.amount is 'Cents.';
comment on column payout_parts.amount is 'Cents.';
comment on column payout_runs.total is 'Cents of all payouts of the run.';
comment on column payout_runs.homes is 'Number of homes of an open run, counted by a job.';
comment on column payout_runs.fees is 'Cents of our fees.';
comment on column payout_runs.guarantee_paid is 'Cents paid by the rent guarantee.';
comment on column payouts.amount is 'Cents.';
comment on column payouts.reserve is 'Cents kept as the reserve of the homeowner.';
comment on column payouts.guarantee_paid is 'Cents paid by the rent guarantee.';
comment on column payouts.guarantee_repaid is 'Cents repaid to the rent guarantee.';
comment on column payouts.withheld is 'Backup withholding for the IRS in cents.';
comment on column payouts.rent_paid is 'Cents of rent paid by the residents.';
comment on column top_ups.amount is 'Cents.';
comment on column bank_statements.opening is 'Opening balance in cents; null where the file states none.';
comment on column bank_statements.closing is 'Closing balance in cents.';
comment on column reconciliation_exceptions.amount is 'Cents.';
comment on column trust_entries.seen_amount is 'Amount in cents on the bank statement.';
comment on column installment_bills.amount is 'Cents.';
comment on column installment_plans.amount is 'Cents.';
comment on column installment_plans.fee is 'Fee in cents.';
comment on column installments.principal is 'Cents of the bills in the installment.';
comment on column installments.fee is 'Fee in cents.';
comment on column payout_reporters.withheld is 'Their part of the backup withholding in cents.';
comment on column payout_reporters.state_withheld is 'Their part of the withholding for the state of the home, in cents.';
comment on column tax_forms.withheld is 'Backup withholding in cents, box 4.';
comment on column deposit_returns.amount is 'Cents.';
comment on column work_order_payments.amount is 'Cents.';

create or replace function app.compute_home_price() returns trigger language plpgsql as $$
begin
  new.all_in_rent := new.rent + coalesce((
    select sum((fee ->> 'cents')::bigint) from jsonb_array_elements(new.fees) fee
    where fee ->> 'every' = 'month' and (fee ->> 'required')::boolean), 0);
  new.updated_at := now();
  return new;
end $$;

create trigger homes_share_image after update on homes for each row when ((new.status in ('active', 'coming_soon',
  'application_pending')) and (old.status is distinct from new.status
  or old.rent is distinct from new.rent or old.all_in_rent is distinct from new.all_in_rent
  or old.street_address is distinct from new.street_address or old.unit is distinct from new.unit
  or old.neighborhood is distinct from new.neighborhood or old.city_id is distinct from new.city_id
  or old.beds is distinct from new.beds or old.baths is distinct from new.baths
  or old.sqft is distinct from new.sqft
  or old.pictures is distinct from new.pictures)) execute function app.enqueue_share_image();

create or replace function app.claim_referral(referred_by text, invitation uuid, fresh uuid, cents integer, since timestamptz,
  at timestamptz) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  claimer uuid := app.person();
  sender uuid;
  found uuid;
begin
  select user_id into sender from referral_codes where code = referred_by;
  if claimer is not null and sender is not null and sender <> claimer
    and exists (select from users where id = claimer and created_at > since)
    and not exists (select from referrals where invitee_id = claimer)
    and not exists (select from users one join users other on other.id = claimer
      where one.id = sender and one.phone is not null and one.phone = other.phone)
  then
    update referrals set invitee_id = claimer, status = 'joined', joined_at = at
      where id = invitation and referrer_id = sender and status = 'invited' returning id into found;
    if found is null then
      insert into referrals (id, referrer_id, invitee_id, status, reward, invited_at, joined_at)
        values (fresh, sender, claimer, 'joined', cents, at, at) on conflict (invitee_id) do nothing returning id into found;
    end if;
  end if;
  perform app.end_system(caller);
  return found;
end $$;
