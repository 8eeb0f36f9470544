// ClamAV’s protocol against a daemon that reads as clamd does: a length and its bytes, until a length of nothing.

import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clamav } from './clamav';
import { localScanning } from './local';

let server: Server;
let url: string;
let answer: (file: Buffer) => string;
beforeAll(async () => {
  server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const file = fileOf(received);
      if (file) socket.end(`${answer(file)}\0`);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const COMMAND = 'zINSTREAM\0';
/** The file, once all of it came. */
function fileOf(received: Buffer): Buffer | undefined {
  expect(received.subarray(0, COMMAND.length).toString()).toBe(COMMAND.slice(0, received.length));
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

test('a file arrives whole and is clean', async () => {
  const sent = Buffer.alloc(200_000, 'abc');
  let seen: Buffer | undefined;
  answer = (file) => {
    seen = file;
    return 'stream: OK';
  };
  expect(await clamav(url).scan(sent)).toBeNull();
  expect(seen?.equals(sent)).toBe(true);
});

test('what is found has its name', async () => {
  answer = () => 'stream: Pdf.Exploit.CVE_2018_4882-6449963-0 FOUND';
  expect(await clamav(url).scan(Buffer.from('%PDF-'))).toBe('Pdf.Exploit.CVE_2018_4882-6449963-0');
});

test('a file that was not looked at is not clean', async () => {
  answer = () => 'INSTREAM size limit exceeded. ERROR';
  await expect(clamav(url).scan(Buffer.from('x'))).rejects.toThrow('size limit exceeded');
  await expect(clamav('tcp://127.0.0.1:1').scan(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
});

test('without a scanner the harmless test file is found', async () => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');
  expect(await localScanning().scan(Buffer.from(`%PDF-1.7 ${eicar}`))).toBe('Eicar-Test-Signature');
  expect(await localScanning().scan(Buffer.from('%PDF-1.7'))).toBeNull();
});
