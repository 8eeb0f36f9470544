// The shapes that SendGrid’s Inbound Parse and Postmark’s inbound webhook document, for a reply from a phone.
import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { threads } from '@/contract/account/threads/endpoints';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { createApp } from '@/server/app';
import { renderMessage } from '@/server/emails/renderMessage';
import { createPdf } from '@/server/modules/account/documents/fixture';
import { sendAppointmentMessages } from '@/server/modules/leasing/appointments/jobs';
import { testApi } from '@/tests/support/api';
import { createLivedInHome, move, report } from '@/tests/support/fixtures/care/workOrders';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';

const api = testApi();
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const sendGridKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const SECRET = 'a secret of our mail';
const app = () => createApp(() => ({ ...api.services, inboundEmail: { ...api.services.inboundEmail, sendGridKey } }));
const BOUNDARY = 'xYzZY';

interface Letter {
  from: string;
  to: string;
  id?: string;
}

const inShapeOf = (name: string, { from, to, id = '7' }: Letter) =>
  readFileSync(path.join(process.cwd(), 'tests/support/inboundEmail', name), 'utf8')
    .replaceAll('{FROM}', from)
    .replaceAll('{TO}', to)
    .replaceAll('{ID}', id);

const sendGridBody = (letter: Letter) => inShapeOf('sendgrid.txt', letter).replaceAll(/\r?\n/g, '\r\n');

function fromSendGrid(body: string, { key = privateKey, timestamp = '1795467600', signed = body } = {}) {
  return app().request('/webhooks/email/sendgrid', {
    method: 'POST',
    body,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + signed), key).toString('base64'),
    },
  });
}

