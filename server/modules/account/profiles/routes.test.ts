import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { TEXT_CONSENT } from '@/contract/account/profiles/endpoints';
import type { Todo } from '@/contract/account/todos/endpoints';
import { testApi } from '@/tests/support/api';
import { advanceClock, Client, createAccount, createMember, findMessages } from '@/tests/support/fixtures/logins';

const api = testApi();

const PROFILE = '/users/profile';
const values = (email: string, more: object = {}) => ({ firstName: 'Ada', lastName: 'Byron', email, ...more });
const textsTo = (phone: string) => findMessages(api, phone);

describe('getProfile', () => {
  test('tells what one said about oneself, and nothing that is not there', async () => {
    const { client, email } = await createMember(api);
    expect((await client.send('GET', PROFILE)).body).toEqual({
      ...values(email),
      unconfirmedEmail: null,
      homeTown: null,
      aboutMe: null,
      phone: null,
      phoneVerified: false,
      leadSource: null,
      leadMedium: null,
      language: 'en',
      mediaId: null,
      image: null,
    });
  });
});

describe('updateProfile', () => {
  test('keeps what was said, and clears what was emptied', async () => {
    const { client, email } = await createMember(api);
    await client.send(
      'PUT',
      PROFILE,
      values(email, { firstName: 'Augusta', homeTown: 'London', phone: '+14155550134' }),
    );
    expect((await client.send('GET', '/users')).body).toMatchObject({ firstName: 'Augusta', phone: '+14155550134' });
    const { body } = await client.send('PUT', PROFILE, values(email, { homeTown: '', phone: '' }));
    expect(body).toMatchObject({ firstName: 'Ada', homeTown: null, phone: null, newEmail: null });
  });

  test('keeps the language when a change does not name it', async () => {
    const { client, email } = await createMember(api);
    expect((await client.send('PUT', PROFILE, values(email, { language: 'es' }))).body).toMatchObject({
      language: 'es',
    });
    expect((await client.send('PUT', PROFILE, values(email))).body).toMatchObject({ language: 'es' });
    expect((await client.send('PUT', PROFILE, values(email, { language: 'xx' }))).status).toBe(400);
  });

  test('needs both names and an address', async () => {
    const { client } = await createMember(api);
    const { status, body } = await client.send('PUT', PROFILE, { firstName: ' ', lastName: '', email: 'x' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['email', 'firstName', 'lastName']);
  });

  test('requires a recent login to change contact details', async () => {
    const { client, email } = await createMember(api);
    await client.send('PUT', PROFILE, values(email, { phone: '+14155550134' }));
    advanceClock(api, 14 * 60);
    await client.renew();
    advanceClock(api, 2 * 60);
    expect((await client.send('PUT', PROFILE, values('new@example.test', { phone: '+14155550134' }))).body.code).toBe(
      'recentLoginRequired',
    );
    expect((await client.send('PUT', PROFILE, values(email, { phone: '+14155550199' }))).body.code).toBe(
      'recentLoginRequired',
    );
    expect((await client.send('PUT', PROFILE, values(email, { phone: '+14155550134', aboutMe: 'Hi' }))).status).toBe(
      200,
    );
  });
});

describe('confirmEmail', () => {
  async function asking() {
    const someone = await createMember(api);
    const wanted = `new-${someone.email}`;
    const { body } = await someone.client.send('PUT', PROFILE, values(wanted));
    const { attempt } = body.newEmail as { attempt: string };
    const [letter] = await findMessages(api, wanted);
    return { ...someone, wanted, attempt, code: letter?.data.code ?? '' };
  }

  test('moves the account once the code came back, tells both addresses and ends every other session', async () => {
    const { client, email, wanted, attempt, code } = await asking();
    const elsewhere = new Client(api, '203.0.113.99');
    await elsewhere.login(email);
    expect((await client.send('GET', PROFILE)).body.email).toBe(email);
    expect((await client.post(`${PROFILE}/email`, { attempt, code })).body.email).toBe(wanted);
    advanceClock(api, 1);
    expect([await client.getUser(), await elsewhere.getUser()]).toEqual([200, 401]);
    const last = async (to: string) => (await findMessages(api, to)).at(-1)?.template;
    expect([await last(email), await last(wanted)]).toEqual(['oldEmailNotice', 'emailChanged']);
    expect((await client.post(`${PROFILE}/email`, { attempt, code })).body.code).toBe('invalidCode');
  });

  test('is a thing to do from the moment it was asked for until it is done, with the address it is about', async () => {
    const { client, wanted, attempt, code } = await asking();
    const waiting = async () => {
      const { body } = await client.send('GET', '/users/todo');
      return (body as unknown as Todo[]).filter(({ kind }) => kind === 'verifyEmail');
    };
    expect(await waiting()).toMatchObject([{ reason: expect.stringContaining(wanted), status: 'open' }]);
    expect((await client.send('GET', PROFILE)).body.unconfirmedEmail).toBe(wanted);
    await client.post(`${PROFILE}/email`, { attempt, code: code === '000000' ? '111111' : '000000' });
    expect(await waiting()).toHaveLength(1);
    await client.post(`${PROFILE}/email`, { attempt, code });
    expect(await waiting()).toEqual([]);
    expect((await client.send('GET', PROFILE)).body).toMatchObject({ email: wanted, unconfirmedEmail: null });
  });

  test('waits no longer once it is waved away, until another address is asked for', async () => {
    const { client, email, wanted } = await asking();
    const [todo] = (await client.send('GET', '/users/todo')).body as unknown as Todo[];
    await client.post(`/users/todo/${todo?.id}/dismiss`);
    expect((await client.send('GET', PROFILE)).body).toMatchObject({ email, unconfirmedEmail: null });
    await client.send('PUT', PROFILE, values(`other-${wanted}`));
    expect((await client.send('GET', PROFILE)).body.unconfirmedEmail).toBe(`other-${wanted}`);
  });

  test('accepts a code from its owner only, for five tries and ten minutes', async () => {
    const { client, attempt, code } = await asking();
    const { client: stranger } = await createMember(api);
    expect((await stranger.post(`${PROFILE}/email`, { attempt, code })).body.code).toBe('invalidCode');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) await client.post(`${PROFILE}/email`, { attempt, code: wrong });
    expect((await client.post(`${PROFILE}/email`, { attempt, code })).body.code).toBe('invalidCode');
    const again = await asking();
    advanceClock(api, 601);
    await again.client.renew();
    const late = await again.client.post(`${PROFILE}/email`, { attempt: again.attempt, code: again.code });
    expect(late.body.code).toBe('invalidCode');
  });

  test('tells who asks nothing of an address that has an account already', async () => {
    const { client, email } = await createMember(api);
    const other = await createAccount(api);
    const free = await client.send('PUT', PROFILE, values('free@example.test'));
    const taken = await client.send('PUT', PROFILE, values(other.email));
    const shape = ({ status, body }: typeof free) => [status, Object.keys(body), Object.keys(body.newEmail as object)];
    expect(shape(taken)).toEqual(shape(free));
    expect(await findMessages(api, other.email)).toEqual([{ template: 'emailTaken', data: { firstName: '' } }]);
    expect((await client.send('GET', PROFILE)).body.email).toBe(email);
  });
});

