// What we seal, judged by the programs of others, and what became of papers by the log.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { esignConsent } from '@/contract/platform/signing/constants';
import { signing } from '@/contract/platform/signing/endpoints';
import type { Services } from '@/server/context';
import { asSystem, openDb, types } from '@/server/db/client';
import { auditHeads, brokenAuditRows, missingHeads } from '@/server/http/audit';
import type { Person } from '@/server/http/person';
import { verifyAuditLog, writeAuditCheckpoint } from '@/server/jobs/auditCheckpoints';
import { renderDocument } from '@/server/modules/platform/signing/pdf';
import * as repo from '@/server/modules/platform/signing/repo';
import { localSigning } from '@/server/providers/signing/local';
import { localStorage } from '@/server/providers/storage/local';
import { readWhole } from '@/server/providers/storage/storage';
import { testApi } from '@/tests/support/api';
import { createLease, signByAll } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';
import {
  hasTools,
  runTool,
  signatureOf,
  verifySignature,
  withoutFooters,
  writeTempFile,
} from '@/tests/support/security/signatures';

const api = testApi();
/** Fetched by `npm test` where Debian has them (scripts/ci/pdfTools.ts). */
const elsewhere = hasTools('pdfsig', 'qpdf', 'openssl', 'pdftotext', 'pdftoppm') ? test : test.skip;
type Somebody = Person & { email: string };
let [ada, owner]: Somebody[] = [];
const who = (person: Somebody | undefined) => person ?? expect.fail('nobody');
const states = ['CA', 'WA', 'FL', 'VA'] as const;
const sealedIn: Record<string, { id: string; homeId: string; envelopeId: string; bytes: Buffer }> = {};

async function fileOf(envelopeId: string): Promise<Buffer> {
  const [row] = await api.rows<{ sealed_key: string }>('select sealed_key from envelopes where id = $1', [envelopeId]);
  return (await readWhole(api.services.storage, row?.sealed_key ?? '')) ?? expect.fail('no file');
}

beforeAll(async () => {
  [ada, owner] = [await createPerson(api, 'resident'), await createPerson(api)];
  for (const state of states) {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)], state });
    await signByAll(api, lease, [who(ada), who(owner)]);
    sealedIn[state] = { ...lease, bytes: await fileOf(lease.envelopeId) };
  }
}, 60_000);
const sealed = (state = 'CA') => sealedIn[state] ?? expect.fail('nothing sealed');
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const verify = (bytes: Uint8Array) => api.call(signing.verifyFile, { body: { sha256: shaOf(bytes) } });

describe('a sealed lease', () => {
  elsewhere.each(states)('of %s: pdfsig, qpdf and openssl accept it, up to our authority', async (state) => {
    const { bytes } = sealed(state);
    const file = writeTempFile(bytes);
    const signature = runTool('pdfsig', file);
    for (const words of ['Signature is Valid', 'Total document signed', 'ETSI.CAdES.detached', 'SHA-256'])
      expect(signature).toContain(words);
    expect(runTool('qpdf', '--check', file)).toMatch(/No syntax or stream encoding errors/);
    // Titled, tagged, in a language, its signature field named, with every word that was shown.
    expect(runTool('pdfinfo', file)).toMatch(/Title:\s+Residential lease agreement: [\s\S]*Tagged:\s+yes/);
    expect(bytes.toString('latin1')).toMatch(/\/Lang \(en-US\)[\s\S]*\/T \(Seal\)/);
    const { envelopeId } = sealed(state);
    const { document } = await api.callAs(who(ada), signing.getEnvelope, { params: { envelopeId } });
    // Lines break at hyphens as well as at spaces.
    const close = (words: string) => words.replace(/\s+/g, '');
    const text = close(withoutFooters(runTool('pdftotext', '-raw', file, '-')));
    for (const { name, value } of document.keyTerms ?? []) expect(text).toContain(close(`${name} ${value}`));
    expect(document.keyTerms?.length).toBeGreaterThan(8);
    // A section that is a document of its own is sealed in another file.
    const sections = document.sections.filter(({ ownDocument }) => ownDocument === undefined);
    for (const { heading, paragraphs, summary = '', summaryEs = '' } of sections)
      for (const words of [heading, ...paragraphs, summary, summaryEs])
        expect(text.includes(close(words)), words).toBe(true);
    expect(verifySignature(await api.services.signing.chain(), bytes)).toContain('CAdES Verification successful');
  });

  test('is the same for each party, byte by byte, and each download is written down', async () => {
    const { envelopeId, homeId, bytes } = sealed('WA');
    for (const person of [who(ada), who(owner)]) {
      const { items } = await api.callAs(person, documents.listDocuments);
      const lease = items.find(({ category, home }) => category === 'lease' && home?.id === homeId);
      const { href } = await api.callAs(person, documents.createDocumentLink, {
        params: { documentId: lease?.id ?? '' },
      });
      const answer = await api.fetch(href, {
        headers: { authorization: `Bearer ${await api.tokenFor(person)}`, 'user-agent': 'A test' },
      });
      expect(shaOf(new Uint8Array(await answer.arrayBuffer()))).toBe(shaOf(bytes));
      const [noted] = await api.rows(
        `select person_id, detail from audit_log where event = 'signing.downloaded' and subject = $1 and person_id = $2`,
        [`envelope:${envelopeId}`, person.id],
      );
      expect(noted).toMatchObject({
        detail: { sealedHash: shaOf(bytes), sessionId: person.sessionId, device: 'A test' },
      });
    }
  });
});

