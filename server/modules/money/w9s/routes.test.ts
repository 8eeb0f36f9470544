import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { w9Lifecycle } from '@/contract/money/w9s/constants';
import { w9s } from '@/contract/money/w9s/endpoints';
import { signing } from '@/contract/platform/signing/endpoints';
import { asSystem } from '@/server/db/client';
import { validBodies } from '@/tests/api/validBodies';
import { refusalOf, testApi } from '@/tests/support/api';
import { createAgreement, signAgreement } from '@/tests/support/fixtures/agreements';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { payoutTaxStatus } from './index';
import { matchTin, sealW9 } from './jobs';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let owner: Someone;
let stranger: Someone;
let staff: Someone;
beforeAll(async () => {
  owner = await createPerson(api);
  stranger = await createPerson(api);
  staff = await createPerson(api, 'staff');
});

const valid = validBodies['w9s.certifyW9'] as Record<string, unknown>;
const start = async (person: Someone) => (await api.callAs(person, w9s.startW9, { body: {} })).id;
const certify = (person: Someone, w9Id: string, more: object = {}) =>
  api.callAs(person, w9s.certifyW9, { params: { w9Id }, body: { ...valid, ...more } as never });
const taxOf = async (person: Someone) => (await api.callAs(person, w9s.listW9s)).tax;
const openings = async (w9Id: string) =>
  api.rows<{ detail: { why: string } }>(
    "select detail from audit_log where event = 'vault.opened' and subject = $1 order by id",
    [`w9:${w9Id}`],
  );

describe('startW9', () => {
  test('starts a form once, and returns it while it is open', async () => {
    const person = await createPerson(api);
    expect(await start(person)).toBe(await start(person));
  });
});

describe('listWaitingW9s', () => {
  test('lists forms that keep payouts waiting, with the last four digits alone, and drops those that match', async () => {
    const person = await createPerson(api);
    const id = await start(person);
    const waits = async () =>
      (await api.callAs(staff, w9s.listWaitingW9s)).find(({ personId }) => personId === person.id)?.waits;
    expect(await waits()).toBe('open');
    await certify(person, id);
    expect(await waits()).toBe('unmatched');
    expect(JSON.stringify(await api.callAs(staff, w9s.listWaitingW9s))).not.toContain('536904399');
    await api.rows('update w9s set match_code = 3 where id = $1', [id]);
    expect(await waits()).toBe('mismatch');
    await api.rows('update w9s set match_code = 0 where id = $1', [id]);
    expect(await waits()).toBeUndefined();
    const carer = await createPerson(api, 'staff', ['care']);
    expect(await refusalOf(api.callAs(carer, w9s.listWaitingW9s))).toMatchObject({ status: 403 });
  });
});

