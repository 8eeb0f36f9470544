import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type EnvelopeStatus, envelopeLifecycle, esignConsent } from '@/contract/platform/signing/constants';
import { signing } from '@/contract/platform/signing/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { readWhole } from '@/server/providers/storage/storage';
import { refusalOf, testApi } from '@/tests/support/api';
import { createSigningEnvelope, testDocument } from '@/tests/support/fixtures/envelopes';
import { createPerson, createSession } from '@/tests/support/fixtures/people';
import { slowProvider } from '@/tests/support/slowProvider';
import * as acts from './actions';
import { type Event as EnvelopeEvent, sendEnvelope, voidEnvelope } from './index';
import { expireEnvelope, remindSigner, sealEnvelope } from './jobs';

const api = testApi();
/** Fetched by `npm test` where Debian has them (scripts/ci/pdfTools.ts). */
const pdfTools = ['pdfsig', 'qpdf', 'pdfinfo', 'pdftotext'].every(
  (tool) => spawnSync(tool, ['--version']).status !== null,
);
type Somebody = Person & { email: string; name: string };
let [ada, bob, owner]: Somebody[] = [];
beforeAll(async () => {
  [ada, bob, owner] = [
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
    await createPerson(api),
  ];
});
const who = (person: Somebody | undefined) => person ?? expect.fail('nobody');

const at = (envelopeId: string) => ({ params: { envelopeId } });
const typedAs = (name: string) => ({ kind: 'typed', name, initials: 'AL' }) as const;
const read = (person: Person, id: string) => api.callAs(person, signing.getEnvelope, at(id));
const viewAll = (person: Person, id: string) =>
  api.callAs(person, signing.viewEnvelope, {
    ...at(id),
    body: { sections: testDocument.sections.map((section) => section.id) },
  });
async function agree(person: Person, id: string) {
  await viewAll(person, id);
  const body = { version: esignConsent.version };
  return api.callAs(person, signing.consentToSign, { ...at(id), body });
}
async function signAs(person: Person, id: string) {
  const { me } = await agree(person, id);
  return api.callAs(person, signing.signEnvelope, { ...at(id), body: typedAs(me?.name ?? '') });
}
const forTwo = () =>
  createSigningEnvelope(api, {
    createdBy: who(owner).id,
    signers: [who(ada), who(bob), { ...who(owner), turn: 2, role: 'homeowner' }],
  });
const sent = async (id: string) =>
  (
    await api.rows<{ event: string }>('select event from audit_log where subject = $1 order by id', [`envelope:${id}`])
  ).map(({ event }) => event.replace('signing.', ''));
async function sealed(id: string): Promise<Buffer> {
  const [row] = await api.rows<{ sealed_key: string }>('select sealed_key from envelopes where id = $1', [id]);
  return (await readWhole(api.services.storage, row?.sealed_key ?? '')) ?? expect.fail('no file');
}
async function completed(): Promise<string> {
  const id = await forTwo();
  for (const person of [ada, bob, owner]) await signAs(who(person), id);
  await sealEnvelope(api.services, { id });
  return id;
}

describe('signEnvelope', () => {
  test('residents sign side by side, the homeowner after them, and one file is sealed', async () => {
    const id = await forTwo();
    expect((await read(who(owner), id)).me?.canAct).toBe(false);
    expect(await refusalOf(viewAll(who(owner), id))).toMatchObject({ status: 409 });
    await signAs(who(bob), id);
    expect((await signAs(who(ada), id)).status).toBe('partly_signed');
    expect((await read(who(owner), id)).me?.canAct).toBe(true);
    await signAs(who(owner), id);
    await sealEnvelope(api.services, { id });
    expect(await read(who(ada), id)).toMatchObject({ status: 'completed', sealedHash: expect.any(String) });
    expect(await sent(id)).toEqual([
      'created',
      'sent',
      'invited',
      'invited',
      'viewed',
      'consented',
      'signed',
      'viewed',
      'consented',
      'signed',
      'invited',
      'viewed',
      'consented',
      'signed',
      'completed',
    ]);
  });
});