describe('what is sealed', () => {
  elsewhere('is, pixel by pixel, what the signers were shown, with their marks', async () => {
    const { envelopeId, bytes } = sealed('VA');
    const { document } = await api.callAs(who(ada), signing.getEnvelope, { params: { envelopeId } });
    const rendered = await asSystem(api.services.db, async (db) => {
      const whole = (await repo.find(db, envelopeId)) ?? expect.fail('no envelope');
      const trail = (await repo.auditTrail(db, envelopeId)).filter(
        ({ event }) => !/completed|downloaded|verified/.test(event),
      );
      const envelope = { ...whole.envelope, paper: document };
      return renderDocument({ ...whole, envelope }, trail, whole.envelope.completedAt ?? api.now);
    });
    const pixels = (file: Uint8Array) => {
      const dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
      runTool('pdftoppm', '-r', '60', '-gray', writeTempFile(file), path.join(dir, 'page'));
      return Buffer.concat(
        readdirSync(dir)
          .sort()
          .map((page) => readFileSync(path.join(dir, page))),
      );
    };
    const [shown, stored] = [pixels(rendered), pixels(bytes)];
    expect(shown.length).toBeGreaterThan(15 * 510 * 660);
    expect(shown.equals(stored)).toBe(true);
  });
});

/** The same pages in a file of its own, without the seal. */
async function copied(bytes: Buffer): Promise<Uint8Array> {
  const [from, to] = [await PDF.load(bytes), PDF.create()];
  const pages = from.getPages().map((_, n) => n);
  await to.copyPagesFrom(from, pages);
  to.getForm()?.flatten();
  return to.save();
}

describe('a file that was tampered with', () => {
  const ways: Record<string, (bytes: Buffer) => Promise<Uint8Array> | Uint8Array> = {
    'saved once more, with another title': async (bytes) => {
      const pdf = await PDF.load(bytes);
      pdf.setTitle('Another lease');
      return pdf.save({ incremental: true });
    },
    'with a page added': async (bytes) => {
      const pdf = await PDF.load(bytes);
      pdf.addPage();
      return pdf.save({ incremental: true });
    },
    'with a page less': async (bytes) => {
      const pdf = await PDF.load(bytes);
      pdf.removePage(1);
      return pdf.save({ incremental: true });
    },
    'with words laid over it': async (bytes) => {
      const pdf = await PDF.load(bytes);
      pdf.getPage(0)?.drawText('The rent is $1.00', { x: 72, y: 600, size: 14 });
      return pdf.save({ incremental: true });
    },
    'written again from its pages alone': copied,
    'cut short': (bytes) => bytes.subarray(0, bytes.length - 1_024),
    'with bytes before it': (bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]),
    'with bytes behind it': (bytes) => Buffer.concat([bytes, Buffer.from('\n%%EOF\n')]),
    'with the signature of another lease': (bytes) => {
      const { range } = signatureOf(bytes);
      const other = sealed('FL').bytes;
      const from = signatureOf(other).range;
      const hex = other.subarray(from[1], from[2]);
      return Buffer.concat([bytes.subarray(0, range[1]), hex, bytes.subarray(range[2])]);
    },
    'with a range that leaves something out': (bytes) => {
      const { range } = signatureOf(bytes);
      const result = `[${range.join(' ')}]`;
      const at = bytes.indexOf('/ByteRange');
      const less = Buffer.from(
        bytes.toString('latin1', at, at + 100).replace(String(range[3]), String(range[3] - 10)),
        'latin1',
      );
      expect(result.length).toBeGreaterThan(10);
      return Buffer.concat([bytes.subarray(0, at), less, bytes.subarray(at + 100)]);
    },
    'sealed by somebody else’s key': async (bytes) => {
      const dir = writeTempFile('').replace(/\/[^/]+$/, '');
      return (await localSigning(dir).seal(await copied(bytes), { reason: 'Trust me', at: api.now })).bytes;
    },
  };

  const changedBy = async (way: string) =>
    (await ways[way]?.(Buffer.from(sealed().bytes))) ?? expect.fail('nothing made');

  test.each(Object.keys(ways))('%s is not ours', async (way) => {
    const changed = await changedBy(way);
    expect(shaOf(changed)).not.toBe(shaOf(sealed().bytes));
    expect(await verify(changed)).toEqual({ valid: false });
  });

  elsewhere.each(Object.keys(ways))('of a file %s no verifier says that all of it is signed by us', async (way) => {
    const changed = await changedBy(way);
    const output = runTool('pdfsig', writeTempFile(changed));
    const whole = output.includes('Signature is Valid') && output.includes('Total document signed');
    const chain = await api.services.signing.chain();
    expect(whole && verifySignature(chain, changed).includes('successful')).toBe(false);
  });
});

