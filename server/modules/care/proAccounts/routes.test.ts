import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_CODE_ATTEMPTS } from '@/contract/care/proAccounts/constants';
import { proAccounts } from '@/contract/care/proAccounts/endpoints';
import { proJobs } from '@/contract/care/proJobs/endpoints';
import { pros } from '@/contract/care/pros/endpoints';
import { w9s } from '@/contract/money/w9s/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { matchTin, sealW9 } from '@/server/modules/money/w9s/jobs';
import { validBodies } from '@/tests/api/validBodies';
import { refusalOf, testApi } from '@/tests/support/api';
import { createJob, createPro } from '@/tests/support/fixtures/care/pros';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let staff: Person;
beforeEach(async () => {
  await api.empty('work_orders', 'pros');
  await api.rows('delete from rate_limits');
  staff = await createPerson(api, 'staff');
});

async function newestCode(email: string): Promise<string> {
  const message = (await findMessages(api, email)).findLast(({ template }) => template === 'proCode');
  return /\b(\d{6})\b/.exec(renderMessage('proCode', message?.data).body)?.[1] ?? expect.fail('no code');
}

async function logIn(email: string): Promise<string> {
  const { login } = await api.call(proAccounts.requestLogin, { body: { email, via: 'email' } });
  const { session } = await api.call(proAccounts.confirmLogin, { body: { login, code: await newestCode(email) } });
  return session ?? expect.fail('not logged in');
}

const open = (session: string) => api.call(proAccounts.openProAccount, { body: { session } });

async function offered(pro: { id: string }, job: Parameters<typeof createJob>[1] = {}) {
  const { id: workOrderId } = await createJob(api, job);
  await api.callAs(staff, pros.offerJob, { params: { workOrderId }, body: { proIds: [pro.id] } });
  return workOrderId;
}

describe('requestLogin', () => {
  test('answers alike for an address we do not know, tells its owner so, and opens nothing', async () => {
    const email = `${randomUUID()}@nowhere.example.test`;
    const { login } = await api.call(proAccounts.requestLogin, { body: { email, via: 'text' } });
    expect(login).toMatch(/^[0-9a-f-]{36}$/);
    const messages = await findMessages(api, email);
    expect(messages.map(({ template }) => template)).toEqual(['noProAccount']);
    expect(renderMessage('noProAccount', messages[0]?.data).body).not.toMatch(/\d{6}/);
    // Not even by the code that was not sent.
    const code = String(messages[0]?.data.code);
    expect(await api.call(proAccounts.confirmLogin, { body: { login, code } })).toEqual({ session: null });
    expect(await api.rows('select 1 from pro_logins where token_hash is not null')).toEqual([]);
  });

  test('sends no more than five codes an hour', async () => {
    const { email } = await createPro(api);
    for (let n = 0; n < 7; n += 1) await api.call(proAccounts.requestLogin, { body: { email, via: 'email' } });
    expect((await findMessages(api, email)).filter(({ template }) => template === 'proCode')).toHaveLength(5);
  });
});