const fromPostmark = (body: string, secret = SECRET) =>
  app().request('/webhooks/email/postmark', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`belong:${secret}`).toString('base64')}`,
    },
  });

/** A repair with a question, and the address its resident answers to. */
async function asked() {
  const place = await createLivedInHome(api);
  const { id } = await report(api, place, place.resident);
  await move(api, place.staff, id, { event: 'ask', message: 'Which model is it?' });
  const data = (await findMessages(api, place.resident.email)).at(-1)?.data as { replyTo?: string } | undefined;
  return { ...place, id, letter: { from: place.resident.email, to: data?.replyTo ?? expect.fail('no address') } };
}

type Asked = Awaited<ReturnType<typeof asked>>;
const bodiesOf = async ({ owner, id }: Asked) =>
  (await api.callAs(owner, workOrders.getWorkOrder, { params: { workOrderId: id } })).timeline
    .filter(({ kind, authorRole }) => kind === 'message' && authorRole === 'resident')
    .map(({ body }) => body);

describe('SendGrid', () => {
  test('a signed letter lands in the thread once, without what it quotes', async () => {
    const place = await asked();
    for (const _ of [1, 2]) {
      const response = await fromSendGrid(sendGridBody(place.letter));
      expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    }
    expect(await bodiesOf(place)).toEqual(['It says F200 on the label.\nEstá detrás de la puerta.']);
  });

  test('a letter without a Message-ID lands in the thread once', async () => {
    const place = await asked();
    const body = sendGridBody(place.letter).replace(/^Message-ID: .*\r\n/m, '');
    for (const _ of [1, 2]) expect(await (await fromSendGrid(body)).json()).toEqual({ received: true });
    expect(await bodiesOf(place)).toEqual(['It says F200 on the label.\nEstá detrás de la puerta.']);
  });

  test('without the signature, with another’s, or changed on the way, it is refused', async () => {
    const place = await asked();
    const body = sendGridBody(place.letter);
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    expect((await fromSendGrid(body, { key: other })).status).toBe(403);
    expect((await fromSendGrid(body.replace('F200', 'F201'), { signed: body })).status).toBe(403);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    expect((await app().request('/webhooks/email/sendgrid', { method: 'POST', body, headers })).status).toBe(403);
    const unset = await api.fetch('/webhooks/email/sendgrid', { method: 'POST', body, headers });
    expect(unset.status).toBe(403);
    expect(await bodiesOf(place)).toEqual([]);
  });
});

describe('Postmark', () => {
  test('a letter with our secret lands in the thread once, under the id of the letter', async () => {
    const place = await asked();
    expect((await fromPostmark(inShapeOf('postmark.json', place.letter))).status).toBe(200);
    expect((await fromPostmark(inShapeOf('postmark.json', place.letter))).status).toBe(200);
    // The same letter by the other vendor is the same letter.
    expect((await fromSendGrid(sendGridBody(place.letter))).status).toBe(200);
    expect(await bodiesOf(place)).toEqual(['It says F200 on the label.']);
  });

  test('a letter in HTML alone keeps its lines', async () => {
    const place = await asked();
    const shape = JSON.parse(inShapeOf('postmark.json', place.letter));
    const html =
      '<html><head><style>p{}</style></head><body><p>It&#39;s the F200.</p><p>Thanks &amp; bye</p></body></html>';
    await fromPostmark(JSON.stringify({ ...shape, TextBody: '', HtmlBody: html }));
    expect(await bodiesOf(place)).toEqual(['It’s the F200.\nThanks & bye']);
  });

  test('rejects a wrong secret, and a body that is no email', async () => {
    const place = await asked();
    expect((await fromPostmark(inShapeOf('postmark.json', place.letter), 'another secret of mail')).status).toBe(403);
    expect(await (await fromPostmark('no JSON')).json()).toEqual({ received: false });
    expect(await bodiesOf(place)).toEqual([]);
  });
});

describe('an email that belongs to no conversation', () => {
  let emails = 100;
  const nextId = () => {
    emails += 1;
    return String(emails);
  };
  const filedFor = (email: string) =>
    api.rows<{ id: string; body: string; subject: string; status: string }>(
      `select thread.id, body, subject, status from threads thread join thread_guests on thread_guests.thread_id = thread.id
         join messages on messages.thread_id = thread.id where email = $1 order by messages.created_at, messages.id`,
      [email],
    );
  const answersTo = async (email: string) =>
    (await findMessages(api, email)).filter(({ template }) => template === 'unfiledEmail');

  test('from another address goes to our team, once, and its sender reads what to do', async () => {
    const place = await asked();
    const from = 'Lena Ortiz <other.alias@example.com>';
    const id = nextId();
    for (let n = 0; n < 2; n += 1) {
      const response = await fromPostmark(inShapeOf('postmark.json', { ...place.letter, from, id }));
      expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    }
    await fromPostmark(inShapeOf('postmark.json', { ...place.letter, from, id: nextId() }));
    expect(await bodiesOf(place)).toEqual([]);
    const filed = await filedFor('other.alias@example.com');
    expect(filed.map(({ body, status }) => [body, status])).toEqual([
      ['It says F200 on the label.', 'waiting'],
      ['It says F200 on the label.', 'waiting'],
    ]);
    expect(new Set(filed.map(({ id }) => id)).size).toBe(1);
    const [answer, ...more] = await answersTo('other.alias@example.com');
    expect(more).toEqual([]);
    const { subject, body } = renderMessage('unfiledEmail', answer?.data);
    expect(body).toContain('send it again from the email address of your account');
    // It reveals nothing about the conversation, although the sender knows its address.
    expect(`${subject}\n${body}\n${JSON.stringify(answer?.data)}`).not.toMatch(/F200|model|W-\d/);
    expect(JSON.stringify(answer?.data)).not.toContain(place.letter.to);
    const staff = await api.callAs(place.staff, threads.listThreads, { query: { status: 'waiting' } });
    expect(staff.items.map(({ from: sender }) => sender.trim())).toContain('Lena Ortiz');
  });

  test('goes on in the thread of its sender, who answers our team by email', async () => {
    const place = await asked();
    const from = 'alias@example.com';
    await fromPostmark(inShapeOf('postmark.json', { ...place.letter, from, id: nextId() }));
    const [answer] = await answersTo(from);
    const { replyTo: to } = (answer?.data ?? {}) as { replyTo: string };
    await fromPostmark(inShapeOf('postmark.json', { from, to, id: nextId() }));
    expect(await filedFor(from)).toHaveLength(2);
  });

  test.each([
    ['an old key', (place: Asked) => ({ ...place.letter, to: `reply+${'0'.repeat(32)}@reply.belong.test` })],
    ['an address without a key', (place: Asked) => ({ ...place.letter, to: 'hello@reply.belong.test' })],
    ['the address of another member', (place: Asked) => ({ ...place.letter, from: place.owner.email })],
  ])('with %s goes to our team', async (_, letterOf) => {
    const place = await asked();
    const letter = { ...letterOf(place), id: nextId() };
    expect(await (await fromPostmark(inShapeOf('postmark.json', letter))).json()).toEqual({ received: true });
    expect(await filedFor(letter.from)).toHaveLength(1);
    expect(await answersTo(letter.from)).toHaveLength(1);
    expect(await bodiesOf(place)).toEqual([]);
  });

  test.each([
    ['a vacation reply', { Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] }],
    ['an email without words', { TextBody: '' }],
    ['an email of ours that comes back', { From: 'reply+1@reply.belong.test' }],
  ])('%s reaches no one, so that no two mailboxes answer each other', async (_, change) => {
    const place = await asked();
    const from = 'stranger@example.com';
    const shape = JSON.parse(inShapeOf('postmark.json', { ...place.letter, from }));
    const response = await fromPostmark(JSON.stringify({ ...shape, HtmlBody: '', ...change }));
    expect(await response.json()).toEqual({ received: false });
    expect(await filedFor(from)).toEqual([]);
    expect(await answersTo(from)).toEqual([]);
  });

  test('no address gets more than five answers a day', async () => {
    const place = await asked();
    const from = 'victim@example.com';
    for (let n = 0; n < 7; n += 1) {
      await fromPostmark(inShapeOf('postmark.json', { ...place.letter, from, id: `many-${n}` }));
      await api.rows("update threads set status = 'closed' where id in (select thread_id from thread_guests)");
    }
    expect(await answersTo(from)).toHaveLength(5);
    expect(await filedFor(from)).toHaveLength(7);
  });
});

describe('automatic mail', () => {
  const notesOf = ({ id }: Asked) =>
    api.rows<{ body: string; audience: string }>(
      "select body, audience from work_order_events where work_order_id = $1 and kind = 'message' and author_role = 'resident'",
      [id],
    );
  const outOfOffice = readFileSync('tests/corpora/mail/reply-out-of-office.txt', 'utf8').trim();
  const waiting = async () => Number((await api.rows<{ count: string }>('select count(*) from outbox'))[0]?.count);

  test.each([
    ['Auto-Submitted', 'auto-replied'],
    ['Precedence', 'bulk'],
    ['X-Autoreply', 'yes'],
    ['Return-Path', '<>'],
  ])('is a note for our team by the header %s, and no one hears of it', async (Name, Value) => {
    const place = await asked();
    const before = await waiting();
    const shape = JSON.parse(inShapeOf('postmark.json', place.letter));
    const letter = { ...shape, TextBody: outOfOffice, Headers: [...shape.Headers, { Name, Value }] };
    expect(await (await fromPostmark(JSON.stringify(letter))).json()).toEqual({ received: true });
    expect(await notesOf(place)).toEqual([{ body: outOfOffice, audience: 'staff' }]);
    expect(await bodiesOf(place)).toEqual([]);
    expect(await waiting()).toBe(before);
  });

  test('is a note by its header in the form of SendGrid and by its subject', async () => {
    const place = await asked();
    await fromSendGrid(sendGridBody(place.letter).replace('MIME-Version: 1.0', 'Auto-Submitted: auto-replied'));
    const shape = JSON.parse(inShapeOf('postmark.json', { ...place.letter, id: '8' }));
    await fromPostmark(JSON.stringify({ ...shape, Subject: 'Respuesta automática: su reparación' }));
    expect((await notesOf(place)).map(({ audience }) => audience)).toEqual(['staff', 'staff']);
  });

  test('a letter without new words goes to our team as a note, without its reply key', async () => {
    const place = await asked();
    const shape = JSON.parse(inShapeOf('postmark.json', place.letter));
    const TextBody = `On Mon, Nov 23, 2026 at 4:02 PM Belong <${place.letter.to}> wrote:\n\n> Which model is it?\n`;
    await fromPostmark(JSON.stringify({ ...shape, TextBody }));
    const [note] = await notesOf(place);
    expect(note).toMatchObject({ audience: 'staff', body: expect.stringContaining('Which model is it?') });
    expect(note?.body).not.toContain('reply+');
  });
});

describe('files of a letter', () => {
  const picture = () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
  const photosOf = ({ id }: Asked) =>
    api.rows<{ role: string }>('select author_role as role from work_order_photos where work_order_id = $1', [id]);

  test('pictures stand on the repair, each once, also without words; another file is a note for our team', async () => {
    const place = await asked();
    const shape = JSON.parse(inShapeOf('postmark.json', place.letter));
    const Attachments = [
      { Name: 'leak.jpg', ContentType: 'image/jpeg', Content: (await picture()).toString('base64') },
      { Name: 'sound.wav', ContentType: 'audio/wav', Content: Buffer.from('RIFF').toString('base64') },
      {
        Name: 'logo.png',
        ContentType: 'image/png',
        ContentID: 'cid:1',
        Content: Buffer.from('logo').toString('base64'),
      },
    ];
    const letter = JSON.stringify({ ...shape, TextBody: '', HtmlBody: '', Attachments });
    for (let n = 0; n < 2; n += 1) expect(await (await fromPostmark(letter)).json()).toEqual({ received: true });
    expect(await photosOf(place)).toEqual([{ role: 'resident' }]);
    const notes = await api.rows("select body from work_order_events where work_order_id = $1 and audience = 'staff'", [
      place.id,
    ]);
    expect(notes.filter(({ body }) => String(body).includes('could not be added: sound.wav.'))).toHaveLength(1);
  });

  test('the sender of a file that we cannot keep reads why and where to send it, once', async () => {
    const place = await asked();
    const shape = JSON.parse(inShapeOf('postmark.json', { ...place.letter, id: 'files-1' }));
    const Attachments = [
      { Name: 'sound.wav', ContentType: 'audio/wav', Content: Buffer.from('RIFF').toString('base64') },
    ];
    for (let n = 0; n < 2; n += 1) await fromPostmark(JSON.stringify({ ...shape, Attachments }));
    const letters = (await findMessages(api, place.resident.email)).filter(
      (each) => each.template === 'filesNotReceived',
    );
    expect(letters).toHaveLength(1);
    const { body } = renderMessage('filesNotReceived', letters[0]?.data ?? {});
    expect(body).toMatch(/sound\.wav: .+\.\n/);
    expect(body).toContain('https://belong.test/accounts');
  });

  test('files on an answer in the inbox stand with the message, each once; the others get a reason', async () => {
    const resident = await createPerson(api, 'resident');
    const { id: threadId } = await api.callAs(resident, threads.createThread, {
      body: { subject: 'My lease', topic: 'renting', body: 'May I see it?', attachments: [] },
    });
    const [participant] = await api.rows<{ key: string }>(
      'select reply_key as key from thread_participants where thread_id = $1',
      [threadId],
    );
    const letter = {
      from: `Robin <${resident.email.toUpperCase()}>`,
      to: `reply+${participant?.key}@reply.belong.test`,
      id: 'files-2',
    };
    const shape = JSON.parse(inShapeOf('postmark.json', letter));
    const Attachments = [
      { Name: 'lease.pdf', ContentType: 'application/pdf', Content: createPdf().toString('base64') },
      { Name: 'leak.jpg', ContentType: 'image/jpeg', Content: (await picture()).toString('base64') },
      { Name: 'sound.wav', ContentType: 'audio/wav', Content: Buffer.from('RIFF').toString('base64') },
    ];
    for (let n = 0; n < 2; n += 1)
      expect(
        await (await fromPostmark(JSON.stringify({ ...shape, TextBody: '', HtmlBody: '', Attachments }))).json(),
      ).toEqual({ received: true });
    const { messages } = await api.callAs(resident, threads.getThread, { params: { threadId } });
    expect(messages.at(-1)).toMatchObject({ body: '(lease.pdf, leak.jpg, sound.wav)' });
    expect(
      messages
        .at(-1)
        ?.attachments.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['leak.webp', 'lease.pdf']);
    const letters = (await findMessages(api, resident.email)).filter((each) => each.template === 'filesNotReceived');
    expect(letters).toHaveLength(1);
    expect(renderMessage('filesNotReceived', letters[0]?.data ?? {}).body).toContain(`thread=${threadId}`);
  });

  test('pictures in the form of SendGrid stand on the repair beside the words', async () => {
    const place = await asked();
    const file = `Content-Disposition: form-data; name="attachment1"; filename="leak.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const [head = '', tail = ''] = sendGridBody(place.letter).split(/(?=--xYzZY--)/);
    const body = Buffer.concat([
      Buffer.from(`${head}--${BOUNDARY}\r\n${file}`),
      await picture(),
      Buffer.from(`\r\n${tail}`),
    ]);
    const timestamp = '1795467600';
    const response = await app().request('/webhooks/email/sendgrid', {
      method: 'POST',
      body,
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'x-twilio-email-event-webhook-timestamp': timestamp,
        'x-twilio-email-event-webhook-signature': sign(
          'sha256',
          Buffer.concat([Buffer.from(timestamp), body]),
          privateKey,
        ).toString('base64'),
      },
    });
    expect(await response.json()).toEqual({ received: true });
    expect(await photosOf(place)).toHaveLength(1);
    expect(await bodiesOf(place)).toHaveLength(1);
  });
});

