// @vitest-environment node
import 'reflect-metadata';
import { constants, createHash, privateEncrypt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseEnv } from '@/server/env';
import { openPdf } from '@/server/pdf/document';
import { hasTools, runTool, signatureOf, verifySignature, writeTempFile } from '@/tests/support/security/signatures';
import { localSigning } from './local';
import { openSigning } from './openSigning';
import { createCertifiedKey } from './signing.fixture';

const at = new Date('2026-11-21T20:00:00Z');
const how = { reason: 'A test', at };
const withOpenssl = hasTools('openssl') ? test : test.skip;

async function aPdf(): Promise<Uint8Array> {
  const pdf = openPdf({ title: 'A paper', createdAt: at });
  pdf.paragraph('We agree.');
  return pdf.bytes();
}

const opened: Server[] = [];
/** Answers on this machine; its address. */
async function serve(answer: (body: Buffer, request: IncomingMessage) => { status?: number; body: Buffer | object }) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status = 200, body } = answer(Buffer.concat(chunks), request);
    const bytes = Buffer.isBuffer(body);
    response.writeHead(status, {
      'content-type': bytes ? 'application/timestamp-reply' : 'application/x-amz-json-1.1',
    });
    response.end(bytes ? body : JSON.stringify(body));
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'example');
});
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

type Key = Awaited<ReturnType<typeof createCertifiedKey>>;

/** Signs a digest, as the key in KMS would. */
function signDigest({ privateKey, pem }: Key, digest: Buffer): Buffer {
  if (privateKey.asymmetricKeyType === 'rsa') {
    const info = Buffer.concat([Buffer.from('3031300d060960864801650304020105000420', 'hex'), digest]);
    return privateEncrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, info);
  }
  const out = writeTempFile('', 'signature');
  runTool(
    'openssl',
    'pkeyutl',
    '-sign',
    '-inkey',
    writeTempFile(pem, 'key.pem'),
    '-in',
    writeTempFile(digest, 'digest'),
    '-out',
    out,
  );
  return readFileSync(out);
}

const arn = 'arn:aws:kms:us-west-2:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab';
interface Asked {
  KeyId: string;
  Message: string;
  MessageType: string;
  SigningAlgorithm: string;
}
/** KMS as it answered when its shapes were written down: JSON 1.1, errors by `__type`. `first` come before the signature. */
async function aKms(key: Key, first: { status: number; body: object }[] = []) {
  const asked: (Asked & { target: unknown; signed: boolean })[] = [];
  const signatures: Buffer[] = [];
  const endpoint = await serve((body, { headers }) => {
    const question = JSON.parse(body.toString()) as Asked;
    asked.push({
      ...question,
      target: headers['x-amz-target'],
      signed: /AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE.+us-west-2\/kms/.test(headers.authorization ?? ''),
    });
    const refusal = first.shift();
    if (refusal) return refusal;
    const signature = signDigest(key, Buffer.from(question.Message, 'base64'));
    signatures.push(signature);
    return {
      body: { KeyId: arn, Signature: signature.toString('base64'), SigningAlgorithm: question.SigningAlgorithm },
    };
  });
  return { endpoint, asked, signatures };
}
const inKms = (endpoint: string, key: Key, more: Record<string, string> = {}) =>
  openSigning(
    parseEnv({
      SIGNING_KMS_KEY: 'alias/belong-documents',
      SIGNING_KMS_ENDPOINT: endpoint,
      SIGNING_CERTIFICATES: writeTempFile(key.chain, 'seal.pem'),
      ...more,
    }),
  );

test('a key of our own that could not be read once is read the next time, and none is made in its place', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'belong-signing-'));
  const file = path.join(folder, 'signing.pem');
  mkdirSync(file);
  const signing = localSigning(folder);
  await expect(signing.seal(await aPdf(), how)).rejects.toThrow();
  rmSync(file, { recursive: true });
  expect((await signing.seal(await aPdf(), how)).bytes.length).toBeGreaterThan(0);
  expect(readFileSync(file, 'utf8')).toContain('BEGIN PRIVATE KEY');
});

