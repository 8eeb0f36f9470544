// Yearly figures of the law, entered by two people. Today is November 29, 2026.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type LegalFigures, legalFigures, type ProposedFigure } from '@/contract/platform/legalFigures/endpoints';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease } from '@/tests/support/fixtures/renewals';
import { legalFigureQueues } from './deskQueues';

const api = testApi();
beforeEach(async () => {
  api.now = new Date('2026-11-29T18:00:00Z');
  await api.rows('delete from legal_figures');
});

const colleague = () => createPerson(api, 'staff', ['leasing']);
const list = (by: Person) => api.callAs(by, legalFigures.listLegalFigures);
const WASHINGTON: ProposedFigure = {
  series: 'wa-rent-cap',
  value: 9_500,
  from: '2027-01-01',
  until: '2027-12-31',
  source: 'Department of Commerce, July 2026',
  certainty: 'statute',
  nextDueOn: '2027-07-31',
};
const propose = (by: Person, more: Partial<ProposedFigure> = {}) =>
  api.callAs(by, legalFigures.proposeLegalFigure, { body: { ...WASHINGTON, ...more } });
const at = (id: string) => ({ params: { legalFigureId: id } });
const idOf = ({ figures }: LegalFigures) => figures[0]?.id ?? expect.fail('no figure');
const approve = (by: Person, id: string) => api.callAs(by, legalFigures.approveLegalFigure, at(id));
const seriesOf = ({ series }: LegalFigures, id = 'wa-rent-cap') => series.find((each) => each.id === id);
const queued = async (id: string) => {
  const queue = legalFigureQueues.find((each) => each.id === id) ?? expect.fail('no queue');
  const query = queue.items(api.now).compile(api.services.db);
  const rows = await api.rows<{ title: string; detail: string }>(query.sql, [...query.parameters]);
  return rows.map(({ title }) => title);
};

describe('listLegalFigures', () => {
  test('shows the overdue ones first, to those who lease homes', async () => {
    const figures = await list(await colleague());
    expect(seriesOf(figures)).toMatchObject({ knownUntil: '2026-12-31', dueOn: '2026-07-31', isOverdue: true });
    expect(figures.series.map(({ dueOn }) => dueOn)).toEqual(figures.series.map(({ dueOn }) => dueOn).toSorted());
    expect(figures.today).toBe('2026-11-29');
    expect(await refusalOf(list(await createPerson(api, 'staff', ['money'])))).toMatchObject({ status: 403 });
    expect(await refusalOf(list(await createPerson(api, 'homeowner')))).toMatchObject({ status: 403 });
  });
});

describe('proposeLegalFigure', () => {
  test('applies nothing by itself', async () => {
    const ada = await colleague();
    const proposed = await propose(ada);
    expect(seriesOf(proposed)).toMatchObject({ isOverdue: true });
    expect(proposed.figures[0]).toMatchObject({ status: 'proposed', text: '9.5%', isOwn: true });
    expect(await queued('legal_figures_deciding')).toEqual(['Washington rent cap']);
    expect(await refusalOf(propose(await colleague()))).toMatchObject({ status: 409 });
  });

  test.each([
    [{ value: 10_001 }, 'value'],
    [{ value: 0 }, 'value'],
    [{ series: 'ca-emergency-los-angeles', value: 10_001 }, 'value'],
    [{ until: '2026-12-31' }, 'until'],
    [{ until: '2028-02-01' }, 'until'],
    [{ nextDueOn: '2027-01-01' }, 'nextDueOn'],
  ] as const)('refuses %o', async (more, field) => {
    const { status, fields } = await refusalOf(propose(await colleague(), more));
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });

  test('refuses days that overlap, and takes the same first day as a correction', async () => {
    const [ada, omar] = [await colleague(), await colleague()];
    await approve(omar, idOf(await propose(ada)));
    expect(await refusalOf(propose(ada, { from: '2027-06-01', until: '2028-05-31' }))).toMatchObject({
      status: 400,
      fields: { from: expect.stringContaining('2027-01-01 to 2027-12-31') },
    });
    api.now = new Date('2026-11-30T18:00:00Z');
    const corrected = await approve(omar, idOf(await propose(ada, { value: 9_600 })));
    expect(corrected.figures.filter(({ status }) => status === 'approved').map(({ text }) => text)).toEqual([
      '9.6%',
      '9.5%',
    ]);
  });
});

