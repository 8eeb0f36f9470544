import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { cents } from '@/contract/amounts/cents';
import { newId } from '@/contract/ids';
import { type MoveOutChange, moveOuts, type NewDeduction } from '@/contract/tenancy/moveOuts/endpoints';
import { mergeMoveOutInspection } from '@/contract/tenancy/moveOuts/inspection';
import { documentDepositStatement } from '@/server/modules/tenancy/moveOuts/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';

const api = testApi();
const at = (lease: TestLease) => ({ params: { tenancyId: lease.id } });
type Side = 'owner' | 'resident';
type Written = Pick<MoveOutChange, 'entityId' | 'field' | 'value'>;

const change = (written: Written, id = newId()) =>
  ({ ...written, id, at: '2026-11-20T18:00:00.000Z' }) as MoveOutChange;
const sync = (lease: TestLease, side: Side, written: readonly Written[], cursor = 0) =>
  api.callAs(lease[side], moveOuts.syncMoveOutInspection, {
    ...at(lease),
    body: { cursor, changes: written.map((each) => change(each)) },
  });
const read = (lease: TestLease, side: Side = 'owner') =>
  api.callAs(lease[side], moveOuts.getMoveOutInspection, at(lease));
const finish = (lease: TestLease) =>
  api.callAs(lease.owner, moveOuts.finishMoveOutInspection, { ...at(lease), body: {} });

const jpeg = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#b4783c' } })
    .jpeg()
    .toBuffer();
async function put(lease: TestLease, side: Side, photoId: string, body: Uint8Array) {
  return api.fetch(`/tenancies/${lease.id}/move-out/inspection/photos/${photoId}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await api.tokenFor(lease[side])}`,
      sourcetype: 'Consumer',
      'content-type': 'image/jpeg',
    },
    body: body as BodyInit,
  });
}

/** A lease with a move-in record that everyone signed: a living room with a good floor and worn walls. */
async function inspectable() {
  const lease = await createRunningLease(api);
  const [picture] = await api.rows<{ id: string }>(
    `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
     values (gen_random_uuid(), $1, 'inspection', 'Before', 'image/jpeg', 1, '', 'documents/before', now()) returning id`,
    [lease.resident.id],
  );
  const pictureId = picture?.id ?? '';
  const rooms = [
    {
      name: 'Living room',
      note: '',
      pictures: [pictureId],
      items: [
        { name: 'Floor', state: 'good', note: '' },
        { name: 'Walls', state: 'worn', note: 'Scuffs' },
      ],
    },
  ];
  await api.rows(
    `insert into condition_records (lease_id, rooms, hash, owner_signed, completed_at, updated_at)
     values ($1, $2, $3, '{}', now(), now())`,
    [lease.id, JSON.stringify(rooms), 'a'.repeat(64)],
  );
  await api.rows('insert into condition_pictures (lease_id, document_id) values ($1, $2)', [lease.id, pictureId]);
  return { lease, pictureId };
}

describe('getMoveOutInspection', () => {
  test('has the rooms of the signed record, and is for both sides and staff alone', async () => {
    const { lease } = await inspectable();
    for (const side of ['owner', 'resident'] as const)
      expect(await read(lease, side)).toMatchObject({
        side,
        hasRecord: true,
        status: 'open',
        rooms: [{ name: 'Living room', items: [{ name: 'Floor', state: 'good' }, { state: 'worn' }] }],
      });
    const staff = await createPerson(api, 'staff');
    expect((await api.callAs(staff, moveOuts.getMoveOutInspection, at(lease))).side).toBe('staff');
    const stranger = await createPerson(api);
    const foreign = api.callAs(stranger, moveOuts.getMoveOutInspection, at(lease));
    expect(await refusalOf(foreign)).toMatchObject({ status: 404 });
  });

  test('without a signed record has the usual rooms, with nothing to compare with', async () => {
    const { hasRecord, rooms } = await read(await createRunningLease(api));
    expect(hasRecord).toBe(false);
    expect(rooms.map(({ name }) => name)).toContain('Kitchen');
    expect(rooms.flatMap(({ items }) => items).every(({ state }) => state === null)).toBe(true);
  });
});

