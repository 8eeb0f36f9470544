import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

/** Whether these programs of others are here: `npm test` fetches them where Debian has them (scripts/ci/pdfTools.ts). */
export const hasTools = (...tools: readonly string[]) =>
  tools.every((tool) => spawnSync(tool, ['version']).error === undefined);

/** What a program says, on both of its outputs. */
export function runTool(tool: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 });
  return stdout + stderr;
}

/** Lays bytes into a file of their own, for programs that read files. */
export function writeTempFile(bytes: Uint8Array | string, name = 'sealed.pdf'): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sealed-')), name);
  writeFileSync(file, bytes);
  return file;
}

/** Of a sealed file: what is signed, and the CMS that signs it. */
export function signatureOf(bytes: Uint8Array): {
  signed: Buffer;
  cms: Buffer;
  range: [number, number, number, number];
} {
  const file = Buffer.from(bytes);
  const found = /ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(file.toString('latin1'));
  const range = (found?.slice(1).map(Number) ?? expect.fail('no ByteRange')) as [number, number, number, number];
  const [start, first, second, rest] = range;
  const padded = Buffer.from(file.toString('latin1', first + 1, second - 1), 'hex');
  // The place for the CMS is larger than it: DER says how long it is.
  const cms = padded.subarray(0, 4 + padded.readUInt16BE(2));
  return { signed: Buffer.concat([file.subarray(start, first), file.subarray(second, second + rest)]), cms, range };
}

/** What `openssl` says of the seal and its chain, up to the certificates in PEM that are trusted. */
export function verifySignature(trusted: string, bytes: Uint8Array, ...more: string[]): string {
  const { signed, cms } = signatureOf(bytes);
  const [content, signature, authority] = [
    writeTempFile(signed, 'signed'),
    writeTempFile(cms, 'cms.der'),
    writeTempFile(trusted, 'ca.pem'),
  ];
  const files = ['-inform', 'DER', '-in', signature, '-content', content, '-CAfile', authority];
  const how = ['-binary', '-cades', '-purpose', 'any', '-out', '/dev/null'];
  return runTool('openssl', 'cms', '-verify', ...files, ...how, ...more);
}

/** The words of a sealed file without what stands at the foot of each page. */
export const withoutFooters = (text: string) => text.replace(/^\f?Envelope [0-9a-f-]{36} · Page \d+ of \d+$/gm, '');
