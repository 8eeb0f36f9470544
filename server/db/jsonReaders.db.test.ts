import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import {
  agreementTerms,
  leaseTerms,
  noticeTerms,
  qualificationAnswers,
  renewalTerms,
  setupAnswers,
} from './jsonReaders';

const api = testApi();

const TERMS = {
  rentCents: 240_000,
  endOn: '2027-06-30',
  address: { streetAddress: "12 O'Farrell St" },
  pets: ['A cat'],
};

/** The value of a reader on one row with this JSON. */
async function read(alias: string, column: string, stored: object, value: unknown): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${value} as value
    from (select ${JSON.stringify(stored)}::jsonb as ${sql.ref(column)}) as ${sql.ref(alias)}`.execute(api.services.db);
  return rows[0]?.value;
}

test('reads terms of a lease by path, as text or as JSON', async () => {
  const terms = leaseTerms('lease');
  expect(await read('lease', 'terms', TERMS, terms.text('endOn'))).toBe('2027-06-30');
  expect(await read('lease', 'terms', TERMS, terms.text('address', 'streetAddress'))).toBe("12 O'Farrell St");
  expect(await read('lease', 'terms', TERMS, sql`${terms.text('rentCents')}::int`)).toBe(240_000);
  expect(await read('lease', 'terms', TERMS, terms.json('pets'))).toEqual(['A cat']);
  expect(await read('lease', 'terms', {}, terms.text('address', 'streetAddress'))).toBeNull();
  // @ts-expect-error The terms have no such field.
  leaseTerms().text('rent');
});

test('reads agreements, notices, renewals, setup answers, and qualifications', async () => {
  const offer = { repairApprovalCents: 30_000, offer: { plan: { payoutDay: 5 } } };
  expect(await read('agreements', 'terms', offer, agreementTerms().text('offer', 'plan', 'payoutDay'))).toBe('5');
  const named = { address: '12 Oak St', timeZone: 'America/New_York' };
  expect(await read('notice', 'terms', named, noticeTerms('notice').text('address'))).toBe('12 Oak St');
  expect(await read('renewals', 'terms', named, renewalTerms().text('timeZone'))).toBe('America/New_York');
  expect(await read('run', 'answers', { approver: 'me' }, setupAnswers('run').text('approver'))).toBe('me');
  const submitted = { address: { streetAddress: '5 Elm St' } };
  const street = qualificationAnswers('each').text('address', 'streetAddress');
  expect(await read('each', 'answers', submitted, street)).toBe('5 Elm St');
});
