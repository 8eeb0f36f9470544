// Money and signed papers: what the law and the other side need us to keep.
import { sql } from 'kysely';
import {
  anyOf,
  byColumn,
  byEmail,
  type Condition,
  erasedAll,
  type PersonalTable,
  retained,
  viaTable,
} from '@/server/modules/account/personalData/types';

const TAX_REASON = 'Tax law requires us to keep our books, with the account number of each entry (26 CFR § 1.6001-1).';
const SEVEN_YEARS = 'seven years after the year it belongs to';
/** No entry can leave a book: every balance rests on it. */
const AS_LONG_AS_BOOKS = 'as long as our books; they hold numbers, no name';
const REPORTING_REASON =
  'A company that reports to credit bureaus must be able to show what it reported and who agreed to it (15 U.S.C. § 1681s-2).';
const SIGNED_REASON = 'The others who signed rely on the document as it was signed.';

const accountRows = byColumn('owner_id');
const paymentRows = byColumn('payer_id');
const signerRows = anyOf(byColumn('user_id'), byEmail('email'));
const envelopeRows: Condition = anyOf(
  byColumn('created_by'),
  viaTable('id', 'envelope_signers', signerRows, 'envelope_id'),
);

const leaseRows: Condition = anyOf(
  viaTable('envelope_id', 'envelope_signers', signerRows, 'envelope_id'),
  viaTable('home_id', 'homes', byColumn('owner_id')),
  // A lease that was carried over has no envelope.
  viaTable('id', 'lease_residents', anyOf(byColumn('person_id'), byEmail('email')), 'lease_id'),
);
const AFTER_LEASE_TERM = 'seven years after the lease ends';

const ofOwnMoveOuts = viaTable('move_out_id', 'move_outs', viaTable('lease_id', 'leases', leaseRows));

const transactionRows = viaTable(
  'id',
  'ledger_entries',
  viaTable('account_id', 'ledger_accounts', accountRows),
  'transaction_id',
);

