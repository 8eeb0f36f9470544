// Statuses, lease terms, messages, and jobs stored under an earlier spelling, after the migration.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { auditLog } from '@/contract/platform/auditLog/endpoints';
import { deliverMessage } from '@/server/modules/account/outbox/jobs';
import { sendAppointmentMessages } from '@/server/modules/leasing/appointments/jobs';
import type { OutgoingEmail } from '@/server/providers/mail/mail';
import { testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { bookInspection, createInspectableHome } from '@/tests/support/fixtures/care/inspections';
import { createLivedInHome, report } from '@/tests/support/fixtures/care/workOrders';
import { createLease } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';
import { migrationsDir } from './migrate';

const api = testApi();
const STATUS_TABLES = ['account_deletions', 'appointments', 'inspections', 'work_orders', 'work_order_visits'];

/** The schema of the release before, which refuses the new spelling. */
async function restoreOldSchema(): Promise<void> {
  for (const table of STATUS_TABLES)
    await api.rows(`alter table ${table} drop constraint ${table}_status_check,
      add constraint ${table}_status_check check (status <> 'canceled')`);
  await api.rows('alter table appointments rename column canceled_because to cancelled_because');
  await api.rows(
    'alter table appointments rename constraint appointments_canceled_because_check to appointments_cancelled_because_check',
  );
}

/** An inspection, a repair with a visit, and a deletion that were canceled. */
async function storeCanceled() {
  const { owner, staff, homeId } = await createInspectableHome(api);
  const { id: inspectionId } = await bookInspection(api, staff, homeId);
  const repairHome = await createLivedInHome(api);
  const { id: workOrderId } = await report(api, repairHome, repairHome.resident);
  await restoreOldSchema();
  await api.rows("update appointments set status = 'cancelled', cancelled_because = 'asked'");
  await api.rows("update inspections set status = 'cancelled'");
  await api.rows("update work_orders set status = 'cancelled', status_reason = 'Bought a new one'");
  await api.rows(`update work_order_events set detail = '{"status": "cancelled"}' where kind = 'status'`);
  await api.rows(
    `insert into work_order_visits
       (id, work_order_id, home_id, starts_at, ends_at, status, booked_by, created_at, updated_at)
     values ($1, $2, $3, $4, $4::timestamptz + interval '2 hours', 'cancelled', 'staff', $4, $4)`,
    [randomUUID(), workOrderId, repairHome.homeId, api.now],
  );
  await api.rows(
    `insert into account_deletions (id, user_id, status, requested_at, erase_at, ended_at)
     values ($1, $2, 'cancelled', $3, $3, $3)`,
    [randomUUID(), owner.id, api.now],
  );
  return { staff, inspectionId, workOrderId };
}

let staff: Awaited<ReturnType<typeof createPerson>>;
let inspectionId: string;
let workOrderId: string;
let leaseId: string;

beforeAll(async () => {
  const [owner, ada] = [await createPerson(api), await createPerson(api, 'resident')];
  const lease = await createLease(api, { owner, residents: [ada] });
  leaseId = lease.id;
  await api.rows(`update leases set terms = terms - 'installments' || '{"instalments": 3}'`);
  await createApplication(api, { homeId: lease.homeId, people: [ada], status: 'started' });
  await api.rows(`update applications set wishes = '{"depositInstalments": 2, "insurance": "own"}'`);
  ({ staff, inspectionId, workOrderId } = await storeCanceled());
  await api.rows(
    `update outbox set template = 'papersToSign',
      dedupe_key = replace(dedupe_key, 'documentsToSign', 'papersToSign') where template = 'documentsToSign'`,
  );
  await api.rows(
    `update graphile_worker._private_jobs job set payload = (payload::jsonb || '{"event": "cancelled"}')::json
     from graphile_worker._private_tasks task where task.id = task_id and identifier = 'sendAppointmentMessages'`,
  );
  await api.rows(
    `insert into audit_log (stream, event, subject)
     values ('appointment', 'appointment.cancelled', 'appointment:before')`,
  );
  await api.rows(await readFile(path.join(migrationsDir, '0300_us_spellings.sql'), 'utf8'));
});

test('reads canceled inspections, repairs, visits, appointments, and deletions by the new status', async () => {
  expect(await api.callAs(staff, inspections.getInspection, { params: { inspectionId } })).toMatchObject({
    status: 'canceled',
  });
  const order = await api.callAs(staff, workOrders.getWorkOrder, { params: { workOrderId } });
  expect(order.status).toBe('canceled');
  expect(order.timeline.find(({ kind }) => kind === 'status')).toMatchObject({ status: 'canceled' });
  for (const table of STATUS_TABLES)
    expect(await api.rows(`select distinct status from ${table}`), table).toEqual([{ status: 'canceled' }]);
  expect(await api.rows('select distinct canceled_because from appointments')).toEqual([{ canceled_because: 'asked' }]);
});

test.each(STATUS_TABLES)('refuses the earlier spelling in %s', async (table) => {
  await expect(api.rows(`update ${table} set status = 'cancelled'`)).rejects.toThrow(`${table}_status_check`);
});

test('refuses a canceled repair without a reason', async () => {
  await expect(api.rows('update work_orders set status_reason = null')).rejects.toThrow('work_orders_check1');
});

test('keeps the installments of lease terms and of the wishes of an application', async () => {
  expect(
    await api.rows("select terms ? 'instalments' as old, terms->'installments' as new from leases where id = $1", [
      leaseId,
    ]),
  ).toEqual([{ old: false, new: 3 }]);
  expect(await api.rows('select wishes from applications')).toEqual([
    { wishes: { depositInstallments: 2, insurance: 'own' } },
  ]);
});

test('sends messages and runs jobs that waited under the earlier names', async () => {
  const [message] = await api.rows<{ id: string; dedupe_key: string }>(
    "select id, dedupe_key from outbox where template = 'documentsToSign'",
  );
  expect(message?.dedupe_key).toMatch(/^documentsToSign:/);
  const sent: OutgoingEmail[] = [];
  await deliverMessage(api.services, { send: async (email) => void sent.push(email) }, { id: message?.id });
  expect(sent).toHaveLength(1);
  const [job] = await api.rows<{ payload: object }>(
    `select payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = task_id where identifier = 'sendAppointmentMessages'`,
  );
  expect(job?.payload).toMatchObject({ event: 'canceled' });
  await sendAppointmentMessages(api.services, job?.payload);
  expect(await api.rows("select distinct data->>'event' as event from outbox where data ? 'event'")).toEqual([
    { event: 'canceled' },
  ]);
});

test('finds audit lines of before the migration by the new name of their event', async () => {
  const admin = await createPerson(api, 'staff');
  const { items } = await api.callAs(admin, auditLog.searchAuditLog, { query: { event: 'appointment.canceled' } });
  expect(items.map(({ event, subject }) => [event, subject])).toEqual([
    ['appointment.cancelled', 'appointment:before'],
  ]);
});
