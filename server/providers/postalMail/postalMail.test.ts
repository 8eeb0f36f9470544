import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lobPostalMail } from './lob';
import { localPostalMail } from './local';
import type { OutgoingLetter } from './postalMail';

const letter = (more: Partial<OutgoingLetter> = {}): OutgoingLetter => ({
  id: '0199c0de-0000-7000-8000-000000000001',
  paper: new TextEncoder().encode('%PDF paper'),
  whole: new TextEncoder().encode('%PDF paper, envelope, and proof'),
  recipients: ['Rita Resident', 'Rob Resident'],
  postal: { street: '1 Oak St, Unit 2', city: 'Long Beach', state: 'CA', zipcode: '90802' },
  certified: false,
  ...more,
});

const seen: {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}[] = [];
let events: { name: string; time: string }[] = [];
let status = 200;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('latin1') });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      method === 'POST'
        ? JSON.stringify({ id: 'ltr_4868c3b754655f90' })
        : JSON.stringify({ id: 'ltr_4868c3b754655f90', tracking_number: '9407300000', tracking_events: events }),
    );
  });
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

async function open() {
  const folder = await mkdtemp(path.join(tmpdir(), 'belong-print-'));
  const from = { name: 'Belong', street: '12 Example Street', city: 'Oakland', state: 'CA', zipcode: '94607' };
  return { folder, mail: lobPostalMail({ apiKey: 'test_key', from, desk: localPostalMail(folder), baseUrl }) };
}

test('the print queue of our desk has the paper with its envelope and proof of service', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'belong-print-'));
  const mail = localPostalMail(folder);
  const { id, whole } = letter();
  expect(await mail.send(letter())).toBeNull();
  expect(new Uint8Array(await readFile(path.join(folder, 'print-queue', `${id}.pdf`)))).toEqual(whole);
  expect(await mail.find('ltr_1')).toBeUndefined();
});

test('Lob gets the paper alone, once for our id, and a certified one where the law wants a number', async () => {
  const { mail } = await open();
  expect(await mail.send(letter({ certified: true }))).toEqual({ carrier: 'Lob', reference: 'ltr_4868c3b754655f90' });
  const { method, url, headers, body } = seen.at(-1) ?? { body: '' };
  expect([method, url]).toEqual(['POST', '/v1/letters']);
  expect(headers?.authorization).toBe(`Basic ${Buffer.from('test_key:').toString('base64')}`);
  expect(headers?.['idempotency-key']).toBe(letter().id);
  for (const part of [
    'Rita Resident, Rob Resident',
    '1 Oak St, Unit 2',
    'Long Beach',
    '90802',
    'certified',
    '%PDF paper',
  ])
    expect(body).toContain(part);
  expect(body).not.toContain('envelope, and proof');
  await mail.send(letter());
  expect(seen.at(-1)?.body).not.toContain('extra_service');
});

test('a paper that a person has to serve stays at our desk', async () => {
  const { mail, folder } = await open();
  const before = seen.length;
  expect(await mail.send(letter({ postal: null }))).toBeNull();
  expect(seen).toHaveLength(before);
  expect((await readFile(path.join(folder, 'print-queue', `${letter().id}.pdf`))).length).toBeGreaterThan(0);
});

test('the day of the postmark is known once it is in the mail', async () => {
  const { mail } = await open();
  events = [];
  expect(await mail.find('ltr_4868c3b754655f90')).toBeUndefined();
  events = [{ name: 'Mailed', time: '2026-11-24T18:00:00.000Z' }];
  expect(await mail.find('ltr_4868c3b754655f90')).toEqual({ on: '2026-11-24', certifiedNumber: '9407300000' });
});

test('a refusal is tried again, and says nothing of the people', async () => {
  const { mail } = await open();
  status = 422;
  await expect(mail.send(letter())).rejects.toThrow(/^Lob answered 422$/);
  status = 200;
});