describe('the name that signs', () => {
  const signWith = (person: Person, id: string, body: object) =>
    api.callAs(person, signing.signEnvelope, { ...at(id), body: body as never });

  test.each(['typed', 'drawn'] as const)(
    'another name does not sign, %s, and the refusal says whose is expected',
    async (kind) => {
      const id = await forTwo();
      await agree(who(ada), id);
      const asNamed = (name: string) => ({
        ...typedAs(name),
        ...(kind === 'drawn' && { strokes: [[1, 2, 3, 4]] }),
        kind,
      });
      for (const name of ['Mickey Mouse', who(bob).name, 'Ada'])
        expect(await refusalOf(signWith(who(ada), id, asNamed(name)))).toMatchObject({
          status: 400,
          fields: { name: `Type your full legal name, ${who(ada).name}, to sign.` },
        });
      const loud = who(ada).name.toUpperCase().replace(' ', '  ');
      expect((await signWith(who(ada), id, asNamed(loud))).status).toBe('partly_signed');
    },
  );

  describe('correctSignerName', () => {
    test('a correction changes the name, and the sealed record shows both; another person is no correction', async () => {
      const id = await forTwo();
      const correct = (name: string) => api.callAs(who(ada), signing.correctSignerName, { ...at(id), body: { name } });
      for (const name of ['Mickey Mouse', who(bob).name, 'Lovelace'])
        expect(await refusalOf(correct(name))).toMatchObject({ status: 400, fields: { name: expect.any(String) } });
      expect((await correct('Augusta Lovelace')).me?.name).toBe('Augusta Lovelace');
      await agree(who(ada), id);
      expect(await refusalOf(signWith(who(ada), id, typedAs(who(ada).name)))).toMatchObject({ status: 400 });
      await signWith(who(ada), id, typedAs('Augusta Lovelace'));
      expect(await refusalOf(correct('Gussie Lovelace'))).toMatchObject({ status: 409 });
      expect(await sent(id)).toContain('name_corrected');
      expect(
        await api.rows('select name_changes from envelope_signers where envelope_id = $1 and user_id = $2', [
          id,
          who(ada).id,
        ]),
      ).toEqual([{ name_changes: [{ from: who(ada).name, to: 'Augusta Lovelace', at: api.now.toISOString() }] }]);
    });
  });

  test('a login of another day does not sign', async () => {
    const late = await createPerson(api, 'resident');
    const id = await createSigningEnvelope(api, { createdBy: who(owner).id, signers: [late] });
    await agree(late, id);
    const loggedInAt = new Date(api.now.getTime() - 13 * 3_600_000);
    const later = { ...late, sessionId: await createSession(api, late.id, loggedInAt) };
    expect(await refusalOf(signWith(later, id, typedAs(late.name)))).toMatchObject({
      status: 401,
      code: 'recentLoginRequired',
    });
  });

  test('papers belong to the account, not to its address: a changed one still opens them, the old one does not', async () => {
    const mover = await createPerson(api, 'resident');
    const id = await createSigningEnvelope(api, { createdBy: who(owner).id, signers: [mover] });
    await api.rows('update users set email = $1 where id = $2', [`moved-${mover.email}`, mover.id]);
    const heir = await createPerson(api, 'resident');
    await api.rows('update users set email = $1 where id = $2', [mover.email, heir.id]);
    expect(await refusalOf(read(heir, id))).toMatchObject({ status: 404 });
    expect((await read(mover, id)).me?.canAct).toBe(true);
  });

  test('an agent named with capital letters in their address signs', async () => {
    const id = await forTwo();
    for (const person of [ada, bob]) await signAs(who(person), id);
    await viewAll(who(owner), id);
    const agent = await createPerson(api, 'homeowner');
    await api.callAs(who(owner), signing.delegateEnvelope, {
      ...at(id),
      body: { name: agent.name, email: agent.email.toUpperCase() },
    });
    await signAs(agent, id);
  });
});

describe('consentToSign', () => {
  test('rejects consent and signatures that are unread, of another wording, or after an old login', async () => {
    const id = await forTwo();
    const sign = () => api.callAs(who(ada), signing.signEnvelope, { ...at(id), body: typedAs(who(ada).name) });
    const consent = (version: string = esignConsent.version) =>
      api.callAs(who(ada), signing.consentToSign, { ...at(id), body: { version } });
    expect(await refusalOf(sign())).toMatchObject({ status: 409 });
    await api.callAs(who(ada), signing.viewEnvelope, { ...at(id), body: { sections: ['rent'] } });
    expect(await refusalOf(consent())).toMatchObject({
      status: 409,
      message: expect.stringContaining('You haven’t seen'),
    });
    await viewAll(who(ada), id);
    expect(await refusalOf(consent('2001-01-01'))).toMatchObject({ status: 409 });
    const late = await createPerson(api, 'resident');
    const other = await createSigningEnvelope(api, { createdBy: who(owner).id, signers: [late] });
    await api.rows("update sessions set authenticated_at = authenticated_at - interval '13 hours' where id = $1", [
      late.sessionId,
    ]);
    expect(await refusalOf(agree(late, other))).toMatchObject({ status: 401, code: 'recentLoginRequired' });
    await consent();
    await sign();
  });
});