describe('the trail', () => {
  let saved: Pick<Services, 'db' | 'storage' | 'clock'>;
  beforeAll(() => {
    saved = { ...api.services, storage: localStorage(mkdtempSync(path.join(tmpdir(), 'anchors-'))) };
  });

  test('tells who, from where, in which session and how they had logged in, and which text they saw', async () => {
    const { envelopeId } = sealed();
    const rows = await api.rows<{ event: string; person_id: string | null; at: Date; detail: Record<string, unknown> }>(
      `select event, person_id, at, detail from audit_log where subject = $1 order by id`,
      [`envelope:${envelopeId}`],
    );
    const events = rows.map(({ event }) => event.replace('signing.', ''));
    for (const event of ['created', 'sent', 'invited', 'viewed', 'consented', 'signed', 'completed'])
      expect(events).toContain(event);
    const [{ paper_hash: paperHash = '' } = {}] = await api.rows<{ paper_hash: string }>(
      'select paper_hash from envelopes where id = $1',
      [envelopeId],
    );
    for (const { event, person_id: personId, detail } of rows) {
      if (!['signing.viewed', 'signing.consented', 'signing.signed'].includes(event)) continue;
      expect(personId, event).toEqual(expect.any(String));
      expect(detail, event).toMatchObject({
        signerId: expect.any(String),
        sessionId: expect.any(String),
        method: expect.any(String),
        address: expect.any(String),
        device: expect.any(String),
        paperHash,
      });
      if (event === 'signing.consented') expect(detail).toMatchObject({ version: esignConsent.version });
    }
    const done = rows.find(({ event }) => event === 'signing.completed');
    expect(done?.detail).toMatchObject({
      paperHash,
      sealedHash: shaOf(sealed().bytes),
      certificate: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await verify(sealed().bytes);
    const [asked] = await api.rows(
      `select detail from audit_log where event = 'signing.verified' and subject = $1 order by id desc limit 1`,
      [`envelope:${envelopeId}`],
    );
    expect(asked).toMatchObject({ detail: { sealedHash: shaOf(sealed().bytes), address: expect.any(String) } });
  });

  test('each of 1,000 edits by a superuser is found: changed, deleted, inserted, moved, cut off', async () => {
    await writeAuditCheckpoint(saved);
    const ids = (
      await api.rows<{ id: string }>("select id from audit_log where stream like 'signing/%' order by id")
    ).map(({ id }) => id);
    const heads = await asSystem(api.services.db, auditHeads);
    const edits = ['event', 'detail', 'at', 'person_id', 'subject', 'delete', 'insert', 'swap', 'cut'] as const;
    const picks = fc.sample(fc.record({ n: fc.nat(ids.length - 2), edit: fc.constantFrom(...edits) }), 1_000);
    const missed: string[] = [];
    const pool = new pg.Pool({ connectionString: api.url, max: 1, types });
    pool.on('error', () => undefined);
    const superuser = openDb(pool);
    await api.rows('alter table audit_log disable trigger user');
    for (const { n, edit } of picks) {
      const [id, next] = [ids[n], ids[n + 1]];
      const statement = {
        event: `update audit_log set event = event || 'x' where id = ${id}`,
        detail: `update audit_log set detail = detail || '{"forged": true}' where id = ${id}`,
        at: `update audit_log set at = at - interval '1 day' where id = ${id}`,
        person_id: `update audit_log set person_id = '${randomUUID()}' where id = ${id}`,
        subject: `update audit_log set subject = 'envelope:${randomUUID()}' where id = ${id}`,
        delete: `delete from audit_log where id = ${id}`,
        insert: `insert into audit_log (id, stream, event, prev_hash, hash)
          select -id, stream, 'signing.signed', hash, sha256(hash) from audit_log where id = ${id}`,
        swap: `with moved as (update audit_log set id = -id where id in (${id}, ${next}) returning 1) select count(*) from moved`,
        cut: `delete from audit_log where stream like 'signing/%' and id > ${id}`,
      }[edit];
      const undone = superuser.transaction().execute(async (trx) => {
        await sql.raw(statement).execute(trx);
        const found = (await brokenAuditRows(trx)).length + (await missingHeads(trx, heads)).length;
        if (found === 0) missed.push(`${edit} ${id}`);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    }
    await api.rows('alter table audit_log enable trigger user');
    await pool.end();
    expect(missed).toEqual([]);
    expect(await verifyAuditLog(saved, 2)).toEqual([]);
  }, 90_000);

  test('detects a cut end by the anchor of the day', async () => {
    const [last] = await api.rows<{ id: string }>(
      "select max(id)::text as id from audit_log where stream like 'signing/%'",
    );
    api.now = new Date(api.now.getTime() + 86_400_000);
    await writeAuditCheckpoint(saved);
    await api.rows('alter table audit_log disable trigger user');
    await api.rows('delete from audit_log where id = $1', [last?.id]);
    await api.rows('alter table audit_log enable trigger user');
    expect((await verifyAuditLog(saved, 3)).join()).toMatch(
      new RegExp(`row ${last?.id}, once the last of signing/\\d+, is gone or changed`),
    );
  });
});