describe('a key in KMS', () => {
  for (const [kind, algorithm] of [
    ['rsa', 'RSASSA_PKCS1_V1_5_SHA_256'],
    ['ec', 'ECDSA_SHA_256'],
  ] as const)
    withOpenssl(`signs the digest alone (${kind}), and other verifiers follow its chain`, async () => {
      const key = await createCertifiedKey({ kind });
      const { endpoint, asked } = await aKms(key);
      const signing = inKms(endpoint, key);
      const { bytes, certificate } = await signing.seal(await aPdf(), how);
      expect(asked).toEqual([
        {
          KeyId: 'alias/belong-documents',
          Message: expect.stringMatching(/^[\w+/]{43}=$/),
          MessageType: 'DIGEST',
          SigningAlgorithm: algorithm,
          target: 'TrentService.Sign',
          signed: true,
        },
      ]);
      expect(verifySignature(key.authority, bytes)).toContain('CAdES Verification successful');
      expect(verifySignature((await createCertifiedKey({ kind })).authority, bytes)).not.toContain('successful');
      const der = Buffer.from(key.certificate.replace(/-----[^-]+-----|\s/g, ''), 'base64');
      expect(certificate).toBe(createHash('sha256').update(der).digest('hex'));
      expect((await signing.chain()).match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
    });

  test('busy, it is asked again; refused, nothing is sealed', async () => {
    const key = await createCertifiedKey();
    const busy = { status: 400, body: { __type: 'ThrottlingException', message: 'Rate exceeded' } };
    const once = await aKms(key, [busy]);
    await inKms(once.endpoint, key).seal(await aPdf(), how);
    expect(once.asked).toHaveLength(2);
    const refused = { status: 400, body: { __type: 'AccessDeniedException', message: 'not authorized: kms:Sign' } };
    const never = await aKms(key, [refused]);
    await expect(inKms(never.endpoint, key).seal(await aPdf(), how)).rejects.toThrow('not authorized');
    expect(never.asked).toHaveLength(1);
  });

  test('with the certificate of another key seals nothing', async () => {
    const { endpoint } = await aKms(await createCertifiedKey());
    await expect(inKms(endpoint, await createCertifiedKey()).seal(await aPdf(), how)).rejects.toThrow('does not fit');
  });

  test('needs its certificates named', () => {
    expect(() => parseEnv({ SIGNING_KMS_KEY: arn })).toThrow('SIGNING_CERTIFICATES is needed with SIGNING_KMS_KEY.');
  });
});

/** A timestamp authority by `openssl ts`, with the clock of this machine. */
async function aClock(key: Key) {
  const dir = mkdtempSync(path.join(tmpdir(), 'clock-'));
  const serial = writeTempFile('01\n', 'serial');
  const config = writeTempFile(
    `[tsa]\ndefault_tsa=one\n[one]\nserial=${serial}\nsigner_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256\ness_cert_id_alg=sha256\n`,
    'tsa.cnf',
  );
  const [signer, inkey] = [writeTempFile(key.certificate, 'clock.pem'), writeTempFile(key.pem, 'clock.key')];
  const queries: string[] = [];
  const url = await serve((body) => {
    const query = writeTempFile(body, 'query.tsq');
    queries.push(query);
    const reply = path.join(dir, 'reply.tsr');
    runTool(
      'openssl',
      'ts',
      '-reply',
      '-config',
      config,
      '-queryfile',
      query,
      '-signer',
      signer,
      '-inkey',
      inkey,
      '-out',
      reply,
    );
    return { body: readFileSync(reply) };
  });
  return { url, queries, reply: path.join(dir, 'reply.tsr') };
}

describe('long after', () => {
  withOpenssl(
    'a seal with a timestamp outlives its certificate: the time is proven, and held good at that time',
    async () => {
      const now = new Date();
      const key = await createCertifiedKey({ from: new Date(now.getTime() - 86_400_000), years: 1 });
      const clock = await createCertifiedKey({
        years: 30,
        timestamps: true,
        from: new Date(now.getTime() - 86_400_000),
      });
      const [kms, tsa] = [await aKms(key), await aClock(clock)];
      const { bytes } = await inKms(kms.endpoint, key, { TIMESTAMP_URL: tsa.url }).seal(await aPdf(), how);
      const fiveYears = String(Math.floor(now.getTime() / 1_000) + 5 * 365 * 86_400);
      expect(verifySignature(key.authority, bytes, '-attime', fiveYears)).toContain('certificate has expired');
      // The token in the file is over the signature value, and its own authority still vouches for it.
      const [query = ''] = tsa.queries;
      const digest = createHash('sha256')
        .update(kms.signatures[0] ?? '')
        .digest('hex')
        .toUpperCase();
      expect(runTool('openssl', 'asn1parse', '-inform', 'DER', '-in', query)).toContain(digest);
      const token = writeTempFile('', 'token.der');
      runTool('openssl', 'ts', '-reply', '-in', tsa.reply, '-token_out', '-out', token);
      expect(signatureOf(bytes).cms.includes(readFileSync(token))).toBe(true);
      const authority = writeTempFile(clock.authority, 'ca.pem');
      const untrusted = writeTempFile(clock.certificate, 'clock.pem');
      expect(
        runTool(
          'openssl',
          'ts',
          '-verify',
          '-queryfile',
          query,
          '-in',
          tsa.reply,
          '-CAfile',
          authority,
          '-untrusted',
          untrusted,
          '-attime',
          fiveYears,
        ),
      ).toContain('Verification: OK');
      const proven = runTool('openssl', 'ts', '-reply', '-in', tsa.reply, '-text');
      const time = /Time stamp: (.+)/.exec(proven)?.[1] ?? '';
      expect(Math.abs(Date.parse(time) - now.getTime())).toBeLessThan(120_000);
      expect(verifySignature(key.authority, bytes, '-attime', String(Date.parse(time) / 1_000))).toContain(
        'successful',
      );
    },
  );

  withOpenssl('after another key was made, what the first one sealed still verifies up to its authority', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'keys-'));
    const env = parseEnv({ DATA_DIR: dir });
    const before = openSigning(env);
    const first = await before.seal(await aPdf(), how);
    const chain = await before.chain();
    rmSync(path.join(dir, 'signing.pem'));
    const after = openSigning(env);
    const second = await after.seal(await aPdf(), how);
    expect(second.certificate).not.toBe(first.certificate);
    expect(verifySignature(chain, first.bytes)).toContain('successful');
    expect(verifySignature(await after.chain(), second.bytes)).toContain('successful');
    expect(verifySignature(await after.chain(), first.bytes)).not.toContain('successful');
  });
});
