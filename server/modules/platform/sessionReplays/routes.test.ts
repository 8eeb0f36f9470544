import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionReplays } from '@/contract/platform/sessionReplays/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('session_replays'));

const visitor = 'V1StGXR8_Z5jdHi6B-myT';
const chunk = (sequence: number, text = 'a') => ({
  sequence,
  route: '/homes',
  device: 'phone',
  events: [{ type: 3, timestamp: 1_000 + sequence, data: { text } }],
});
const send = async (id: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await api.fetch(`/session-replays/${id}/chunks`, {
    method: 'POST',
    headers: { sourcetype: 'Consumer', 'content-type': 'application/json', trackingid: visitor, ...headers },
    body: JSON.stringify(body),
  });
  return response.status;
};
const count = () => api.rows('select count(*)::int as chunks from session_replay_chunks');

describe('recordReplayChunk', () => {
  test('nothing is recorded without a tracking id, under Global Privacy Control, or where it is off', async () => {
    const id = randomUUID();
    expect(await send(id, chunk(0), { trackingid: '' })).toBe(200);
    expect(await send(id, chunk(0), { 'sec-gpc': '1' })).toBe(200);
    api.services.recordsVisits = false;
    expect(await send(id, chunk(0))).toBe(200);
    api.services.recordsVisits = true;
    expect(await count()).toEqual([{ chunks: 0 }]);
    expect(await send('me', chunk(0))).toBe(404);
  });

  test('a page as deep and as wide as real ones are is kept; a deeper one is refused', async () => {
    const page = (levels: number): unknown => (levels === 0 ? [] : { childNodes: [page(levels - 1)] });
    const piece = (levels: number, nodes: number) => ({
      ...chunk(0),
      events: [{ type: 2, timestamp: 1, data: { node: page(levels), wide: Array(nodes).fill({ type: 3 }) } }],
    });
    expect(await send(randomUUID(), piece(100, 5_000))).toBe(200);
    expect([await send(randomUUID(), piece(200, 0)), await send(randomUUID(), piece(0, 10_001))]).toEqual([400, 400]);
    expect(await count()).toEqual([{ chunks: 1 }]);
  });

  test('counts a piece once, and rejects pieces from another browser', async () => {
    const id = randomUUID();
    expect([await send(id, chunk(0)), await send(id, chunk(0, 'b'))]).toEqual([200, 200]);
    await send(id, chunk(1), { trackingid: 'W1StGXR8_Z5jdHi6B-myT' });
    expect(await count()).toEqual([{ chunks: 1 }]);
  });

  test('a recording has an end', async () => {
    const id = randomUUID();
    await send(id, chunk(0));
    expect(await send(id, chunk(200))).toBe(400);
    await api.rows('update session_replays set bytes = 10 * 1024 * 1024');
    await send(id, chunk(1));
    expect(await count()).toEqual([{ chunks: 1 }]);
  });
});

describe('getReplay', () => {
  test('gives the events in their order to support, and each look is audited', async () => {
    const id = randomUUID();
    await send(id, chunk(1, 'second'));
    await send(id, chunk(0, 'first'));
    const staff = await createPerson(api, 'staff', ['support']);
    const { events, route } = await api.callAs(staff, sessionReplays.getReplay, { params: { replayId: id } });
    expect(route).toBe('/homes');
    expect(events.map(({ data }) => data)).toEqual([{ text: 'first' }, { text: 'second' }]);
    expect(await api.rows("select subject, person_id from audit_log where event = 'session_replay.viewed'")).toEqual([
      { subject: `session_replay:${id}`, person_id: staff.id },
    ]);
  });

  test('is for support alone', async () => {
    const id = randomUUID();
    await send(id, chunk(0));
    for (const person of [await createPerson(api), await createPerson(api, 'staff', ['money'])])
      expect(await refusalOf(api.callAs(person, sessionReplays.getReplay, { params: { replayId: id } }))).toMatchObject(
        { status: 403 },
      );
  });
});

describe('listReplays', () => {
  test('the newest first, and whether visits are recorded', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await send(first, chunk(0));
    api.now = new Date(api.now.getTime() + 60_000);
    await send(second, chunk(0));
    const staff = await createPerson(api, 'staff', ['support']);
    const { isOn, replays } = await api.callAs(staff, sessionReplays.listReplays);
    expect([isOn, replays.map(({ id }) => id)]).toEqual([true, [second, first]]);
  });
});