describe('scheduleMoveOutInspection', () => {
  test('tells the residents when, who say whether they come', async () => {
    const { lease } = await inspectable();
    const schedule = (startsAt: string, side: Side = 'owner') =>
      api.callAs(lease[side], moveOuts.scheduleMoveOutInspection, { ...at(lease), body: { startsAt } });
    expect(await refusalOf(schedule('2026-11-20T18:00:00.000Z'))).toMatchObject({ status: 400 });
    expect(await refusalOf(schedule('2026-11-28T18:00:00.000Z', 'resident'))).toMatchObject({ status: 403 });
    // The first inspection takes place in the last two weeks, with 48 hours’ notice (Cal. Civ. Code § 1950.5(f)).
    expect((await refusalOf(schedule('2026-11-28T18:00:00.000Z'))).message).toContain('last 14 days');
    await api.rows(`update leases set terms = terms || '{"endOn": "2026-11-30"}' where id = $1`, [lease.id]);
    expect((await refusalOf(schedule('2026-11-22T18:00:00.000Z'))).message).toContain('48 hours');
    const set = await schedule('2026-11-28T18:00:00.000Z');
    expect(set.startsAt).toBe('2026-11-28T18:00:00.000Z');
    const letters = await findMessages(api, lease.resident.email);
    expect(letters.filter(({ template }) => template === 'moveOutUpdate')).toHaveLength(1);
    await sync(lease, 'resident', [{ entityId: newId(), field: 'visit.attends', value: true }]);
    const { attendance } = mergeMoveOutInspection((await read(lease)).changes);
    expect(attendance).toMatchObject([{ attends: true, mine: false }]);
    const owner = sync(lease, 'owner', [{ entityId: newId(), field: 'visit.attends', value: true }]);
    expect(await refusalOf(owner)).toMatchObject({ status: 403 });
  });
});

describe('syncMoveOutInspection', () => {
  test('stores each change once, and answers what the other phone wrote since', async () => {
    const { lease } = await inspectable();
    const written = change({ entityId: '0.0', field: 'item.state', value: 'damaged' });
    const send = () =>
      api.callAs(lease.owner, moveOuts.syncMoveOutInspection, {
        ...at(lease),
        body: { cursor: 0, changes: [written] },
      });
    const first = await send();
    expect((await send()).changes).toEqual(first.changes);
    const comment = newId();
    await sync(lease, 'resident', [
      { entityId: comment, field: 'comment.place', value: '0.0' },
      { entityId: comment, field: 'comment.text', value: 'It was there before' },
    ]);
    const news = await sync(lease, 'owner', [], first.cursor);
    expect(news.changes.map(({ field }) => field)).toEqual(['comment.place', 'comment.text']);
    expect(mergeMoveOutInspection(news.changes).comments).toMatchObject([{ text: 'It was there before', mine: false }]);
  });

  test('rejects ratings by residents, changes of others’ additions, and invented rooms', async () => {
    const { lease } = await inspectable();
    const refused = async (side: Side, written: Written) => (await refusalOf(sync(lease, side, [written]))).status;
    expect(await refused('resident', { entityId: '0.0', field: 'item.state', value: 'good' })).toBe(403);
    expect(await refused('owner', { entityId: '7.0', field: 'item.state', value: 'good' })).toBe(400);
    const comment = newId();
    await sync(lease, 'resident', [
      { entityId: comment, field: 'comment.place', value: '0' },
      { entityId: comment, field: 'comment.text', value: 'Please look at the wall' },
    ]);
    expect(await refused('owner', { entityId: comment, field: 'comment.text', value: 'Forget it' })).toBe(403);
    expect(await refused('owner', { entityId: comment, field: 'comment.removed', value: true })).toBe(403);
    expect((await read(lease)).changes).toHaveLength(2);
  });

  test('takes nothing once the statement is out', async () => {
    const { lease } = await inspectable();
    await sync(lease, 'owner', [{ entityId: '0.0', field: 'item.state', value: 'good' }]);
    await api.rows('update move_outs set statement_sent_at = now() where lease_id = $1', [lease.id]);
    const late = sync(lease, 'owner', [{ entityId: '0.0', field: 'item.state', value: 'damaged' }]);
    expect(await refusalOf(late)).toMatchObject({ status: 409 });
    expect(await read(lease)).toMatchObject({ status: 'closed' });
  });
});