describe('approveLegalFigure', () => {
  test('takes another person, ends the alert, and raises what a renewal may ask', async () => {
    const [ada, omar] = [await colleague(), await colleague()];
    const lease = await createRunningLease(api, { state: 'WA', startOn: '2025-03-01', endOn: '2027-08-31' });
    const maxRent = async () =>
      (await api.callAs(lease.owner, renewals.getRenewalOutlook, { params: { homeId: lease.homeId } })).limit
        .maxRentCents;
    const before = await maxRent();
    const id = idOf(await propose(ada));
    expect(await maxRent()).toBe(before);
    expect(await queued('legal_figures_due')).toContain('Washington rent cap');
    expect(await refusalOf(approve(ada, id))).toMatchObject({ status: 403 });
    const approved = await approve(omar, id);
    expect(seriesOf(approved)).toMatchObject({ knownUntil: '2027-12-31', dueOn: '2027-07-31', isOverdue: false });
    expect(await queued('legal_figures_due')).not.toContain('Washington rent cap');
    // 7% without the figure, 9.5% with it (RCW 59.18.700).
    expect([before, await maxRent()]).toEqual([
      Math.floor(lease.rentCents * 1.07),
      Math.floor((lease.rentCents * 1_095) / 1_000),
    ]);
    expect(await refusalOf(approve(omar, id))).toMatchObject({ status: 409 });
  });

  test('enters that no emergency is declared in a county, and one in the next', async () => {
    const [ada, omar] = [await colleague(), await colleague()];
    const ENTRY = { from: '2026-11-01', until: '2026-12-31', nextDueOn: '2026-12-31' };
    const none = { ...ENTRY, series: 'ca-emergency-alameda', value: 0 };
    expect(await queued('legal_figures_due')).toContain('Rents in an emergency in Alameda County');
    const entered = await approve(omar, idOf(await propose(ada, none)));
    expect(entered.figures[0]).toMatchObject({ text: 'None declared', status: 'approved' });
    expect(seriesOf(entered, 'ca-emergency-alameda')).toMatchObject({ none: 'None declared', isOverdue: false });
    const one = await approve(
      omar,
      idOf(await propose(ada, { ...ENTRY, series: 'ca-emergency-marin', value: 10_000 })),
    );
    expect(one.figures.map(({ text }) => text).toSorted()).toEqual(['10%', 'None declared']);
  });

  test('the database refuses one person for both', async () => {
    const id = idOf(await propose(await colleague()));
    await expect(
      api.rows(
        "update legal_figures set status = 'approved', decided_by = proposed_by, decided_at = now() where id = $1",
        [id],
      ),
    ).rejects.toThrow(/legal_figures_two_people/);
  });
});

describe('declineLegalFigure', () => {
  test('says why, and applies nothing', async () => {
    const id = idOf(await propose(await colleague()));
    const declined = await api.callAs(await colleague(), legalFigures.declineLegalFigure, {
      ...at(id),
      body: { note: 'Another year' },
    });
    expect(declined.figures[0]).toMatchObject({ status: 'declined', note: 'Another year' });
    expect(seriesOf(declined)).toMatchObject({ isOverdue: true });
  });
});

describe('withdrawLegalFigure', () => {
  test('is for the person who entered it', async () => {
    const [ada, omar] = [await colleague(), await colleague()];
    const id = idOf(await propose(ada));
    expect(await refusalOf(api.callAs(omar, legalFigures.withdrawLegalFigure, at(id)))).toMatchObject({ status: 403 });
    expect((await api.callAs(ada, legalFigures.withdrawLegalFigure, at(id))).figures[0]).toMatchObject({
      status: 'withdrawn',
    });
    expect(await refusalOf(api.callAs(ada, legalFigures.withdrawLegalFigure, at(randomUUID())))).toMatchObject({
      status: 404,
    });
  });
});
