import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { cents } from '@/contract/amounts/cents';
import { DAYS_TO_PAY } from '@/contract/leasing/leases/constants';
import { leases } from '@/contract/leasing/leases/endpoints';
import { moveIns } from '@/contract/leasing/moveIns/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { sendLeaseForApplication } from '@/server/modules/leasing/leases/applications';
import { checkPaymentDeadline, startPaymentDeadlineJob } from '@/server/modules/leasing/moveIns/paymentDeadline';
import { refundMoveInMoney } from '@/server/modules/leasing/moveIns/refunds/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createHomeIn, createLease, signByAll } from '@/tests/support/fixtures/leases';
import { choosePaymentMethod, kitchen, openConditionReport, uploadPicture } from '@/tests/support/fixtures/moveIns';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const DAY_MS = 86_400_000;
const first = api.now;
const later = (days: number) => {
  api.now = new Date(first.getTime() + days * DAY_MS);
};
const daysOn = (days: number) => new Date(first.getTime() + days * DAY_MS).toISOString();
afterEach(() => later(0));
let [ada, bob, cora, owner, staff]: (Person & { email: string })[] = [];
beforeAll(async () => {
  [ada, bob, cora] = [
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
  ];
  [owner, staff] = [await createPerson(api), await createPerson(api, 'staff')];
});
const who = (person: (Person & { email: string }) | undefined) => person ?? expect.fail('nobody');
const at = (leaseId: string) => ({ params: { leaseId } });
const reason = 'We waited a week and heard nothing.';

async function signedLease(state: 'CA' | 'WA' = 'CA') {
  const lease = await createLease(api, { owner: who(owner), residents: [who(ada)], cosigners: [who(cora)], state });
  await signByAll(api, lease, [who(ada), who(cora), who(owner)]);
  return lease;
}
const end = (person: Person | undefined, leaseId: string) =>
  api.callAs(person ?? expect.fail('nobody'), leases.endLease, { ...at(leaseId), body: { reason } });
const money = async (leaseId: string, person = owner) =>
  (await api.callAs(who(person), moveIns.getMoveIn, at(leaseId))).money;
const one = async (sql: string, id: string) => (await api.rows<{ what: string }>(sql, [id]))[0]?.what;
const homeOf = (id: string) => one('select status as what from homes where id = $1', id);
const statusOf = (id: string) => one('select status as what from leases where id = $1', id);
const stillPaid = async (leaseId: string) =>
  (
    await api.rows<{ paid: number }>(
      `select coalesce(sum(amount - refunded), 0)::int as paid from payments where lease_id = $1 and status in ('succeeded', 'refunded')`,
      [leaseId],
    )
  )[0]?.paid;
const letters = async (leaseId: string, recipient: string) =>
  (
    await api.rows<{ template: string; data: object }>(
      `select template, data from outbox where dedupe_key like '%' || $1 || '%' and recipient = $2 order by dedupe_key`,
      [leaseId, recipient],
    )
  ).map(({ template, data }) => renderMessage(template, data).subject);

async function chosen(leaseId: string, way = 'pm_card_visa') {
  const { href } = await api.callAs(who(ada), moveIns.openMoveInPayment, { ...at(leaseId), body: {} });
  return { session: await choosePaymentMethod(api, href, way) };
}
const pay = async (leaseId: string, way?: string) =>
  api.callAs(who(ada), moveIns.payMoveIn, {
    ...at(leaseId),
    body: { session: (await chosen(leaseId, way)).session },
  });