describe('declineEnvelope', () => {
  test('one who declines ends it for everybody, and the others hear why', async () => {
    const id = await forTwo();
    await viewAll(who(ada), id);
    await api.callAs(who(ada), signing.declineEnvelope, { ...at(id), body: { reason: 'The rent is wrong.' } });
    expect(await refusalOf(viewAll(who(bob), id))).toMatchObject({
      status: 409,
      message: expect.stringContaining('declined'),
    });
    const messages = await api.rows(
      "select 1 from outbox where dedupe_key in (select 'documentsDeclined:' || id from envelope_signers where envelope_id = $1)",
      [id],
    );
    expect(messages).toHaveLength(1);
  });
});

describe('delegateEnvelope', () => {
  test('an owner who hands it on is replaced, by address, and can no longer sign', async () => {
    const id = await forTwo();
    for (const person of [ada, bob]) await signAs(who(person), id);
    const grace = await createPerson(api, 'homeowner');
    await viewAll(who(owner), id);
    await api.callAs(who(owner), signing.delegateEnvelope, { ...at(id), body: { name: 'Grace', email: grace.email } });
    expect(await refusalOf(viewAll(who(owner), id))).toMatchObject({ status: 409 });
    await signAs(grace, id);
    expect((await read(grace, id)).signers.filter(({ status }) => status === 'signed')).toHaveLength(3);
    await sealEnvelope(api.services, { id });
    expect((await read(grace, id)).status).toBe('completed');
  });

  test('rejects a replacement for a resident or co-signer, who were screened', async () => {
    const id = await createSigningEnvelope(api, {
      createdBy: who(owner).id,
      signers: [{ id: who(ada).id }, { id: who(bob).id, role: 'coSigner' }],
    });
    const body = { name: 'Grace', email: 'grace@example.test' };
    for (const person of [ada, bob]) {
      await viewAll(who(person), id);
      expect(await refusalOf(api.callAs(who(person), signing.delegateEnvelope, { ...at(id), body }))).toMatchObject({
        status: 403,
        message: expect.stringContaining('These documents name you'),
      });
    }
    expect((await read(who(ada), id)).signers).toHaveLength(2);
  });
});

describe('voidEnvelope', () => {
  test('only the person who sent it takes it back', async () => {
    const id = await forTwo();
    const body = { reason: 'A wrong date.' };
    expect(await refusalOf(api.callAs(who(ada), signing.voidEnvelope, { ...at(id), body }))).toMatchObject({
      status: 403,
    });
    expect((await api.callAs(who(owner), signing.voidEnvelope, { ...at(id), body })).status).toBe('voided');
    expect(await refusalOf(viewAll(who(ada), id))).toMatchObject({ status: 409 });
  });
});

describe('viewEnvelope', () => {
  test('what was seen stays seen, and nothing else counts', async () => {
    const id = await forTwo();
    for (const section of ['deposit', 'nothing', 'rent'])
      await api.callAs(who(ada), signing.viewEnvelope, { ...at(id), body: { sections: [section] } });
    const [seen] = await api.rows<{ sections_seen: string[] }>(
      'select sections_seen from envelope_signers where envelope_id = $1 and user_id = $2',
      [id, who(ada).id],
    );
    expect(seen?.sections_seen).toEqual(['rent', 'deposit']);
  });

  test('a reminder goes to who has not signed, and what is late expires', async () => {
    const id = await forTwo();
    const { me } = await viewAll(who(ada), id);
    await remindSigner(api.services, { id, signerId: me?.signerId });
    await expireEnvelope(api.services, { id });
    expect((await read(who(ada), id)).status).toBe('viewed');
    const start = api.now;
    api.now = new Date(start.getTime() + 14 * 86_400_000);
    await expireEnvelope(api.services, { id });
    const owned = await api.rows<{ status: string }>('select status from envelopes where id = $1', [id]);
    api.now = start;
    expect(owned).toEqual([{ status: 'expired' }]);
    expect(await sent(id)).toEqual(['created', 'sent', 'invited', 'invited', 'viewed', 'reminded', 'expired']);
  });
});