export const agreementTables: readonly PersonalTable[] = [
  {
    table: 'trust_entries',
    title: 'What moved at our bank',
    reach: viaTable('transaction_id', 'ledger_transactions', transactionRows),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'ledger_entries',
    title: 'Entries in our books',
    reach: viaTable('account_id', 'ledger_accounts', accountRows),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'ledger_transactions',
    title: 'Transactions in our books',
    reach: transactionRows,
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
    secret: ['xid'],
  },
  {
    table: 'ledger_accounts',
    title: 'Your accounts in our books',
    reach: accountRows,
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'refunds',
    title: 'Your refunds',
    reach: viaTable('payment_id', 'payments', paymentRows),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'money_requests',
    title: 'Refunds and entries that our team asked for',
    reach: anyOf(byColumn('requested_by'), byColumn('decided_by'), byColumn('payee_id'), byColumn('stopped_by')),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'residency_forms',
    title: 'Your California residency forms',
    reach: anyOf(byColumn('person_id'), byColumn('recorded_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'lease_payers',
    title: 'Payers of leases that you added',
    reach: byColumn('created_by'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'lease_payer_shares',
    title: 'Shares of payers that you set',
    reach: byColumn('created_by'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'payer_charges',
    title: 'Rent of your homes that others pay than residents',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'payer_payments',
    title: 'Payments of payers that you recorded or approved',
    reach: anyOf(byColumn('recorded_by'), byColumn('approved_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'write_offs',
    title: 'Write-offs that you asked for or approved',
    reach: anyOf(byColumn('requested_by'), byColumn('approved_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'debt_letters',
    title: 'Notices of what former residents owe that you asked for',
    reach: byColumn('asked_by'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'debt_holds',
    title: 'What you disputed of what you owe, or recorded and answered for our team',
    reach: anyOf(byColumn('opened_by'), byColumn('lifted_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'collection_placements',
    title: 'Debts that you placed with a collection agency, or took back, for our team',
    reach: anyOf(byColumn('requested_by'), byColumn('approved_by'), byColumn('recalled_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'agency_payments',
    title: 'What a collection agency collected from you',
    reach: viaTable('payment_id', 'payments', byColumn('payer_id')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'contribution_requests',
    title: 'Contributions that we asked you for, or that you asked for',
    reach: anyOf(byColumn('owner_id'), byColumn('requested_by'), byColumn('withdrawn_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'owner_contributions',
    title: 'What you paid in for your homes',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'expenses',
    title: 'What we paid for your homes, or what you entered or approved for our team',
    reach: anyOf(byColumn('owner_id'), byColumn('entered_by'), byColumn('approved_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
    secret: ['payee_account'],
  },
  {
    table: 'expense_rules',
    title: 'Series of what we pay for your homes, or what you entered or approved for our team',
    reach: anyOf(byColumn('owner_id'), byColumn('entered_by'), byColumn('approved_by'), byColumn('ended_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
    secret: ['payee_account'],
  },
  {
    table: 'unclaimed_items',
    title: 'Money that you did not collect, or whose owner you recorded for our team',
    reach: anyOf(byColumn('owner_id'), byColumn('answered_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'unclaimed_reports',
    title: 'Reports of unclaimed property that you prepared or filed for our team',
    reach: anyOf(byColumn('prepared_by'), byColumn('filed_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'reconciliation_packs',
    title: 'Reconciliations of months that you closed',
    reach: viaTable('closing_id', 'month_closings', anyOf(byColumn('requested_by'), byColumn('closed_by'))),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'payer_allocations',
    title: 'What payments of payers that you recorded paid',
    reach: viaTable('payment_id', 'payer_payments', anyOf(byColumn('recorded_by'), byColumn('approved_by'))),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'month_closings',
    title: 'Months of the books that you closed or reopened',
    reach: anyOf(
      byColumn('requested_by'),
      byColumn('closed_by'),
      byColumn('reopening_requested_by'),
      byColumn('reopened_by'),
    ),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'bank_orders',
    title: 'Orders to our banks that you proposed or decided',
    reach: anyOf(byColumn('proposed_by'), byColumn('decided_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'approval_limits',
    title: 'Limits of our team that you proposed or decided',
    reach: anyOf(byColumn('proposed_by'), byColumn('decided_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'handout_editions',
    title: 'Official papers that you added for our team',
    reach: byColumn('added_by'),
    rules: retained(SIGNED_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'lead_disclosures',
    title: 'Lead disclosures of your homes, and those that you signed for our team',
    reach: anyOf(byColumn('signed_by'), viaTable('home_id', 'homes', byColumn('owner_id'))),
    rules: retained(SIGNED_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'legal_figures',
    title: 'Figures of the law that you entered or decided for our team',
    reach: anyOf(byColumn('proposed_by'), byColumn('decided_by')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'portfolio_imports',
    title: 'Portfolios that you moved in for our team',
    reach: byColumn('created_by'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'portfolio_import_records',
    title: 'What portfolio imports made of you and your homes, and what you imported for our team',
    reach: anyOf(byColumn('record_id'), viaTable('import_id', 'portfolio_imports', byColumn('created_by'))),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'portfolio_import_files',
    title: 'Spreadsheets that you uploaded for our team',
    reach: byColumn('uploaded_by'),
    secret: ['text'],
    rules: retained('The books of a portfolio are checked against its spreadsheets.', '90 days'),
  },
  {
    table: 'processor_events',
    title: 'Updates from our payment processor',
    reach: (who) =>
      sql`t.body #>> '{data,object,id}' in (select t.processor_ref from payments t where ${paymentRows(who)})`,
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'payment_allocations',
    title: 'What your payments paid',
    reach: viaTable('lease_id', 'leases', leaseRows),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'bill_documents',
    title: 'Documents of your bills',
    reach: byColumn('reader_id'),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'bill_disputes',
    title: 'Bills in dispute',
    reach: viaTable('lease_id', 'leases', leaseRows),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'bill_dispute_messages',
    title: 'What was written about disputed bills',
    reach: viaTable('lease_id', 'leases', leaseRows),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'charges',
    title: 'Charges of your leases',
    reach: viaTable('lease_id', 'leases', leaseRows),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'payment_plans',
    title: 'Your payment plans',
    reach: anyOf(byColumn('asked_by'), byColumn('decided_by'), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'payment_plan_charges',
    title: 'Charges in your payment plans',
    reach: viaTable('lease_id', 'leases', leaseRows),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'lease_due_days',
    title: 'The day your rent is due',
    reach: anyOf(byColumn('asked_by'), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'credits',
    title: 'Credits of your leases',
    reach: viaTable('lease_id', 'leases', leaseRows),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'disputes',
    title: 'Payments you disputed with your bank',
    reach: viaTable('payment_id', 'payments', paymentRows),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'ownership_checks',
    title: 'Whether your bank accounts have your name, and checks that you decided for our team',
    reach: anyOf(byColumn('person_id'), byColumn('decided_by')),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  {
    table: 'dispute_evidence',
    title: 'What we told your bank about payments that you disputed, or what you sent for our team',
    reach: anyOf(
      byColumn('sent_by'),
      viaTable('dispute_id', 'disputes', viaTable('payment_id', 'payments', paymentRows)),
    ),
    rules: retained(TAX_REASON, SEVEN_YEARS),
  },
  { table: 'payments', title: 'Your payments', reach: paymentRows, rules: retained(TAX_REASON, SEVEN_YEARS) },
  {
    table: 'envelope_signers',
    title: 'Your signatures',
    reach: anyOf(signerRows, viaTable('envelope_id', 'envelopes', byColumn('created_by'))),
    rules: retained(SIGNED_REASON, 'seven years after the paper ends'),
  },
  {
    table: 'envelopes',
    title: 'Documents you signed',
    reach: envelopeRows,
    rules: retained(SIGNED_REASON, 'seven years after the paper ends'),
    secret: ['sealed_key'],
    file: 'sealed_key',
  },
  {
    table: 'w9s',
    title: 'Your Forms W-9',
    reach: anyOf(byColumn('user_id'), viaTable('pro_id', 'pros', byEmail('email'))),
    rules: retained(
      'Anyone who pays you must be able to show the IRS your certification (26 CFR § 31.6001-1).',
      'four years after a newer form replaced it, or after your home or your last job left us',
    ),
    secret: ['tin', 'sealed_key'],
    file: 'sealed_key',
  },
  {
    table: 'tax_forms',
    title: 'Your Forms 1099 and tax figures',
    reach: anyOf(
      byColumn('owner_id'),
      viaTable('pro_id', 'pros', byEmail('email')),
      byColumn('prepared_by'),
      byColumn('released_by'),
    ),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
    secret: ['sealed_key'],
    file: 'sealed_key',
  },
  {
    table: 'payout_runs',
    title: 'Payout runs you worked on as one of our team',
    reach: anyOf(byColumn('created_by'), byColumn('released_by')),
    rules: retained('Accounts of our team are closed by us, once their work is in other hands.', 'until then'),
  },
  {
    table: 'bank_lines',
    title: 'Lines of bank statements you uploaded as one of our team',
    reach: viaTable('statement_id', 'bank_statements', byColumn('imported_by')),
    rules: retained('Accounts of our team are closed by us, once their work is in other hands.', 'until then'),
  },
  {
    table: 'bank_statements',
    title: 'Bank statements you uploaded as one of our team',
    reach: byColumn('imported_by'),
    rules: retained('Accounts of our team are closed by us, once their work is in other hands.', 'until then'),
  },
  {
    table: 'reconciliation_exceptions',
    title: 'Differences you explained as one of our team',
    reach: byColumn('explained_by'),
    rules: retained('Accounts of our team are closed by us, once their work is in other hands.', 'until then'),
  },
  {
    table: 'payouts',
    title: 'Payouts of your homes',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'payout_run_homes',
    title: 'What payout runs were released to pay your homes',
    reach: viaTable('home_id', 'homes', byColumn('owner_id')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'payout_lines',
    title: 'Lines of your payouts',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'payout_parts',
    title: 'Transfers of your payouts',
    reach: anyOf(byColumn('owner_id'), byColumn('person_id')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
    secret: ['processor_ref', 'transfer_ref'],
  },
  {
    table: 'payout_reporters',
    title: 'Who reports your payouts to the IRS',
    reach: anyOf(byColumn('owner_id'), byColumn('person_id')),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'advances',
    title: 'Advances on your rent',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'payout_plan_changes',
    title: 'Payout plans you asked for',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'installment_plans',
    title: 'Bills you pay in installments',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'installment_bills',
    title: 'The bills in your installment plans',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'installments',
    title: 'Your installments',
    reach: byColumn('owner_id'),
    rules: retained(TAX_REASON, AS_LONG_AS_BOOKS),
  },
  {
    table: 'payout_accounts',
    title: 'Bank accounts your payouts go to',
    reach: anyOf(byColumn('owner_id'), byEmail('contact_email')),
    rules: retained(TAX_REASON, SEVEN_YEARS),
    secret: ['processor_account', 'processor_ref'],
  },
  {
    table: 'payout_settings',
    title: 'How your homes’ payouts are sent',
    reach: byColumn('owner_id'),
    rules: erasedAll,
  },
  {
    table: 'price_rules',
    title: 'Rules that lower the rent of your homes',
    reach: byColumn('owner_id'),
    rules: erasedAll,
  },
  {
    table: 'insurance_policies',
    title: 'Insurance policies of your homes',
    reach: byColumn('owner_id'),
    rules: erasedAll,
  },
  {
    table: 'insurance_selections',
    title: 'Coverage you chose for an estimate',
    reach: byColumn('owner_id'),
    rules: erasedAll,
  },
  {
    table: 'wealth_plans',
    title: 'What you assumed about your homes’ value and costs',
    reach: byColumn('owner_id'),
    rules: erasedAll,
  },
  {
    table: 'payout_shares',
    title: 'How your homes’ payouts are split',
    // The parts of a home are one whole: without them, its owner is paid.
    reach: anyOf(byColumn('owner_id'), viaTable('home_id', 'payout_shares', byColumn('person_id'), 'home_id')),
    rules: erasedAll,
  },
  {
    table: 'tax_reporters',
    title: 'Who reports the rent of your homes to the IRS',
    // The parts of a home are one whole: without them, its owner reports it.
    reach: anyOf(byColumn('owner_id'), viaTable('home_id', 'tax_reporters', byColumn('person_id'), 'home_id')),
    rules: erasedAll,
  },
  {
    table: 'agreements',
    title: 'Management agreements of your homes',
    reach: anyOf(byColumn('owner_id'), viaTable('envelope_id', 'envelope_signers', signerRows, 'envelope_id')),
    rules: retained(SIGNED_REASON, 'seven years after the agreement ends'),
  },
  {
    table: 'lease_residents',
    title: 'Who lives under your leases',
    reach: anyOf(byColumn('person_id'), byEmail('email'), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'leases',
    title: 'Your leases',
    reach: leaseRows,
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'deposit_deductions',
    title: 'Lines of your deposit statements',
    reach: anyOf(byColumn('owner_id'), ofOwnMoveOuts),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'move_out_changes',
    title: 'What you wrote in move-out inspections',
    reach: anyOf(byColumn('author_id'), byColumn('owner_id'), ofOwnMoveOuts),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'move_out_photos',
    title: 'Photos of move-out inspections',
    reach: anyOf(byColumn('owner_id'), ofOwnMoveOuts),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'deposit_returns',
    title: 'Payments of your deposit',
    reach: ofOwnMoveOuts,
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'move_outs',
    title: 'Your move-outs and deposits',
    reach: anyOf(byColumn('owner_id'), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'letters',
    title: 'Papers that were served in your leases',
    reach: anyOf(byColumn('recorded_by'), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'statutory_notices',
    title: 'Notices about missed payments and things left behind in your leases',
    reach: anyOf(byColumn('prepared_by'), byColumn('closed_by'), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'notices',
    title: 'Notices about your leases',
    reach: anyOf(
      byColumn('owner_id'),
      byColumn('given_by'),
      byColumn('reviewed_by'),
      viaTable('lease_id', 'leases', leaseRows),
    ),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'lease_requests',
    title: 'Requests during your leases',
    reach: anyOf(
      byColumn('owner_id'),
      byColumn('asked_by'),
      byColumn('decided_by'),
      viaTable('lease_id', 'leases', leaseRows),
    ),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'rent_report_disputes',
    title: 'What you said is wrong in rent reports, and disputes that you answered for our team',
    reach: anyOf(byColumn('person_id'), byColumn('answered_by')),
    rules: retained(REPORTING_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'rent_report_lines',
    title: 'Rent that we reported to credit bureaus',
    reach: byColumn('person_id'),
    rules: retained(REPORTING_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'rent_report_deliveries',
    title: 'Rent reports that you sent for our team',
    reach: byColumn('recorded_by'),
    rules: retained(REPORTING_REASON, SEVEN_YEARS),
  },
  {
    table: 'rent_reports',
    title: 'Monthly files that your rent was in',
    reach: viaTable('id', 'rent_report_lines', byColumn('person_id'), 'rent_report_id'),
    rules: retained(REPORTING_REASON, `${SEVEN_YEARS}, and ${AFTER_LEASE_TERM}`),
    // It names everyone who was reported in the month.
    secret: ['file'],
  },
  {
    table: 'rent_reporting_enrollments',
    title: 'Your consent to rent reporting',
    reach: byColumn('person_id'),
    rules: [{ retention: 'unlinked', set: () => sql`birth_on = null`, number: true, reason: REPORTING_REASON }],
  },
  {
    table: 'rent_reporting_offers',
    title: 'Offers of rent reporting that you got',
    reach: anyOf(byColumn('person_id'), byEmail('email')),
    rules: retained(REPORTING_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'offboardings',
    title: 'Homes you took out of our management',
    reach: anyOf(byColumn('owner_id'), byColumn('asked_by'), byColumn('finished_by')),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'lease_addenda',
    title: 'Changes to your leases',
    reach: anyOf(byColumn('owner_id'), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'renewals',
    title: 'Renewals of your leases',
    reach: anyOf(
      byColumn('owner_id'),
      byColumn('created_by'),
      byColumn('reviewed_by'),
      viaTable('lease_id', 'leases', leaseRows),
    ),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'move_ins',
    title: 'Your move-in steps',
    reach: anyOf(byColumn('keys_by'), byColumn('insurance_submitted_by'), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
  {
    table: 'condition_records',
    title: 'Move-in condition reports',
    reach: viaTable('lease_id', 'leases', leaseRows),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
    secret: ['sealed_key'],
    file: 'sealed_key',
  },
  {
    table: 'condition_pictures',
    title: 'Photos in condition reports',
    reach: anyOf(viaTable('document_id', 'documents', byColumn('owner_id')), viaTable('lease_id', 'leases', leaseRows)),
    rules: retained(SIGNED_REASON, AFTER_LEASE_TERM),
  },
];