describe('sendTextCode', () => {
  test('texts a code and keeps the words, the time and the number of their consent', async () => {
    const { client, id } = await createMember(api);
    expect((await client.post('/users/text-message', { phone: '+14155550134', consent: true })).status).toBe(200);
    expect(await api.rows('select phone, wording, given_at from text_consents where user_id = $1', [id])).toEqual([
      { phone: '+14155550134', wording: TEXT_CONSENT, given_at: api.now },
    ]);
  });

  test('texts nothing without consent, and no number more than five times an hour', async () => {
    const phone = '+14155550147';
    const { client } = await createMember(api);
    expect((await client.post('/users/text-message', { phone, consent: false })).status).toBe(400);
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1)
      answers.push((await client.post('/users/text-message', { phone, consent: true })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await textsTo(phone)).toHaveLength(5);
  });
});

describe('confirmPhone', () => {
  test('keeps a confirmed number until the person changes it', async () => {
    const phone = '+14155550155';
    const { client, email } = await createMember(api);
    const { body } = await client.post('/users/text-message', { phone, consent: true });
    const [text] = await textsTo(phone);
    const proof = { attempt: body.attempt, code: text?.data.code };
    expect((await client.post(`${PROFILE}/phone`, proof)).body).toMatchObject({ phone, phoneVerified: true });
    expect((await client.post(`${PROFILE}/phone`, proof)).body.code).toBe('invalidCode');
    const { body: changed } = await client.send('PUT', PROFILE, values(email, { phone: '+14155550156' }));
    expect(changed).toMatchObject({ phone: '+14155550156', phoneVerified: false });
  });
});