describe('confirmLogin', () => {
  test('takes the right code once, and none after too many wrong ones', async () => {
    const { email } = await createPro(api);
    const { login } = await api.call(proAccounts.requestLogin, { body: { email, via: 'email' } });
    const code = await newestCode(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const confirm = (digits: string) => api.call(proAccounts.confirmLogin, { body: { login, code: digits } });
    for (let n = 0; n < MAX_CODE_ATTEMPTS; n += 1) expect((await confirm(wrong)).session).toBeNull();
    expect((await confirm(code)).session).toBeNull();
    const session = await logIn(email);
    expect((await open(session)).jobs).toEqual([]);
    const again = await api.call(proAccounts.requestLogin, { body: { email, via: 'email' } });
    const fresh = await newestCode(email);
    const body = { login: again.login, code: fresh };
    expect((await api.call(proAccounts.confirmLogin, { body })).session).not.toBeNull();
    expect((await api.call(proAccounts.confirmLogin, { body })).session).toBeNull();
  });
});

describe('guesses', () => {
  test('are counted for the Pro over all codes, and the right one is refused with the others until they come back', async () => {
    const { email } = await createPro(api);
    const request = async () => (await api.call(proAccounts.requestLogin, { body: { email, via: 'email' } })).login;
    const confirm = (login: string, code: string) => api.call(proAccounts.confirmLogin, { body: { login, code } });
    for (let guess = 0; guess < 12; ) {
      const login = await request();
      const code = await newestCode(email);
      for (let n = 0; n < 4 && guess < 12; n += 1, guess += 1)
        expect((await confirm(login, code === '000000' ? '000001' : '000000')).session).toBeNull();
    }
    const login = await request();
    expect((await refusalOf(confirm(login, await newestCode(email)))).status).toBe(429);
    advanceClock(api, 15 * 60 + 1);
    const later = await request();
    expect((await confirm(later, await newestCode(email))).session).not.toBeNull();
  });
});

describe('an address we do not know', () => {
  /** What changed in which tables: the work that asking and guessing make. */
  async function workOf(email: string, via: 'email' | 'text') {
    const { login } = await api.call(proAccounts.requestLogin, { body: { email, via } });
    const statuses = [];
    for (let n = 0; n < MAX_CODE_ATTEMPTS + 1; n += 1) {
      const [{ code_hash: hash } = expect.fail('no login')] = await api.rows<{ code_hash: Buffer }>(
        'select code_hash from pro_logins where id = $1',
        [login],
      );
      const wrong = ['000000', '000001'].find((code) => !hashOf(login, code).equals(hash)) ?? expect.fail('both right');
      statuses.push(await api.call(proAccounts.confirmLogin, { body: { login, code: wrong } }));
    }
    const [stored] = await api.rows(
      'select code_attempts, code_hash is not null as code, email_hash is not null as email from pro_logins where id = $1',
      [login],
    );
    return { statuses, stored, messages: (await findMessages(api, email)).length };
  }
  const hashOf = (login: string, code: string) => createHash('sha256').update(`${login}:${code}`).digest();

  test('takes the same work as a Pro’s, for the question and for each guess', async () => {
    const { email } = await createPro(api);
    expect(await workOf(`${randomUUID()}@nowhere.example.test`, 'email')).toEqual(await workOf(email, 'email'));
  });

  test('is refused after as many guesses as a Pro’s', async () => {
    const guesses = async (email: string) => {
      const refused: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const { login } = await api.call(proAccounts.requestLogin, { body: { email, via: 'email' } });
        await api.rows(`update pro_logins set code_hash = '\\x00' || substr(code_hash, 2) where id = $1`, [login]);
        for (let n = 0; n < MAX_CODE_ATTEMPTS; n += 1)
          await api.call(proAccounts.confirmLogin, { body: { login, code: '123456' } }).catch(() => refused.push(n));
      }
      return refused;
    };
    const { email } = await createPro(api);
    const ofPro = await guesses(email);
    await api.rows('delete from rate_limits where key like $1', ['confirm-from%']);
    expect(ofPro).not.toEqual([]);
    expect(await guesses(`${randomUUID()}@nowhere.example.test`)).toEqual(ofPro);
  });
});

describe('openProAccount', () => {
  test('lists the jobs of this Pro by what is to do next, and none of another’s', async () => {
    const [pro, other] = [await createPro(api, { company: 'Ace Repairs' }), await createPro(api)];
    await offered(pro);
    const taken = await offered(pro);
    const finished = await offered(pro);
    await offered(other);
    await api.rows("update pro_offers set status = 'accepted' where work_order_id = any($1)", [[taken, finished]]);
    await api.rows("update work_orders set status = 'assigned', pro_id = $2 where id = $1", [taken, pro.id]);
    await api.rows("update work_orders set status = 'done', done_at = now(), pro_id = $2 where id = $1", [
      finished,
      pro.id,
    ]);
    const account = await open(await logIn(pro.email));
    expect(account.company).toBe('Ace Repairs');
    expect(account.jobs.map(({ group }) => group).toSorted()).toEqual(['offered', 'scheduled', 'to_invoice']);
    expect(JSON.stringify(account)).not.toContain('12 Alder Lane');
  });

  test('a login ends when the company’s address changes, after 30 days, and with its last phone', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    const details = await api.callAs(staff, pros.getPro, { params: { proId: pro.id } });
    const { id: _, documents: __, performance: ___, problems: ____, w9: _____, ...body } = details;
    const email = `new-${pro.email}`;
    await api.callAs(staff, pros.updatePro, { params: { proId: pro.id }, body: { ...body, email } });
    expect(await refusalOf(open(session))).toMatchObject({ code: 'linkExpired' });
    const next = await logIn(email);
    await api.call(proAccounts.logOutPro, { body: { session: next } });
    expect(await refusalOf(open(next))).toMatchObject({ code: 'linkExpired' });
    const last = await logIn(email);
    const restore = api.now;
    advanceClock(api, 31 * 86_400);
    expect(await refusalOf(open(last))).toMatchObject({ code: 'linkExpired' });
    api.now = restore;
  });
});