describe('certifyW9', () => {
  test('seals the number and shows its last four digits alone, in the answer, the database, the file, and the export', async () => {
    const id = await start(owner);
    const certified = await certify(owner, id);
    expect(certified).toMatchObject({ status: 'certified', maskedTin: '•••-••-4399', tinKind: 'ssn', match: null });
    expect(JSON.stringify(certified)).not.toContain('536904399');
    const [row] = await api.rows<Record<string, unknown>>('select *, tin::text as sealed from w9s where id = $1', [id]);
    expect(JSON.stringify(row)).not.toMatch(/536-?90-?4399/);
    await sealW9(api.services, { id });
    await sealW9(api.services, { id });
    const [file] = await api.rows<{ hash: string }>(
      'select substring(sealed_key from 8 for 64) as hash from w9s where id = $1',
      [id],
    );
    expect(await api.call(signing.verifyFile, { body: { sha256: file?.hash ?? '' } })).toMatchObject({
      valid: true,
      title: expect.stringContaining('Substitute Form W-9'),
      signers: [],
    });
    const { items } = await api.callAs(owner, documents.listDocuments);
    expect(
      items.filter(({ category, name }) => category === 'tax' && name.startsWith('Substitute Form W-9')),
    ).toHaveLength(1);
    expect(await refusalOf(certify(owner, id))).toMatchObject({ status: 409 });
  });

  test.each([
    [{ tin: '000-12-3456', tinAgain: '000-12-3456' }, 'tin'],
    [{ tinAgain: '536-90-4390' }, 'tinAgain'],
    [{ tinKind: 'itin' }, 'tin'],
    [{ taxClass: 'llc' }, 'llcClass'],
    [{ taxClass: 'c_corporation' }, 'tinKind'],
    [{ taxClass: 'other' }, 'otherClass'],
    [{ exemptPayeeCode: '5' }, 'exemptPayeeCode'],
    [{ signature: 'Somebody Else' }, 'signature'],
    [{ certified: false }, 'certified'],
    [{ version: '2018-10' }, 'version'],
  ])('refuses %o at its field', async (more, field) => {
    const person = await createPerson(api);
    const refusal = await refusalOf(certify(person, await start(person), more));
    expect(refusal).toMatchObject({ status: 400 });
    expect(Object.keys(refusal?.fields ?? {})).toContain(field);
  });

  test('an LLC taxed as a partnership certifies with its EIN', async () => {
    const person = await createPerson(api);
    const form = { taxClass: 'llc', llcClass: 'P', tinKind: 'ein', tin: '12-3456789', tinAgain: '123456789' };
    expect(await certify(person, await start(person), form)).toMatchObject({ maskedTin: '••-•••6789' });
  });

  test('striking out item 2 withholds 24% at once; a form without it takes its place', async () => {
    const person = await createPerson(api);
    const first = await start(person);
    await certify(person, first, { struckOut: true });
    expect(await taxOf(person)).toMatchObject({ status: 'backup_withholding', withholdingBps: 2_400 });
    await certify(person, await start(person));
    expect(await taxOf(person)).toMatchObject({ status: 'ok', withholdingBps: 0 });
    expect(await api.callAs(person, w9s.getW9, { params: { w9Id: first } })).toMatchObject({ status: 'superseded' });
  });

  test('a name the IRS does not know to the number warns by email and to-do, and 24% is withheld after 30 days', async () => {
    const person = await createPerson(api);
    const id = await start(person);
    await certify(person, id, { tin: '536-90-4003', tinAgain: '536-90-4003' });
    await matchTin(api.services, { id });
    await matchTin(api.services, { id });
    expect(await taxOf(person)).toMatchObject({ status: 'warning', reason: 'mismatch', withholdingBps: 0 });
    expect((await findMessages(api, person.email)).map(({ template }) => template)).toEqual(['w9Mismatch']);
    expect((await api.callAs(person, todos.listTodos)).map(({ kind }) => kind)).toContain('w9.mismatch');
    expect(await openings(id)).toMatchObject([{ detail: { why: 'TIN matching' } }]);
    const later = new Date(api.now.getTime() + 30 * 86_400_000);
    expect(await payoutTaxStatus(api.services.db, { userId: person.id }, later)).toMatchObject({
      status: 'warning',
      reason: 'missing',
    });
    expect(await asSystem(api.services.db, (db) => payoutTaxStatus(db, { userId: person.id }, later))).toMatchObject({
      status: 'backup_withholding',
      withholdingBps: 2_400,
    });
  });

  test('certifying a wrong number again gives no more time; a number the IRS knows ends it', async () => {
    const person = await createPerson(api);
    const statusAt = (days: number) => {
      const at = new Date(api.now.getTime() + days * 86_400_000);
      return asSystem(api.services.db, (db) => payoutTaxStatus(db, { userId: person.id }, at));
    };
    const certifyNumber = async (tin: string) => {
      const id = await start(person);
      await certify(person, id, { tin, tinAgain: tin });
      await matchTin(api.services, { id });
    };
    const began = api.now;
    await certifyNumber('536-90-4003');
    api.now = new Date(began.getTime() + 20 * 86_400_000);
    await certifyNumber('536-90-4003');
    expect(await statusAt(9)).toMatchObject({ status: 'warning', reason: 'mismatch' });
    expect(await statusAt(10)).toMatchObject({ status: 'backup_withholding', withholdingBps: 2_400 });
    await certifyNumber('536-90-4001');
    expect(await statusAt(40)).toMatchObject({ status: 'ok', withholdingBps: 0 });
    api.now = began;
  });

  test.each(['name', 'businessName', 'streetAddress', 'city'])(
    'returns 400 and asks for Latin letters when the %s has other ones',
    async (field) => {
      const person = await createPerson(api);
      const refused = await refusalOf(
        certify(person, await start(person), { [field]: '小明 王', signature: '小明 王' }),
      );
      expect(refused).toMatchObject({ status: 400 });
      expect(refused?.fields?.[field]).toBe('Please use the Latin alphabet (A to Z), spelled as on your tax return.');
    },
  );

  test('does not ask the IRS about an older form in other letters, and shows it to our team', async () => {
    const person = await createPerson(api);
    const id = await start(person);
    await certify(person, id);
    await api.rows('update w9s set form = form || \'{"name": "小明 王"}\' where id = $1', [id]);
    await matchTin(api.services, { id });
    expect(await api.rows('select match_code from w9s where id = $1', [id])).toEqual([{ match_code: null }]);
    expect(await openings(id)).toEqual([]);
    const waiting = await api.callAs(staff, w9s.listWaitingW9s);
    expect(waiting.find(({ personId }) => personId === person.id)?.waits).toBe('not_latin');
  });

  test('a new name of the account asks to certify again', async () => {
    const person = await createPerson(api);
    const id = await start(person);
    await certify(person, id);
    await matchTin(api.services, { id });
    const at = { params: { w9Id: id } };
    expect(await api.callAs(person, w9s.getW9, at)).toMatchObject({ match: 'matched', outdated: null });
    await api.rows("update users set last_name = 'Byron' where id = $1", [person.id]);
    expect(await api.callAs(person, w9s.getW9, at)).toMatchObject({ outdated: 'name' });
    expect((await api.callAs(person, todos.listTodos)).map(({ kind }) => kind)).toContain('w9.name');
  });
});

