import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  MAX_VIDEO_MB,
  MAX_VIDEO_SECONDS,
  MAX_WORK_ORDER_PHOTOS,
  MAX_WORK_ORDER_VIDEOS,
  WORK_ORDER_VIDEOS,
} from '@/contract/care/workOrders/constants';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { newId } from '@/contract/ids';
import type { Person } from '@/server/http/person';
import { uploadFile } from '@/server/modules/account/documents/uploads/fixture';
import { erasePerson } from '@/server/modules/account/personalData/erasure/system';
import { testApi } from '@/tests/support/api';
import { clip } from '@/tests/support/fixtures/care/videos';
import { addPhoto, createLivedInHome, type LivedInHome, report } from '@/tests/support/fixtures/care/workOrders';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();

const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#405060' } })
    .jpeg()
    .toBuffer();

async function putPhoto(by: Person, workOrderId: string, photoId = newId()) {
  const response = await api.fetch(`/work-orders/${workOrderId}/photos/${photoId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await api.tokenFor(by)}`, 'content-type': 'image/jpeg' },
    body: (await picture()) as BodyInit,
  });
  return { photoId, status: response.status, text: await response.text() };
}

const sendVideo = (by: Person, photoId: string, bytes: Uint8Array) =>
  uploadFile(api, by, bytes, { photoId }, WORK_ORDER_VIDEOS);

async function reported(place?: LivedInHome) {
  const home = place ?? (await createLivedInHome(api));
  const { id } = await report(api, home, home.resident);
  const { photoId } = await putPhoto(home.resident, id);
  return { ...home, id, photoId };
}

const videosOf = async (by: Person, workOrderId: string) =>
  (await api.callAs(by, workOrders.getWorkOrder, { params: { workOrderId } })).photos.flatMap(
    ({ video }) => video ?? [],
  );

