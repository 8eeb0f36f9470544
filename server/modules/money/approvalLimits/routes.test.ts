import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ApprovalLimits, approvalLimits, type LimitedAction } from '@/contract/money/approvalLimits/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  await api.rows('delete from approval_limits where proposed_by is not null');
});

const admin = () => createPerson(api, 'staff', ['admin']);
const list = (by: Person) => api.callAs(by, approvalLimits.listApprovalLimits);
const propose = (by: Person, amountCents: number, effectiveOn = '2026-12-05', action: LimitedAction = 'waiver') =>
  api.callAs(by, approvalLimits.proposeApprovalLimit, {
    body: { action, amountCents: amountCents as never, effectiveOn, reason: 'The team has grown' },
  });
const at = (id: string) => ({ params: { approvalLimitId: id } });
const idOf = ({ changes }: ApprovalLimits) => changes[0]?.id ?? expect.fail('no change');
const limitOf = ({ limits }: ApprovalLimits, action: LimitedAction = 'waiver') =>
  limits.find((limit) => limit.action === action);

describe('listApprovalLimits', () => {
  test('starts with low limits, for the people who handle money', async () => {
    const { limits, changes, canChange } = await list(await createPerson(api, 'staff', ['money']));
    expect(limits.map(({ action, amountCents }) => [action, amountCents])).toEqual([
      ['waiver', 10_000],
      ['credit', 10_000],
      ['charge', 10_000],
      ['recorded_payment', 500_000],
    ]);
    expect(changes[0]).toMatchObject({ proposedBy: null, status: 'approved' });
    expect(canChange).toBe(false);
    expect(await refusalOf(list(await createPerson(api, 'staff', ['care'])))).toMatchObject({ status: 403 });
  });
});

describe('proposeApprovalLimit', () => {
  test('changes nothing by itself, and is for administrators', async () => {
    const [ada, iris] = [await admin(), await createPerson(api, 'staff', ['money'])];
    const proposed = await propose(ada, 25_000);
    expect(limitOf(proposed)).toMatchObject({ amountCents: 10_000, next: null });
    expect(proposed.changes[0]).toMatchObject({ status: 'proposed', amountCents: 25_000, isOwn: true });
    expect(await refusalOf(propose(iris, 25_000))).toMatchObject({ status: 403 });
    expect(await refusalOf(propose(ada, 25_000, '2026-11-30'))).toMatchObject({
      status: 400,
      fields: { effectiveOn: expect.stringContaining('today') },
    });
  });
});

describe('approveApprovalLimit', () => {
  test('takes another administrator, and holds from its day; earlier versions stay', async () => {
    const [ada, omar] = [await admin(), await admin()];
    const id = idOf(await propose(ada, 25_000));
    expect(await refusalOf(api.callAs(ada, approvalLimits.approveApprovalLimit, at(id)))).toMatchObject({
      status: 403,
    });
    const approved = await api.callAs(omar, approvalLimits.approveApprovalLimit, at(id));
    expect(limitOf(approved)).toMatchObject({
      amountCents: 10_000,
      next: { amountCents: 25_000, effectiveOn: '2026-12-05' },
    });
    expect(await refusalOf(api.callAs(omar, approvalLimits.approveApprovalLimit, at(id)))).toMatchObject({
      status: 409,
    });
    api.now = new Date('2026-12-05T18:00:00Z');
    expect(limitOf(await list(await admin()))).toMatchObject({
      amountCents: 25_000,
      effectiveOn: '2026-12-05',
      next: null,
    });
    const events = await api.rows('select event, person_id from audit_log where subject = $1 order by id', [
      `approval_limit:${id}`,
    ]);
    expect(events).toEqual([
      { event: 'approval_limit.proposed', person_id: ada.id },
      { event: 'approval_limit.approved', person_id: omar.id },
    ]);
  });

  test('the database refuses one person for both', async () => {
    const ada = await admin();
    const id = idOf(await propose(ada, 25_000));
    await expect(
      api.rows("update approval_limits set status = 'approved', decided_by = proposed_by where id = $1", [id]),
    ).rejects.toThrow(/approval_limits_two_people/);
  });

  test('one that waited past its day holds from the day of its approval', async () => {
    const id = idOf(await propose(await admin(), 5_000, '2026-12-01', 'credit'));
    api.now = new Date('2026-12-03T18:00:00Z');
    const approved = await api.callAs(await admin(), approvalLimits.approveApprovalLimit, at(id));
    expect(limitOf(approved, 'credit')).toMatchObject({ amountCents: 5_000, effectiveOn: '2026-12-03' });
  });
});

describe('declineApprovalLimit', () => {
  test('says why, and leaves the limit', async () => {
    const [ada, omar] = [await admin(), await admin()];
    const id = idOf(await propose(ada, 25_000));
    const decline = (by: Person) =>
      api.callAs(by, approvalLimits.declineApprovalLimit, { ...at(id), body: { note: 'Too much' } });
    expect(await refusalOf(decline(ada))).toMatchObject({ status: 403 });
    const declined = await decline(omar);
    expect(declined.changes[0]).toMatchObject({ status: 'declined', note: 'Too much' });
    expect(limitOf(declined)).toMatchObject({ amountCents: 10_000, next: null });
  });
});

describe('withdrawApprovalLimit', () => {
  test('is for the administrator who proposed it', async () => {
    const [ada, omar] = [await admin(), await admin()];
    const id = idOf(await propose(ada, 25_000));
    expect(await refusalOf(api.callAs(omar, approvalLimits.withdrawApprovalLimit, at(id)))).toMatchObject({
      status: 403,
    });
    const { changes } = await api.callAs(ada, approvalLimits.withdrawApprovalLimit, at(id));
    expect(changes[0]).toMatchObject({ status: 'withdrawn' });
    expect(await refusalOf(api.callAs(ada, approvalLimits.withdrawApprovalLimit, at(randomUUID())))).toMatchObject({
      status: 404,
    });
  });
});