describe('uploadMoveOutPhoto', () => {
  test('a photo sent twice is stored once, and both sides can open it', async () => {
    const { lease } = await inspectable();
    const photoId = newId();
    const bytes = await jpeg();
    const replies = [await put(lease, 'owner', photoId, bytes), await put(lease, 'owner', photoId, bytes)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { photos } = await read(lease, 'resident');
    expect(photos).toHaveLength(1);
    for (const person of [lease.owner, lease.resident]) {
      const params = { documentId: photos[0]?.documentId ?? '' };
      expect((await api.callAs(person, documents.createDocumentLink, { params })).href).toMatch(/^\/files\//);
    }
    expect((await put(lease, 'owner', newId(), Buffer.from('no picture'))).status).toBe(415);
  });

  test('one of today is none of the move-in record', async () => {
    const { lease, pictureId } = await inspectable();
    await put(lease, 'owner', newId(), await jpeg());
    const { beforePhotos } = await api.callAs(lease.owner, moveOuts.getMoveOut, at(lease));
    expect(beforePhotos.map(({ id }) => id)).toEqual([pictureId]);
  });
});

/** A floor that is damaged now, with its photo, in a finished inspection of residents who left. */
async function inspected() {
  const { lease, pictureId } = await inspectable();
  const [photoId, comment] = [newId(), newId()];
  await put(lease, 'owner', photoId, await jpeg());
  await sync(lease, 'owner', [
    { entityId: '0.0', field: 'item.state', value: 'damaged' },
    { entityId: '0.1', field: 'item.state', value: 'worn' },
    { entityId: photoId, field: 'photo.place', value: '0.0' },
  ]);
  await sync(lease, 'resident', [
    { entityId: comment, field: 'comment.place', value: '0.0' },
    { entityId: comment, field: 'comment.text', value: 'The sun bleached it' },
  ]);
  await api.callAs(lease.owner, moveOuts.recordMoveOut, { ...at(lease), body: { leftOn: '2026-11-20' } });
  const { photos } = await read(lease);
  const [proof] = await api.rows<{ id: string }>(
    `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
     values (gen_random_uuid(), $1, 'inspection', 'Invoice', 'application/pdf', 1, '', 'documents/i', now()) returning id`,
    [lease.owner.id],
  );
  const [work] = await api.rows<{ id: string }>(
    `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
     values (gen_random_uuid(), $1, 'inspection', 'After', 'image/jpeg', 1, '', 'documents/w', $2) returning id`,
    [lease.owner.id, api.now],
  );
  const body: NewDeduction = {
    room: 'Living room',
    description: 'A burn in the floor',
    item: 'carpet',
    ageMonths: 60,
    costCents: cents(160_000),
    proofKind: 'invoice',
    proofId: proof?.id ?? '',
    workPhotoId: work?.id ?? '',
    beforePhotoId: pictureId,
    afterPhotoId: photos[0]?.documentId ?? '',
    inspectionItem: '0.0',
  };
  const add = (more: Partial<NewDeduction> = {}) =>
    api.callAs(lease.owner, moveOuts.addDeduction, { ...at(lease), body: { ...body, ...more } });
  return { lease, add };
}

describe('finishMoveOutInspection', () => {
  test('needs a rated item, and asks the residents for their comments once', async () => {
    const { lease } = await inspectable();
    expect(await refusalOf(finish(lease))).toMatchObject({ status: 409 });
    await sync(lease, 'owner', [{ entityId: '0.0', field: 'item.state', value: 'good' }]);
    await finish(lease);
    expect(await finish(lease)).toMatchObject({ status: 'finished' });
    const letters = await findMessages(api, lease.resident.email);
    expect(letters.filter(({ template }) => template === 'moveOutUpdate')).toHaveLength(1);
  });

  test('makes an item that got worse the evidence of a line, with the resident’s comment', async () => {
    const { lease, add } = await inspected();
    expect(await refusalOf(add())).toMatchObject({ status: 409 });
    await finish(lease);
    expect(await refusalOf(add({ inspectionItem: '0.1' }))).toMatchObject({ status: 409 });
    const line = (await add()).deductions[0];
    expect(line?.inspection).toMatchObject({
      item: 'Floor',
      before: 'good',
      now: 'damaged',
      comments: [{ text: 'The sun bleached it' }],
    });
    await api.callAs(lease.owner, moveOuts.sendStatement, { ...at(lease), body: { certifiedMailNumber: '' } });
    const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
    await documentDepositStatement(api.services, { id: row?.id });
    const { items } = await api.callAs(lease.resident, documents.listDocuments);
    expect(items.filter(({ category }) => category === 'statement')).toHaveLength(1);
  });
});
