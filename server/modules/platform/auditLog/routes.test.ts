import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditEvent } from '@/contract/auditEvents';
import { AUDIT_PAGE_SIZE, auditLog } from '@/contract/platform/auditLog/endpoints';
import { audit } from '@/server/http/audit';
import { refusalOf, testApi } from '@/tests/support/api';
import { createLease } from '@/tests/support/fixtures/leases';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let admin: Awaited<ReturnType<typeof createPerson>>;
beforeAll(async () => {
  admin = await createPerson(api, 'staff');
});

const write = (event: AuditEvent, subject: string, personId?: string, detail?: Record<string, unknown>) =>
  audit(api.services.db, { event, subject, ...(personId && { personId }), ...(detail && { detail }) });
const search = (query: object) => api.callAs(admin, auditLog.searchAuditLog, { query });
const subjects = async (query: object) => (await search(query)).items.map(({ subject }) => subject);

describe('searchAuditLog', () => {
  test('is for administrators alone', async () => {
    const helper = await createPerson(api, 'staff', ['support']);
    expect((await refusalOf(api.callAs(helper, auditLog.searchAuditLog))).status).toBe(403);
  });

  test('finds what a person did and what was done about them, by email or id', async () => {
    const [ada, eve] = [await createPerson(api), await createPerson(api)];
    await write('lead.created', 'lead:of-ada', ada.id);
    await write('desk.note_added', `person:${ada.id}`, eve.id);
    await write('lead.created', 'lead:of-eve', eve.id);
    const expected = [`person:${ada.id}`, 'lead:of-ada'];
    expect(await subjects({ person: ada.email.toUpperCase() })).toEqual(expected);
    expect(await subjects({ person: ada.id })).toEqual(expected);
    expect((await search({ person: ada.id })).items[1]).toMatchObject({ person: { id: ada.id, name: ada.name } });
  });

  test('finds the lines of a home and of its leases, by id or how the address starts', async () => {
    const owner = await createPerson(api);
    const lease = await createLease(api, { owner, residents: [await createPerson(api, 'resident')] });
    await api.rows("update homes set street_address = '77 Quill Court' where id = $1", [lease.homeId]);
    const other = await createHome(api, { owner });
    await write('home.published', `home:${lease.homeId}`);
    await write('lease.sent', `lease:${lease.id}`);
    await write('home.published', `home:${other}`);
    for (const home of ['77 quill', lease.homeId]) {
      const expected = [`envelope:${lease.envelopeId}`, `home:${lease.homeId}`, `lease:${lease.id}`];
      expect([...new Set(await subjects({ home }))].toSorted()).toEqual(expected);
    }
  });

  test('rejects a note without a person or a home at its field', async () => {
    const refusal = await refusalOf(search({ person: 'nobody@example.test' }));
    expect(refusal).toMatchObject({ status: 400, fields: { person: 'No one has this email or ID' } });
    expect(await refusalOf(search({ home: '100% unknown' }))).toMatchObject({
      fields: { home: 'No home has this address or ID' },
    });
  });

  test('narrows by event and by time, and pages through every line once', async () => {
    const { id } = await createPerson(api);
    for (let n = 0; n < AUDIT_PAGE_SIZE + 5; n += 1) await write('home.published', `home:${n}`, id);
    await write('home.withdrawn', 'home:paused', id);
    const [last] = await api.rows<{ at: string }>(
      'select at::text from audit_log where person_id = $1 order by id desc limit 1',
      [id],
    );
    const query = { person: id, event: 'home.published' };
    const first = await search(query);
    const second = await search({ ...query, before: first.next });
    const seen = [...first.items, ...second.items].map(({ subject }) => subject);
    expect(new Set(seen).size).toBe(AUDIT_PAGE_SIZE + 5);
    expect(seen).toHaveLength(AUDIT_PAGE_SIZE + 5);
    expect(second.next).toBeNull();
    const at = new Date(last?.at ?? '').toISOString();
    expect(await subjects({ person: id, to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await subjects({ person: id, from: at })).toContain('home:paused');
  });

  test('is a line of the log itself, with ids instead of the email address', async () => {
    const ada = await createPerson(api);
    await search({ person: ada.email });
    const [line] = await api.rows<{ person_id: string; detail: object }>(
      "select person_id, detail from audit_log where event = 'audit.searched' order by id desc limit 1",
    );
    expect(line).toEqual({ person_id: admin.id, detail: { personId: ada.id } });
  });
});

describe('exportAuditLog', () => {
  test('gives every line as CSV and is written down with how many', async () => {
    const ada = await createPerson(api);
    await write('lead.created', 'lead:1', ada.id, { note: 'said "yes", twice' });
    await write('lead.created', 'lead:2', ada.id);
    const { fileName, text } = await api.callAs(admin, auditLog.exportAuditLog, { query: { person: ada.id } });
    expect(fileName).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toBe('id,event,subject,requestId,detail,at,personId,person');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('"{""note"": ""said \\""yes\\"", twice""}"');
    const [line] = await api.rows(
      "select detail from audit_log where event = 'audit.exported' order by id desc limit 1",
    );
    expect(line).toEqual({ detail: { personId: ada.id, lines: 2 } });
  });
});
