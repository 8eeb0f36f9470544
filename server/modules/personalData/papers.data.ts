// Money and signed papers: what the law and the other side need us to keep.
import { sql } from 'kysely';
import { by, byEmail, type Condition, either, kept, type PersonalTable, through } from './personalData.types';

const TAX = 'Tax law asks for our books, each entry with the number of the account it belongs to (26 CFR § 1.6001-1).';
const SEVEN_YEARS = 'seven years after the year it belongs to';
const SIGNED = 'Whoever signed with you relies on the paper as it was signed.';

const accountsOf = by('owner_id');
const chargesOf = by('payer_id');
const signersOf = either(by('user_id'), byEmail('email'));
const envelopesOf: Condition = either(by('created_by'), through('id', 'envelope_signers', signersOf, 'envelope_id'));

const leasesOf: Condition = either(
  through('envelope_id', 'envelope_signers', signersOf, 'envelope_id'),
  through('home_id', 'homes', by('owner_id')),
);
const AFTER_LEASE = 'seven years after the lease ends';

export const paperTables: readonly PersonalTable[] = [
  {
    table: 'ledger_entries',
    title: 'Entries in our books',
    reach: through('account_id', 'ledger_accounts', accountsOf),
    rules: kept(TAX, SEVEN_YEARS),
  },
  {
    table: 'ledger_transactions',
    title: 'Transactions in our books',
    reach: through('id', 'ledger_entries', through('account_id', 'ledger_accounts', accountsOf), 'transaction_id'),
    rules: kept(TAX, SEVEN_YEARS),
    secret: ['xid'],
  },
  { table: 'ledger_accounts', title: 'Your accounts in our books', reach: accountsOf, rules: kept(TAX, SEVEN_YEARS) },
  {
    table: 'refunds',
    title: 'What we paid back',
    reach: through('charge_id', 'charges', chargesOf),
    rules: kept(TAX, SEVEN_YEARS),
  },
  {
    table: 'processor_events',
    title: 'What our payment processor told us',
    reach: (who) =>
      sql`t.body #>> '{data,object,id}' in (select t.processor_ref from charges t where ${chargesOf(who)})`,
    rules: kept(TAX, SEVEN_YEARS),
  },
  { table: 'charges', title: 'What you paid', reach: chargesOf, rules: kept(TAX, SEVEN_YEARS) },
  {
    table: 'envelope_signers',
    title: 'Your signatures',
    reach: either(signersOf, through('envelope_id', 'envelopes', by('created_by'))),
    rules: kept(SIGNED, 'seven years after the paper ends'),
  },
  {
    table: 'envelopes',
    title: 'Papers you signed',
    reach: envelopesOf,
    rules: kept(SIGNED, 'seven years after the paper ends'),
    secret: ['sealed_key'],
    file: 'sealed_key',
  },
  {
    table: 'leases',
    title: 'Your leases',
    reach: leasesOf,
    rules: kept(SIGNED, AFTER_LEASE),
  },
  {
    table: 'move_in_holds',
    title: 'Money held when you moved in',
    reach: either(by('payer_id'), through('lease_id', 'leases', leasesOf)),
    rules: kept(TAX, SEVEN_YEARS),
    secret: ['method_ref', 'processor_ref'],
  },
  {
    table: 'move_ins',
    title: 'Your way to the keys',
    reach: either(by('keys_by'), through('lease_id', 'leases', leasesOf)),
    rules: kept(SIGNED, AFTER_LEASE),
  },
  {
    table: 'condition_records',
    title: 'How your home was on the first day',
    reach: through('lease_id', 'leases', leasesOf),
    rules: kept(SIGNED, AFTER_LEASE),
    secret: ['sealed_key'],
    file: 'sealed_key',
  },
  {
    table: 'condition_pictures',
    title: 'Pictures of that record',
    reach: either(through('document_id', 'documents', by('owner_id')), through('lease_id', 'leases', leasesOf)),
    rules: kept(SIGNED, AFTER_LEASE),
  },
];