describe('POST /work-orders/videos', () => {
  test('a clip sent in two pieces is seen by resident, owner, and staff, and read in parts without an account', async () => {
    const place = await reported();
    const bytes = await clip({ seconds: 12, title: '37.80, -122.27' });
    expect(await sendVideo(place.resident, place.photoId, bytes)).toMatchObject({ status: 200 });
    for (const by of [place.resident, place.owner, place.staff])
      expect(await videosOf(by, place.id)).toEqual([
        { href: expect.stringMatching(/^\/media\/videos\/[0-9a-f]{32}$/), mime: 'video/webm', seconds: 12 },
      ]);
    const [{ href } = { href: '' }] = await videosOf(place.owner, place.id);
    const whole = await api.fetch(href);
    const stored = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(Buffer.from(bytes).includes('37.80, -122.27')).toBe(true);
    expect(stored.includes('37.80, -122.27')).toBe(false);
    const part = await api.fetch(href, { headers: { range: 'bytes=4-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${stored.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(stored.subarray(4, 10));
    const tail = await api.fetch(href, { headers: { range: 'bytes=-5' } });
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(stored.subarray(-5));
    expect((await api.fetch(href, { headers: { range: `bytes=${stored.length}-` } })).status).toBe(416);
    expect((await api.fetch(`/media/videos/${'0'.repeat(32)}`)).status).toBe(404);
  });

  test('a clip of 60 MB arrives', async () => {
    const place = await reported();
    const bytes = await clip({ seconds: 60, bytesPerFrame: 1_000_000 });
    expect(bytes.length).toBeGreaterThan(60_000_000);
    expect(await sendVideo(place.resident, place.photoId, bytes)).toMatchObject({ status: 200 });
    expect(await videosOf(place.owner, place.id)).toMatchObject([{ seconds: 60 }]);
  });

  test('what is no video, is too long, or is too large is refused with the limit, and the photo stays', async () => {
    const place = await reported();
    const send = (bytes: Uint8Array) => sendVideo(place.resident, place.photoId, bytes);
    expect(await send(Buffer.from('no video at all'))).toMatchObject({
      status: 415,
      result: { message: 'We can’t open this video. Send an MP4, MOV, or WebM file.' },
    });
    expect(await send(await clip({ seconds: MAX_VIDEO_SECONDS + 1 }))).toMatchObject({
      result: { code: 'invalid', message: 'Videos can be up to 3 minutes long.' },
    });
    expect((await send(new Uint8Array(MAX_VIDEO_MB * 1_000_000 + 1))).status).toBe(413);
    const { photos } = await api.callAs(place.resident, workOrders.getWorkOrder, { params: { workOrderId: place.id } });
    expect(photos).toMatchObject([{ id: place.photoId, video: null }]);
    expect(await api.rows('select id from file_uploads')).toEqual([]);
  });

  test('only the person who sent the photo adds its clip, once, and one not of theirs does not exist', async () => {
    const place = await reported();
    const bytes = await clip({ seconds: 2 });
    for (const by of [place.owner, place.roommate, place.staff, await createPerson(api)])
      expect(await sendVideo(by, place.photoId, bytes)).toMatchObject({ status: 404 });
    expect(await sendVideo(place.resident, newId(), bytes)).toMatchObject({ status: 404 });
    for (const _ of [1, 2])
      expect(await sendVideo(place.resident, place.photoId, bytes)).toMatchObject({ status: 200 });
    expect(await videosOf(place.resident, place.id)).toHaveLength(1);
  });

  test('a repair has a few videos', async () => {
    const place = await reported();
    for (let n = 0; n < MAX_WORK_ORDER_VIDEOS; n += 1) {
      const { photoId } = await putPhoto(place.resident, place.id);
      expect(await sendVideo(place.resident, photoId, await clip({ seconds: 1 }))).toMatchObject({ status: 200 });
    }
    expect(await sendVideo(place.resident, place.photoId, await clip({ seconds: 1 }))).toMatchObject({
      status: 409,
      result: { message: 'A repair has up to 5 videos.' },
    });
  });
});

describe('the file of a clip', () => {
  const removals = async () =>
    (
      await api.rows<{ payload: { keys: string[] } }>(
        "select payload from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'removeFiles')",
      )
    ).flatMap(({ payload }) => payload.keys);
  const stored = async () => {
    const place = await reported();
    await sendVideo(place.resident, place.photoId, await clip({ seconds: 2 }));
    const [row] = await api.rows<{ video_id: string }>('select video_id from work_order_photos where id = $1', [
      place.photoId,
    ]);
    return { ...place, key: `media/videos/${row?.video_id}.webm` };
  };

  test('goes with its photo, with its repair, and with the account of who recorded it; the photo stays then', async () => {
    const [photo, repair, person] = [await stored(), await stored(), await stored()];
    await api.rows('delete from work_order_photos where id = $1', [photo.photoId]);
    await api.rows('delete from work_orders where id = $1', [repair.id]);
    await erasePerson(api.services.db, {
      id: person.resident.id,
      emails: [],
      phones: [],
      trackingIds: [],
    });
    const keys = await removals();
    for (const { key } of [photo, repair, person]) expect(keys.filter((each) => each === key)).toHaveLength(1);
    expect(await api.rows('select video_id, author_id from work_order_photos where id = $1', [person.photoId])).toEqual(
      [{ video_id: null, author_id: null }],
    );
  });
});

describe('photos of a repair', () => {
  test('sixty arrive; one more is refused in words, and one sent twice is stored once', async () => {
    const place = await reported();
    for (let n = 1; n < MAX_WORK_ORDER_PHOTOS; n += 1) await addPhoto(api, place.id, 'damage');
    expect(await putPhoto(place.resident, place.id, place.photoId)).toMatchObject({ status: 200 });
    const refused = await putPhoto(place.resident, place.id);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('A repair has up to 60 photos.');
  });
});