describe('endLease', () => {
  test('the time is known beforehand: in the lease, in a letter once all have signed, and on the way to the keys', async () => {
    const lease = await signedLease();
    expect(await money(lease.id, ada)).toMatchObject({ dueBy: daysOn(DAYS_TO_PAY), canEndLease: false });
    expect(await money(lease.id)).toMatchObject({ dueBy: daysOn(DAYS_TO_PAY), canEndLease: false });
    expect(await letters(lease.id, who(ada).email)).toEqual(['Next step: your move-in payment for 12 Alder Lane']);
    expect(await letters(lease.id, who(cora).email)).toEqual([]);
    const paper = await one('select paper::text as what from envelopes where id = $1', lease.envelopeId);
    expect(paper).toContain('within 5 days after everyone signs this Lease');
    later(DAYS_TO_PAY - 1);
    await checkPaymentDeadline(api.services, { leaseId: lease.id });
    expect(await letters(lease.id, who(ada).email)).toContain('1 day left: your move-in payment for 12 Alder Lane');
    expect(await letters(lease.id, who(owner).email)).toEqual([]);
  });

  test('lets only the homeowner end it after the deadline, with a reason for everyone', async () => {
    const lease = await signedLease();
    later(DAYS_TO_PAY - 0.001);
    expect(await refusalOf(end(owner, lease.id))).toMatchObject({ status: 409 });
    later(DAYS_TO_PAY);
    await checkPaymentDeadline(api.services, { leaseId: lease.id });
    expect(await money(lease.id)).toMatchObject({ canEndLease: true });
    expect(await money(lease.id, ada)).toMatchObject({ canEndLease: false });
    const asked = await api.callAs(who(owner), todos.listTodos);
    expect(asked.find(({ action }) => action.href.includes(lease.id))?.title).toContain('overdue');
    expect(await refusalOf(end(ada, lease.id))).toMatchObject({ status: 403 });
    expect(await refusalOf(end(bob, lease.id))).toMatchObject({ status: 404 });
    const ended = await end(owner, lease.id);
    expect(ended).toMatchObject({ status: 'ended', moneyDueAt: null, ended: { at: api.now.toISOString(), reason } });
    expect(await homeOf(lease.homeId)).toBe('active');
    for (const person of [ada, cora, owner])
      expect(await letters(lease.id, who(person).email)).toContain('The lease for 12 Alder Lane has ended');
    const after = await api.callAs(who(owner), todos.listTodos);
    expect(after.filter(({ action }) => action.href.includes(lease.id))).toEqual([]);
    const [line] = await api.rows(
      `select person_id, detail from audit_log where event = 'lease.ended' and subject = $1`,
      [`lease:${lease.id}`],
    );
    expect(line).toMatchObject({ person_id: who(owner).id, detail: { from: 'signed', to: 'ended', reason } });
    expect(await refusalOf(end(owner, lease.id))).toMatchObject({ status: 409 });
    const again = await createLease(api, { owner: who(owner), residents: [who(bob)], homeId: lease.homeId });
    expect(await statusOf(again.id)).toBe('sent');
  });

  test('the application it came from says so, and staff may end it too', async () => {
    const homeId = await createHomeIn(api, 'FL', who(owner));
    const { id } = await createApplication(api, { homeId, people: [who(bob)], status: 'approved' });
    const leaseId = await asSystem(api.services.db, (trx) => sendLeaseForApplication(trx, api.services, id));
    const envelopeId = (await one('select envelope_id as what from leases where id = $1', leaseId)) ?? '';
    await signByAll(api, { id: leaseId, envelopeId }, [who(bob), who(owner)]);
    later(DAYS_TO_PAY);
    await end(staff, leaseId);
    expect(await one('select status as what from applications where id = $1', id)).toBe('lease_ended');
  });

  test('what is held ends nothing, however late it came', async () => {
    const lease = await signedLease();
    later(DAYS_TO_PAY + 3);
    await checkPaymentDeadline(api.services, { leaseId: lease.id });
    await pay(lease.id);
    expect(await money(lease.id)).toMatchObject({ dueBy: null, canEndLease: false });
    expect(await refusalOf(end(owner, lease.id))).toMatchObject({ status: 409 });
    const asked = await api.callAs(who(owner), todos.listTodos);
    expect(asked.filter(({ kind, action }) => kind === 'endLease' && action.href.includes(lease.id))).toEqual([]);
    expect(await homeOf(lease.homeId)).toBe('leased');
  });

  test('money and end in the same second leave one of the two: a lease with money, or an end with nothing kept', async () => {
    for (let round = 0; round < 6; round += 1) {
      later(0);
      const lease = await signedLease();
      later(DAYS_TO_PAY);
      const { session } = await chosen(lease.id);
      const payNow = () => api.callAs(who(ada), moveIns.payMoveIn, { ...at(lease.id), body: { session } });
      const acts = round % 2 ? [payNow, () => end(owner, lease.id)] : [() => end(owner, lease.id), payNow];
      await Promise.allSettled(acts.map((act) => act()));
      await refundMoveInMoney(api.services, { leaseId: lease.id });
      const status = (await statusOf(lease.id)) ?? '';
      expect([status, await stillPaid(lease.id), await homeOf(lease.homeId)]).toEqual(
        status === 'ended' ? ['ended', 0, 'active'] : ['signed', 600_000, 'leased'],
      );
    }
  });

  test('half of it does not stop the end, and goes back', async () => {
    const lease = await signedLease();
    const body = { amountCents: cents(250_000) };
    const { href } = await api.callAs(who(ada), moveIns.openMoveInPayment, { ...at(lease.id), body });
    const session = await choosePaymentMethod(api, href, 'pm_card_visa');
    await api.callAs(who(ada), moveIns.payMoveIn, { ...at(lease.id), body: { session } });
    later(DAYS_TO_PAY);
    await end(owner, lease.id);
    await refundMoveInMoney(api.services, { leaseId: lease.id });
    expect([await statusOf(lease.id), await stillPaid(lease.id)]).toEqual(['ended', 0]);
  });

  test('in Washington no time runs before the homeowner has signed the record that comes first', async () => {
    const lease = await signedLease('WA');
    expect(await money(lease.id, ada)).toMatchObject({ dueBy: null });
    later(DAYS_TO_PAY + 1);
    expect(await refusalOf(end(owner, lease.id))).toMatchObject({ status: 409 });
    const rooms = [kitchen([await uploadPicture(api, who(owner))])];
    await openConditionReport(api, who(owner), lease.id);
    await api.callAs(who(owner), moveIns.saveCondition, { ...at(lease.id), body: { rooms } });
    // Days have passed: signing asks for a login of the same day.
    await api.rows('update sessions set authenticated_at = $2 where id = $1', [
      who(owner).sessionId,
      api.now.toISOString(),
    ]);
    later(DAYS_TO_PAY + 1.001);
    const { condition } = await api.callAs(who(owner), moveIns.getMoveIn, at(lease.id));
    await api.callAs(who(owner), moveIns.signCondition, {
      ...at(lease.id),
      body: { name: condition.me.name, hash: condition.hash },
    });
    later(DAYS_TO_PAY + 1);
    await startPaymentDeadlineJob(api.services, { leaseId: lease.id });
    expect(await money(lease.id, ada)).toMatchObject({ dueBy: daysOn(2 * DAYS_TO_PAY + 1) });
    later(2 * DAYS_TO_PAY + 1);
    await end(owner, lease.id);
    expect(await statusOf(lease.id)).toBe('ended');
  });
});