describe('listW9s', () => {
  test('warns an owner with a signed agreement until a form is certified', async () => {
    const person = await createPerson(api);
    expect((await api.callAs(person, todos.listTodos)).map(({ kind }) => kind)).not.toContain('w9.missing');
    await signAgreement(api, await createAgreement(api, { owner: person }), [person, staff]);
    expect(await taxOf(person)).toMatchObject({ status: 'warning', reason: 'missing', holdsPayouts: true });
    const open = await api.callAs(person, todos.listTodos);
    // Once, though the setup of the home has it as a part.
    expect(open.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['w9.missing', 'setup.next']));
    expect(open.filter(({ title }) => /W-9/.test(title))).toHaveLength(1);
    await certify(person, await start(person));
    expect(await taxOf(person)).toMatchObject({ status: 'ok', holdsPayouts: false });
  });
});

describe('referToW8', () => {
  test('ends the form of a person who is not a US person, and holds payouts', async () => {
    const person = await createPerson(api);
    const w9Id = await start(person);
    await api.callAs(person, w9s.referToW8, { params: { w9Id }, body: {} });
    expect(await taxOf(person)).toMatchObject({ status: 'w8_required', holdsPayouts: true });
    expect(await refusalOf(certify(person, w9Id))).toMatchObject({ status: 409 });
  });
});

describe('getW9', () => {
  test('is not there for anybody else', async () => {
    const w9Id = await start(owner);
    expect(await refusalOf(api.callAs(stranger, w9s.getW9, { params: { w9Id } }))).toMatchObject({ status: 404 });
  });
});

describe('readTin', () => {
  test('opens the number for staff with the money duty, and audits each reading with its reason', async () => {
    const person = await createPerson(api);
    const id = await start(person);
    const read = (who: Someone) =>
      api.callAs(who, w9s.readTin, { params: { w9Id: id }, body: { reason: 'Form 1099-MISC' } });
    expect(await refusalOf(read(staff))).toMatchObject({ status: 409 });
    await certify(person, id);
    expect((await read(staff)).tin).toBe('536904399');
    await read(staff);
    expect(await openings(id)).toHaveLength(2);
    expect(await refusalOf(read(await createPerson(api, 'staff', ['leasing'])))).toMatchObject({ status: 403 });
    expect(await refusalOf(read(person))).toMatchObject({ status: 403 });
  });
});

describe('from every status', () => {
  test.each(w9Lifecycle.states)('%s moves as its graph says, and every other move is refused', async (from) => {
    for (const event of ['certify', 'refer'] as const) {
      const person = await createPerson(api);
      const w9Id = await start(person);
      await api.rows("update w9s set status = $2, tin = '\\x00', certified_at = now() where id = $1", [w9Id, from]);
      const call =
        event === 'certify' ? certify(person, w9Id) : api.callAs(person, w9s.referToW8, { params: { w9Id }, body: {} });
      const to = w9Lifecycle.after(from, event);
      if (to) await call;
      else expect([event, (await refusalOf(call)).status]).toEqual([event, 409]);
      const [row] = await api.rows<{ status: string }>('select status from w9s where id = $1', [w9Id]);
      expect([event, row?.status]).toEqual([event, to ?? from]);
    }
  });
});