describe('an answer from a calendar', () => {
  const NOON = '2026-11-22T20:00:00.000Z';
  async function booked(email = testContact.email) {
    const { homeId } = await createTourableHome(api);
    const body = { startsAt: NOON, contact: { ...testContact, email } };
    const { id } = await api.call(tours.bookTour, { params: { homeId }, body });
    await sendAppointmentMessages(api.services, { id, sequence: 0, event: 'booked' });
    return { homeId, id };
  }
  const answerOf = (id: string, answer: string, sequence = 0) =>
    readFileSync('tests/corpora/mail/decline.ics', 'utf8')
      .replace('PUT-THE-UID-OF-THE-TOUR-HERE', `${id}@belong.test`)
      .replace('lena.ortiz@example.com', testContact.email)
      .replace('PARTSTAT=DECLINED', `PARTSTAT=${answer}`)
      .replace('SEQUENCE:0', `SEQUENCE:${sequence}`);
  const send = (file: string, from = testContact.email, mail = 'calendar') => {
    const shape = JSON.parse(inShapeOf('postmark.json', { from, to: 'calendar@reply.belong.test', id: mail }));
    const Content = Buffer.from(file).toString('base64');
    const attachment = { Name: 'invite.ics', ContentType: 'text/calendar; method=REPLY', Content };
    return fromPostmark(JSON.stringify({ ...shape, TextBody: '', Attachments: [attachment] }));
  };
  const statusOf = async (id: string) =>
    (await api.rows<{ status: string }>('select status from appointments where id = $1', [id]))[0]?.status;
  beforeEach(() => {
    api.now = new Date('2026-11-21T20:00:00Z');
  });

  test('cancels the tour that its visitor declines, and the host hears of it', async () => {
    const { id } = await booked();
    expect(await (await send(answerOf(id, 'DECLINED'))).json()).toEqual({ received: true });
    expect(await statusOf(id)).toBe('canceled');
    expect(await takeJobs(api, 'sendAppointmentMessages')).toContainEqual(
      expect.objectContaining({ id, event: 'canceled' }),
    );
  });

  test.each([
    ['a yes', 'ACCEPTED', 0, testContact.email],
    ['a maybe', 'TENTATIVE', 0, testContact.email],
    ['an answer to an older version', 'DECLINED', -1, testContact.email],
    ['an answer of another person', 'DECLINED', 0, 'mallory@example.test'],
  ])('leaves the tour as it is after %s', async (_, answer, sequence, from) => {
    const { id } = await booked();
    await send(answerOf(id, answer, sequence), from);
    expect(await statusOf(id)).toBe('booked');
  });

  const proposalOf = (program: string, id: string, email: string) =>
    (readFileSync(`tests/corpora/calendar/${program}.ics.txt`, 'utf8').split('\n=== right')[0] ?? '')
      .replace('0190a1b2-tour', id)
      .replaceAll('lena.ort\n iz@example.com', email)
      .replaceAll(/lena\.ortiz@example\.com/gi, email);
  const threadsOf = (email: string) =>
    api.rows<{ subject: string; body: string; status: string }>(
      `select subject, body, status from threads thread join thread_guests on thread_guests.thread_id = thread.id
         join messages on messages.thread_id = thread.id where email = $1 order by messages.created_at, messages.id`,
      [email],
    );

  test.each([
    ['google-counter', '10:00', 'Could we do Thursday, same time?'],
    ['outlook-windows-counter', '10:00', ''],
    ['outlook-web-counter', '5:30', 'After work please'],
    ['apple-counter', '10:00', ''],
    ['icloud-principal-counter', '10:00', ''],
    ['notes-counter', '10:00', 'Thursday?'],
    ['thunderbird-counter', '10:00', ''],
    ['zoho-counter', '10:00', ''],
  ])('a new time of %s reaches our team, and the visitor reads by when we answer', async (program, hour, comment) => {
    const email = `${program}@example.com`;
    const { id } = await booked(email);
    for (let n = 0; n < 2; n += 1)
      expect(await (await send(proposalOf(program, id, email), email, program)).json()).toEqual({ received: true });
    const [message, ...more] = await threadsOf(email);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ status: 'waiting', subject: expect.stringMatching(/^New time for: Tour of /) });
    expect(message?.body).toMatch(new RegExp(`^Proposed new time: Thursday, December 3, 2026 at ${hour}\\s[AP]M PST`));
    expect(message?.body).toContain('Sunday, November 22, 2026 at 12:00');
    expect(message?.body).toContain(comment);
    const answers = (await findMessages(api, email)).filter(({ template }) => template === 'guestThreadCreated');
    expect(answers).toHaveLength(1);
    expect(renderMessage('guestThreadCreated', answers[0]?.data).body).toContain('A person will email you back by');
    expect(await statusOf(id)).toBe('booked');
  });

  test('a new time without a time that we can read still reaches our team', async () => {
    const email = 'all-day@example.com';
    const { id } = await booked(email);
    await send(proposalOf('all-day-counter', id, email), email, 'all-day');
    expect((await threadsOf(email))[0]?.body).toMatch(/no time that we can read/);
  });

  test.each([
    ['a new time', (id: string) => proposalOf('google-counter', id, testContact.email), 'proposes a new time for'],
    ['a no', (id: string) => answerOf(id, 'DECLINED'), 'declines'],
  ])('%s from another address goes to our team, and its sender reads what to do', async (_, fileOf, says) => {
    const { id } = await booked();
    const from = `alias.${says.length}@example.com`;
    expect(await (await send(fileOf(id), from, from)).json()).toEqual({ received: true });
    expect((await threadsOf(from))[0]?.body).toContain(`the sender ${says} an appointment`);
    expect((await findMessages(api, from)).map(({ template }) => template)).toEqual(['unfiledEmail']);
    expect(await statusOf(id)).toBe('booked');
  });
});
