import { beforeEach, describe, expect, test } from 'vitest';
import { listingReports } from '@/contract/homes/listingReports/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('listing_reports', 'desk_items', 'outbox'));

const queueOf = async (duty: 'leasing' | 'care') =>
  api.callAs(await createPerson(api, 'staff', [duty]), desk.getQueue, { params: { queueId: 'listing_reports' } });

describe('createListingReport', () => {
  test('keeps a report without a name or an email, and the desk sees it until a colleague is done', async () => {
    const homeId = await createHome(api);
    const body = { reason: 'discrimination', details: 'It says no children.' } as const;
    const receipt = await api.call(listingReports.createListingReport, { params: { homeId }, body });
    // Reported on a Saturday: checked by the end of Monday at our office.
    expect(receipt.checkedBy).toBe('2026-11-24T02:00:00.000Z');
    const { items } = await queueOf('leasing');
    expect(items).toMatchObject([
      {
        id: receipt.id,
        title: expect.stringMatching(/^Discriminates: /),
        detail: 'It says no children. · No name given · no email',
        dueAt: receipt.checkedBy,
        href: `/accounts/desk/homes/${homeId}`,
      },
    ]);
    const iris = await createPerson(api, 'staff', ['support']);
    const params = { queueId: 'listing_reports', queueItemId: receipt.id };
    await api.callAs(iris, desk.resolveItem, { params });
    expect((await queueOf('leasing')).items).toEqual([]);
    expect(await api.rows('select id from outbox')).toEqual([]);
  });

  test('keeps the name and email of those who gave them, and the account of a member', async () => {
    const homeId = await createHome(api);
    const member = await createPerson(api, 'resident');
    const body = { reason: 'scam', name: ' Ada Lee ', email: 'ada@example.test' } as const;
    const { id } = await api.callAs(member, listingReports.createListingReport, { params: { homeId }, body });
    expect(await api.rows('select person_id, name, email, details from listing_reports where id = $1', [id])).toEqual([
      { person_id: member.id, name: 'Ada Lee', email: 'ada@example.test', details: '' },
    ]);
    const [{ detail } = { detail: '' }] = (await queueOf('leasing')).items;
    expect(detail).toBe('Ada Lee · ada@example.test');
    expect(await api.rows("select event from audit_log where subject = 'listing-report:' || $1", [id])).toEqual([
      { event: 'listing.reported' },
    ]);
  });

  test('sent again with its key, it is kept once', async () => {
    const homeId = await createHome(api);
    const send = () =>
      api.call(
        listingReports.createListingReport,
        { params: { homeId }, body: { reason: 'price' } },
        { idempotencyKey: 'report-0001' },
      );
    expect(await send()).toEqual(await send());
    expect(await api.rows('select id from listing_reports')).toHaveLength(1);
  });

  test.each([
    ['an unknown reason', { reason: 'ugly' }],
    ['an email that is none', { reason: 'price', email: 'ada@' }],
    ['details of 3,001 characters', { reason: 'price', details: 'x'.repeat(3_001) }],
  ])('refuses %s', async (_, body) => {
    const params = { homeId: await createHome(api) };
    const call = api.call(listingReports.createListingReport, { params, body: body as { reason: 'price' } });
    expect(await refusalOf(call)).toMatchObject({ status: 400, code: 'invalid' });
  });

  test('does not know a home that visitors cannot see', async () => {
    const params = { homeId: await createHome(api, { status: 'ready' }) };
    const call = api.call(listingReports.createListingReport, { params, body: { reason: 'price' } });
    expect(await refusalOf(call)).toMatchObject({ status: 404 });
  });
});