describe('getEnvelope', () => {
  test('shows names and progress to its people only, and addresses and marks to no one', async () => {
    const id = await forTwo();
    await signAs(who(ada), id);
    const shown = JSON.stringify(await read(who(bob), id));
    expect(shown).not.toMatch(/@example|initials|203\.0\.113/);
    expect(await refusalOf(read(await createPerson(api, 'resident'), id))).toMatchObject({ status: 404 });
  });

  test('the paper and what has ended are fixed in the database itself', async () => {
    const id = await completed();
    const attempts = [
      `update envelopes set paper = '{}' where id = '${await forTwo()}'`,
      `update envelopes set status = 'sent', sealed_hash = null where id = '${id}'`,
      `delete from envelopes where id = '${id}'`,
    ];
    for (const attempt of attempts) await expect(api.rows(attempt)).rejects.toThrow(/not changed|never changed/);
  });
});

describe('races', () => {
  test('two tabs that sign at once sign once', async () => {
    const id = await forTwo();
    await agree(who(ada), id);
    const sign = () => api.callAs(who(ada), signing.signEnvelope, { ...at(id), body: typedAs(who(ada).name) });
    const ends = await Promise.allSettled([sign(), sign(), sign()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('taking back and signing at once leaves one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await forTwo();
      await agree(who(ada), id);
      const [signed, taken] = await Promise.allSettled([
        api.callAs(who(ada), signing.signEnvelope, { ...at(id), body: typedAs(who(ada).name) }),
        api.callAs(who(owner), signing.voidEnvelope, { ...at(id), body: { reason: 'x' } }),
      ]);
      expect(taken.status).toBe('fulfilled');
      const trail = await sent(id);
      expect(trail.at(-1)).toBe('voided');
      expect(trail.includes('signed')).toBe(signed.status === 'fulfilled');
    }
  });

  test('no transaction is open while a slow authority seals', async () => {
    const id = await forTwo();
    for (const person of [ada, bob, owner]) await signAs(who(person), id);
    const slow = slowProvider<Uint8Array>();
    const { signing: provider } = api.services;
    const seal: typeof provider.seal = async (pdf, how) => {
      await slow.call(pdf);
      return provider.seal(pdf, how);
    };
    const sealing = sealEnvelope({ ...api.services, signing: { ...provider, seal } }, { id });
    await slow.started;
    await expect.poll(() => api.openTransactions()).toBe(0);
    slow.finish();
    await sealing;
    expect((await read(who(ada), id)).status).toBe('completed');
  });

  test.each(['signing:rendered', 'signing:stored'])('killed at %s, the next run seals once', async (point) => {
    const id = await forTwo();
    for (const person of [ada, bob, owner]) await signAs(who(person), id);
    const dying = {
      ...api.services,
      __failpoint: (name: string) => {
        if (name === point) throw new Error('killed');
      },
    };
    await expect(sealEnvelope(dying, { id })).rejects.toThrow('killed');
    await Promise.all([sealEnvelope(api.services, { id }), sealEnvelope(api.services, { id })]);
    expect((await sent(id)).filter((event) => event === 'completed')).toHaveLength(1);
    expect(
      createHash('sha256')
        .update(await sealed(id))
        .digest('hex'),
    ).toBe((await read(who(ada), id)).sealedHash);
  });
});

describe('every event in every status', () => {
  const now = () => api.now;
  const actorOf = (person: Somebody) => ({
    personId: person.id,
    email: person.email,
    sessionId: person.sessionId ?? '',
    method: 'password',
    address: null,
    device: 'A test',
  });
  type Envelope = { id: string };
  const asAda = (work: (act: Parameters<typeof acts.viewDocument>[0]) => Promise<void>) => (one: Envelope) =>
    asSystem(api.services.db, (db) => work({ db, id: one.id, actor: actorOf(who(ada)), now: now() }));
  const everySection = testDocument.sections.map((section) => section.id);
  const events: Record<EnvelopeEvent, (one: Envelope) => Promise<unknown>> = {
    send: ({ id }) => asSystem(api.services.db, (db) => sendEnvelope(db, id, now())),
    view: asAda((act) => acts.viewDocument(act, everySection)),
    sign: asAda((act) => acts.signDocument(act, { ...typedAs(who(ada).name), initialed: [] })),
    decline: asAda((act) => acts.declineToSign(act, 'No.')),
    void: ({ id }) => asSystem(api.services.db, (db) => voidEnvelope(db, id, 'No.', who(owner).id)),
    async complete({ id }) {
      await api.rows(
        `update envelope_signers set status = 'signed', signed_at = now(), mark = $2 where envelope_id = $1`,
        [id, JSON.stringify({ ...typedAs(who(ada).name), initialed: [] })],
      );
      await sealEnvelope(api.services, { id });
    },
    async expire({ id }) {
      await api.rows(
        `update envelopes set expires_at = $2 where id = $1 and status not in ('completed', 'declined', 'expired', 'voided')`,
        [id, now().toISOString()],
      );
      await expireEnvelope(api.services, { id });
    },
  };

  async function inStatus(status: EnvelopeStatus): Promise<Envelope> {
    const id = await createSigningEnvelope(api, {
      createdBy: who(owner).id,
      signers: [{ id: who(ada).id }, { id: who(bob).id }],
      draft: status === 'draft',
    });
    await api.rows(
      `update envelope_signers set status = 'consented', sections_seen = $2 where envelope_id = $1 and $3 <> 'draft'`,
      [id, everySection, status],
    );
    const sealedHash = status === 'completed' ? createHash('sha256').update(id).digest('hex') : null;
    if (status !== 'draft' && status !== 'sent')
      await api.rows('update envelopes set status = $2, sealed_hash = $3 where id = $1', [id, status, sealedHash]);
    return { id };
  }

  test.each(envelopeLifecycle.states)(
    'from %s each event leads where the graph says, or changes nothing',
    async (from) => {
      for (const [event, act] of Object.entries(events) as [EnvelopeEvent, (typeof events)['send']][]) {
        const envelope = await inStatus(from);
        await act(envelope).catch((error: { status?: number }) => expect(error.status, event).toBe(409));
        const [row] = await api.rows<{ status: string }>('select status from envelopes where id = $1', [envelope.id]);
        expect(row?.status, `${event} from ${from}`).toBe(envelopeLifecycle.after(from, event) ?? from);
      }
    },
  );

  const others: Record<string, (one: Envelope) => Promise<unknown>> = {
    consent: ({ id }) =>
      api.callAs(who(ada), signing.consentToSign, {
        ...at(id),
        body: { version: esignConsent.version },
      }),
    delegate: ({ id }) =>
      api.callAs(who(ada), signing.delegateEnvelope, { ...at(id), body: { name: 'Z', email: 'z@example.test' } }),
    async remind({ id }) {
      const [row] = await api.rows<{ id: string }>('select id from envelope_signers where envelope_id = $1', [id]);
      await remindSigner(api.services, { id, signerId: row?.id });
    },
    seal: ({ id }) => sealEnvelope(api.services, { id }),
    'expire early': ({ id }) => expireEnvelope(api.services, { id }),
  };
  test.each(envelopeLifecycle.states)('from %s, what is no event of the graph leaves it where it is', async (from) => {
    const open = ['sent', 'viewed', 'partly_signed'].includes(from);
    for (const [name, act] of Object.entries(others)) {
      const { id } = await inStatus(from);
      const before = (await sent(id)).length;
      const [end] = await Promise.allSettled([act({ id })]);
      const refused = end.status === 'rejected' ? (end.reason as { status?: number }).status : undefined;
      if (name === 'consent' || name === 'delegate')
        expect(refused, name).toBe(open ? (name === 'consent' ? 409 : 403) : 409);
      else expect(refused, name).toBeUndefined();
      const [row] = await api.rows<{ status: string }>('select status from envelopes where id = $1', [id]);
      expect(row?.status, `${name} from ${from}`).toBe(from);
      expect((await sent(id)).length - before, `${name} from ${from}`).toBe(name === 'remind' && open ? 1 : 0);
    }
  });

  test('signing in the second in which the time ends is too late, no matter who is first', async () => {
    const { id } = await inStatus('viewed');
    await api.rows('update envelopes set expires_at = $2 where id = $1', [id, api.now.toISOString()]);
    const [signed] = await Promise.allSettled([events.sign({ id }), expireEnvelope(api.services, { id })]);
    expect(signed.status).toBe('rejected');
    expect(await api.rows('select status from envelopes where id = $1', [id])).toEqual([{ status: 'expired' }]);
  });

  test('signing in the last millisecond counts', async () => {
    const { id } = await inStatus('viewed');
    const lastMoment = new Date(api.now.getTime() + 1).toISOString();
    await api.rows('update envelopes set expires_at = $2 where id = $1', [id, lastMoment]);
    await events.sign({ id });
    expect(await api.rows('select status from envelopes where id = $1', [id])).not.toEqual([{ status: 'viewed' }]);
  });
});

describe('verifyFile', () => {
  const verify = (bytes: Uint8Array) =>
    api.call(signing.verifyFile, { body: { sha256: createHash('sha256').update(bytes).digest('hex') } });

  test('is known to us as it is, and not with any byte changed, added or left out', async () => {
    const file = await sealed(await completed());
    expect(await verify(file)).toMatchObject({ valid: true, title: testDocument.title });
    for (let n = 0; n < 25; n += 1) {
      const changed = Buffer.from(file);
      const place = (n * 7_919) % file.length;
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(await verify(changed)).toEqual({ valid: false });
    }
    expect(await verify(Buffer.concat([file, Buffer.from('\n')]))).toEqual({ valid: false });
    expect(await verify(file.subarray(0, -1))).toEqual({ valid: false });
  });

  test('none of 2,000 files with one byte changed at random is known', async () => {
    const file = await sealed(await completed());
    const hashes: string[] = [];
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (place, by) => {
        const changed = Buffer.from(file);
        changed[place] = (changed[place] ?? 0) ^ by;
        hashes.push(createHash('sha256').update(changed).digest('hex'));
      }),
      { numRuns: 2_000 },
    );
    expect(hashes).toHaveLength(2_000);
    const known = await api.rows('select id from envelopes where sealed_hash = any($1)', [hashes]);
    expect(known).toEqual([]);
    for (const sha256 of hashes.slice(0, 20))
      expect(await api.call(signing.verifyFile, { body: { sha256 } })).toEqual({ valid: false });
  });

  test('is signed as PAdES over every byte of it', async () => {
    const bytes = (await sealed(await completed())).toString('latin1');
    expect(bytes).toContain('ETSI.CAdES.detached');
    const [, start, first, second, rest] = /ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(bytes) ?? [];
    expect([Number(start), Number(second) + Number(rest)]).toEqual([0, bytes.length]);
    expect(bytes.slice(Number(first), Number(second))).toMatch(/^<[0-9a-fA-F]+>$/);
  });

  const elsewhere = pdfTools ? test : () => undefined;
  elsewhere('other verifiers accept it; it is tagged, titled, and holds every word shown', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'sealed-')), 'lease.pdf');
    writeFileSync(file, await sealed(await completed()));
    const say = (tool: string, ...args: string[]) => spawnSync(tool, args, { encoding: 'utf8' }).stdout;
    const signature = say('pdfsig', file);
    for (const sentence of ['Signature is Valid', 'Total document signed', 'ETSI.CAdES.detached', 'SHA-256'])
      expect(signature).toContain(sentence);
    expect(spawnSync('qpdf', ['--check', file]).status).toBe(0);
    expect(say('pdfinfo', file)).toMatch(/Title:\s+Residential lease agreement: 12 Alder Lane[\s\S]*Tagged:\s+yes/);
    const text = say('pdftotext', '-layout', file, '-').replace(/\s+/g, ' ');
    for (const { heading, paragraphs } of testDocument.sections)
      for (const words of [heading, ...paragraphs]) expect(text).toContain(words);
    expect(text).toContain('Certificate of completion');
    expect(text).toMatch(/Envelope [0-9a-f-]{36} · Page 1 of (\d+)[\s\S]*Page \1 of \1/);
    const people = text.match(/Consented to electronic records and signatures, /g)?.length ?? 0;
    expect(people).toBeGreaterThan(1);
    for (const fact of [/Opened the document, /g, /Was shown every clause, /g])
      expect(text.match(fact)).toHaveLength(people);
  });
});
