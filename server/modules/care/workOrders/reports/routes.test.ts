import { describe, expect, test } from 'vitest';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { testApi } from '@/tests/support/api';
import { access, createLivedInHome, fridge, move, report } from '@/tests/support/fixtures/care/workOrders';

const api = testApi();
const HOUR_MS = 3_600_000;
const queue = (by: Person, queueId: string) => api.callAs(by, desk.getQueue, { params: { queueId } });

describe('a resident who would rather talk to a person', () => {
  test('sends all answers with the question, queues it, and answers in the thread', async () => {
    const place = await createLivedInHome(api);
    const issue = { ...fridge(), checks: [{ check: 'Is it plugged in?', result: 'did_not_help' as const }] };
    const [made] = await api.callAs(place.resident, workOrders.createWorkOrders, {
      params: { homeId: place.homeId },
      body: { issues: [issue], access, question: 'Can I move the food to the garage?' },
    });
    const params = { workOrderId: made?.id ?? '' };
    const order = await api.callAs(place.staff, workOrders.getWorkOrder, { params });
    expect(order.checks).toHaveLength(1);
    expect(order.timeline.map(({ body }) => body)).toContain('Can I move the food to the garage?');
    const waits = async () => (await queue(place.staff, 'care_person')).items.some(({ id }) => id === made?.id);
    expect(await waits()).toBe(true);
    await api.callAs(place.staff, workOrders.addWorkOrderMessage, {
      params,
      body: { id: newId(), body: 'Yes, keep it closed.', staffOnly: false },
    });
    expect(await waits()).toBe(false);
  });
});

describe('the desk’s queue of repairs', () => {
  test('begins with the deadline that comes first, shows all that run, and pages without gaps', async () => {
    await api.empty('work_orders');
    const place = await createLivedInHome(api);
    const ids: string[] = [];
    for (const hours of [30, 5, 80]) {
      const { id } = await report(api, place, place.resident, { ...fridge(), symptom: null, description: `${hours}` });
      ids.push(id);
      await api.rows(
        `update work_orders set response_due_at = $2, repair_due_at = $3, law_due_at = null where id = $1`,
        [
          id,
          new Date(api.now.getTime() + 100 * HOUR_MS).toISOString(),
          new Date(api.now.getTime() + hours * HOUR_MS).toISOString(),
        ],
      );
    }
    const { items } = await queue(place.staff, 'care_new');
    expect(items.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
    expect(items[0]?.deadlines.map(({ label }) => label)).toEqual(['Repair by', 'Answer by']);
    expect(items[0]?.dueAt).toBe(new Date(api.now.getTime() + 5 * HOUR_MS).toISOString());
  });
});

describe('a report', () => {
  test('rejects a phone number that cannot be called at its field', async () => {
    const place = await createLivedInHome(api);
    const send = (phone: string) =>
      api.callAs(place.resident, workOrders.createWorkOrders, {
        params: { homeId: place.homeId },
        body: { issues: [fridge()], access: { ...access, phone } },
      });
    await expect(send('abc')).rejects.toMatchObject({
      status: 400,
      fields: { 'access.phone': 'Enter a full phone number, with + and the country code outside the US' },
    });
    expect(await send('+14155550163')).toHaveLength(1);
  });

  test('of an empty home asks its owner, not a resident who is not there', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    await move(api, place.staff, id, { event: 'ask', message: 'Which model is it?' });
    await api.rows('update work_orders set lease_id = null, reporter_id = $2 where id = $1', [id, place.owner.id]);
    const step = async (by: Person) =>
      (await api.callAs(by, workOrders.getWorkOrder, { params: { workOrderId: id } })).nextStep;
    expect(await step(place.owner)).toBe('Please answer our question.');
    expect(await step(place.staff)).toBe('We’re waiting for an answer from the homeowner.');
    await api.rows("update work_orders set status = 'done', done_at = now() where id = $1", [id]);
    expect(await step(place.owner)).toBe('Is it fixed? Please confirm, or open it again.');
  });
});