describe('openAccountJob', () => {
  test('answers a link that works like the emailed one, on this phone alone', async () => {
    const pro = await createPro(api);
    await offered(pro);
    const session = await logIn(pro.email);
    const [job] = (await open(session)).jobs;
    const link = await api.call(proAccounts.openAccountJob, { body: { session, offerId: job?.id ?? '' } });
    expect((await api.call(proJobs.openJob, { body: link })).details?.description).toBe('It drips all night.');
    expect((await api.call(proJobs.openJob, { body: { token: link.token } })).details).toBeNull();
    expect((await api.call(proJobs.acceptJob, { body: link })).status).toBe('accepted');
    await api.call(proAccounts.logOutPro, { body: { session } });
    expect(await refusalOf(api.call(proJobs.openJob, { body: link }))).toMatchObject({ code: 'linkExpired' });
  });

  test('another Pro’s job is not found', async () => {
    const [pro, other] = [await createPro(api), await createPro(api)];
    await offered(other);
    const [job] = (await open(await logIn(other.email))).jobs;
    const session = await logIn(pro.email);
    expect(
      await refusalOf(api.call(proAccounts.openAccountJob, { body: { session, offerId: job?.id ?? '' } })),
    ).toMatchObject({ status: 404 });
  });
});

const bank = (session: string, accountNumber = '000123456789') =>
  api.call(proAccounts.addProBankAccount, {
    body: {
      session,
      holderName: 'Ace Repairs',
      routingNumber: '110000000',
      accountNumber,
      accountNumberAgain: accountNumber,
    },
  });

describe('addProBankAccount', () => {
  test('takes over after three days, and the Pro hears of it', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    expect(await bank(session)).toMatchObject({ bank: null, newBank: { lastFour: '6789' } });
    expect((await findMessages(api, pro.email)).map(({ template }) => template)).toContain('proBankAccount');
    const restore = api.now;
    advanceClock(api, 3 * 86_400 + 1);
    expect(await open(session)).toMatchObject({ bank: { lastFour: '6789' }, newBank: null });
    // An old login cannot change where the money goes.
    expect(await refusalOf(bank(session))).toMatchObject({ status: 403 });
    const fresh = await logIn(pro.email);
    expect(await bank(fresh, '000987654321')).toMatchObject({
      bank: { lastFour: '6789' },
      newBank: { lastFour: '4321' },
    });
    api.now = restore;
  });

  test('says which number the bank refuses', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    expect(await refusalOf(bank(session, '000222222222'))).toMatchObject({
      status: 400,
      fields: { accountNumber: expect.stringContaining('doesn’t exist') },
    });
  });
});

describe('cancelProBankAccount', () => {
  test('takes a new account back during its hold, once', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    await bank(session);
    const cancel = () => api.call(proAccounts.cancelProBankAccount, { body: { session } });
    expect(await cancel()).toMatchObject({ bank: null, newBank: null });
    expect(await refusalOf(cancel())).toMatchObject({ status: 409 });
  });
});

const formBody = () => {
  const { session: _, ...form } = validBodies['proAccounts.certifyProW9'] as Record<string, unknown>;
  return form;
};
const certify = (session: string, more: object = {}) =>
  api.call(proAccounts.certifyProW9, { body: { ...formBody(), ...more, session } as never });