/** A picture of two halves, red to the left. */
const halves = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer();

async function sent(client: Client, bytes: Buffer, path?: string) {
  const { body } = await client.send('GET', '/users/profile-image/upload-url');
  const headers = { authorization: `Bearer ${client.access}`, 'content-type': 'image/jpeg' };
  const response = await api.fetch(path ?? String(body.uploadUrl), {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  });
  return { mediaId: body.mediaId, uploadUrl: String(body.uploadUrl), response };
}

describe('getImageUpload', () => {
  test('opens a place for a picture, and for nothing else', async () => {
    const { client } = await createMember(api);
    expect((await sent(client, await halves())).response.status).toBe(200);
    const { response } = await sent(client, Buffer.from('<svg onload="alert(1)"/>'));
    expect([response.status, (await response.json()).code]).toEqual([415, 'unsupportedMedia']);
  });

  test('accepts an upload from its owner only, for half an hour', async () => {
    const [{ client }, { client: stranger }] = [await createMember(api), await createMember(api)];
    const { uploadUrl } = await sent(client, await halves());
    expect((await sent(stranger, await halves(), uploadUrl)).response.status).toBe(404);
    expect((await api.fetch(uploadUrl, { method: 'PUT', body: 'x' })).status).toBe(401);
    advanceClock(api, 31 * 60);
    await client.renew();
    expect((await sent(client, await halves(), uploadUrl)).response.status).toBe(404);
  });
});

describe('saveImage', () => {
  test('is done with as a to-do', async () => {
    const { client, id } = await createMember(api);
    const kinds = async () =>
      ((await client.send('GET', '/users/todo')).body as unknown as { kind: string }[]).map(({ kind }) => kind);
    await api.rows("select app.open_todo($1, 'addPhoto', '', null, '{}')", [id]);
    expect(await kinds()).toContain('addPhoto');
    const { mediaId } = await sent(client, await halves());
    await client.post('/users/profile-image', { mediaId });
    expect(await kinds()).not.toContain('addPhoto');
  });

  test('shows the square that was chosen, made again', async () => {
    const { client } = await createMember(api);
    const { mediaId } = await sent(client, await halves());
    const { body } = await client.post('/users/profile-image', { mediaId, crop: { left: 0.5, top: 0, size: 1 } });
    expect(body.image).toMatchObject({ width: 100, height: 100 });
    const image = body.image as { dominant: string };
    expect(image.dominant).toMatch(/^#0[0-9a-f]0[0-9a-f][ef][0-9a-f]$/);
  });

  test('rejects an image that did not arrive or belongs to another person', async () => {
    const [{ client }, { client: stranger }] = [await createMember(api), await createMember(api)];
    const { body } = await client.send('GET', '/users/profile-image/upload-url');
    expect((await client.post('/users/profile-image', { mediaId: body.mediaId })).status).toBe(400);
    const { mediaId } = await sent(client, await halves());
    expect((await stranger.post('/users/profile-image', { mediaId })).status).toBe(400);
  });
});

describe('removeImage', () => {
  test('takes the picture away', async () => {
    const { client } = await createMember(api);
    const { mediaId } = await sent(client, await halves());
    expect((await client.post('/users/profile-image', { mediaId })).body.mediaId).toEqual(expect.any(String));
    expect((await client.send('DELETE', '/users/profile-image')).status).toBe(200);
    expect((await client.send('GET', PROFILE)).body).toMatchObject({ mediaId: null, image: null });
  });
});