describe('certifyProW9', () => {
  test('seals the number, shows its last four digits alone, and replaces the form before', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    expect((await open(session)).w9).toMatchObject({ form: null, tax: { reason: 'missing', holdsPayouts: true } });
    const certified = await certify(session);
    expect(certified.w9).toMatchObject({
      form: { status: 'certified', maskedTin: '•••-••-4399', match: null },
      tax: { status: 'ok', holdsPayouts: false },
    });
    expect(JSON.stringify(certified)).not.toMatch(/536-?90-?4399/);
    const [row] = await api.rows<Record<string, unknown>>('select *, tin::text as sealed from w9s where pro_id = $1', [
      pro.id,
    ]);
    expect(JSON.stringify(row)).not.toMatch(/536-?90-?4399/);
    await certify(session, { struckOut: true });
    expect((await open(session)).w9.tax).toMatchObject({ status: 'backup_withholding', withholdingBps: 2_400 });
    expect(
      await api.rows('select status from w9s where pro_id = $1 order by created_at, status desc', [pro.id]),
    ).toEqual(expect.arrayContaining([{ status: 'superseded' }, { status: 'certified' }]));
  });

  test.each([
    [{ tin: '000-12-3456', tinAgain: '000-12-3456' }, 'tin'],
    [{ taxClass: 'c_corporation' }, 'tinKind'],
    [{ certified: false }, 'certified'],
  ])('refuses %o at its field, and keeps nothing', async (more, field) => {
    const pro = await createPro(api);
    const refusal = await refusalOf(certify(await logIn(pro.email), more));
    expect(refusal).toMatchObject({ status: 400 });
    expect(Object.keys(refusal?.fields ?? {})).toContain(field);
    expect(await api.rows('select 1 from w9s where pro_id = $1', [pro.id])).toEqual([]);
  });

  test('reports a name mismatch of the IRS to the Pro and to staff', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    await certify(session, { tin: '536-90-4003', tinAgain: '536-90-4003' });
    const [row] = await api.rows<{ id: string }>('select id from w9s where pro_id = $1', [pro.id]);
    await matchTin(api.services, { id: row?.id });
    const mail = (await findMessages(api, pro.email)).find(({ template }) => template === 'w9Mismatch');
    expect(renderMessage('w9Mismatch', mail?.data).body).toContain('/pros/jobs');
    expect((await open(session)).w9).toMatchObject({ form: { match: 'mismatch' }, tax: { reason: 'mismatch' } });
    expect(await api.callAs(staff, pros.getPro, { params: { proId: pro.id } })).toMatchObject({
      w9: { isMatched: false, tax: { reason: 'mismatch' } },
    });
    const waiting = (await api.callAs(staff, w9s.listWaitingW9s)).find(({ proId }) => proId === pro.id);
    expect(waiting).toMatchObject({ personId: null, waits: 'mismatch', maskedTin: '•••-••-4003' });
  });

  test('an old login can’t certify', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    const restore = api.now;
    advanceClock(api, 16 * 60);
    expect(await refusalOf(certify(session))).toMatchObject({ status: 403 });
    api.now = restore;
  });
});

describe('referProToW8', () => {
  test('holds payments, and a certified form ends that', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    const referred = await api.call(proAccounts.referProToW8, { body: { session } });
    expect(referred.w9.tax).toMatchObject({ status: 'w8_required', holdsPayouts: true });
    expect((await certify(session)).w9.tax.status).toBe('ok');
  });
});

describe('readProTaxFile', () => {
  test('is the sealed form once it is there, for its Pro alone', async () => {
    const pro = await createPro(api);
    const session = await logIn(pro.email);
    const file = (of: string) => api.call(proAccounts.readProTaxFile, { body: { session: of, taxFormId: null } });
    await certify(session);
    expect(await refusalOf(file(session))).toMatchObject({ status: 404 });
    const [row] = await api.rows<{ id: string }>('select id from w9s where pro_id = $1', [pro.id]);
    await sealW9(api.services, { id: row?.id });
    const { fileName, base64 } = await file(session);
    expect(fileName).toBe('form-w-9.pdf');
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await refusalOf(file(await logIn((await createPro(api)).email)))).toMatchObject({ status: 404 });
  });
});

describe('logOutPro', () => {
  test('ends this phone and leaves another logged in', async () => {
    const pro = await createPro(api);
    const [one, other] = [await logIn(pro.email), await logIn(pro.email)];
    await api.call(proAccounts.logOutPro, { body: { session: one } });
    expect(await refusalOf(open(one))).toMatchObject({ code: 'linkExpired' });
    expect((await open(other)).jobs).toEqual([]);
  });
});
