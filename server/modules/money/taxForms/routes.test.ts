import { beforeEach, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { dollars } from '@/contract/amounts/cents';
import { type TaxHome, taxForms } from '@/contract/money/taxForms/endpoints';
import { w9s } from '@/contract/money/w9s/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { makePayouts } from '@/server/modules/money/payouts/jobs';
import { createRun, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { validBodies } from '@/tests/api/validBodies';
import { refusalOf, testApi } from '@/tests/support/api';
import { certifyPro, createJob, createPro } from '@/tests/support/fixtures/care/pros';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { findMessages } from '@/tests/support/fixtures/logins';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { prepareLastTaxYear, sealTaxForm } from './jobs';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let preparer: Someone;
let releaser: Someone;
beforeEach(async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  preparer = await createPerson(api, 'staff');
  releaser = await createPerson(api, 'staff');
  await api.rows("update agreements set status = 'voided'");
  await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
  await api.rows('delete from tax_forms');
  await api.rows('delete from installments');
  await api.empty('payouts', 'work_order_payments');
});

const certify = async (person: Someone, more: object = {}) => {
  const { id } = await api.callAs(person, w9s.startW9, { body: {} });
  const body = { ...(validBodies['w9s.certifyW9'] as object), ...more } as never;
  await api.callAs(person, w9s.certifyW9, { params: { w9Id: id }, body });
};

/** A homeowner who was paid rent in December 2026. */
async function paidOwner({ rent = 3_000, w9 = {} as object | null } = {}) {
  const owner = await createPerson(api);
  if (w9) await certify(owner, w9);
  const home = await createPaidHome(api, { owner, rent, w9: false });
  await chargeRent(api, home, { dueOn: '2026-12-01' });
  return home;
}
async function pay(day = '2026-12-07') {
  api.now = new Date(`${day}T18:00:00Z`);
  const run = await asSystem(api.services.db, (db) => createRun(db, day, null, api.now));
  await asSystem(api.services.db, (db) => releaseRun(db, run.id, releaser.id, api.now));
  await makePayouts(api.services);
}
const inJanuary = async () => {
  api.now = new Date('2027-01-11T18:00:00Z');
  await api.rows("update sessions set expires_at = '2028-01-01', last_seen_at = $1", [api.now.toISOString()]);
  preparer = await createPerson(api, 'staff');
  releaser = await createPerson(api, 'staff');
};
const prepare = (person = preparer) => api.callAs(person, taxForms.prepareTaxYear, { body: { year: 2026 } });
const release = (person = releaser) => api.callAs(person, taxForms.releaseTaxYear, { body: { year: 2026 } });
const sealAll = async () => {
  for (const { id } of await api.rows<{ id: string }>("select id from tax_forms where status = 'released'"))
    await sealTaxForm(api.services, { id });
};
const ownForms = (person: Someone) => api.callAs(person, taxForms.listTaxForms);

describe('prepareTaxYear', () => {
  test('is about the co-owner who reports all of the rent, not about the owner', async () => {
    const { homeId, owner } = await paidOwner({ rent: 3_000 });
    const bo = await createPerson(api);
    await certify(bo);
    await createHomeMember(api, { homeId, role: 'co_owner', person: bo });
    await api.rows(
      'insert into tax_reporters (home_id, owner_id, person_id, basis_points, since) values ($1, $2, $3, 10000, $4)',
      [homeId, owner.id, bo.id, api.now.toISOString()],
    );
    await pay();
    await inJanuary();
    await prepare();
    expect(await api.rows('select owner_id from tax_forms')).toEqual([{ owner_id: bo.id }]);
  });

  test('gives each who reports a part a form with the part’s rent and withholding, to the whole cent', async () => {
    const { homeId, owner } = await paidOwner({ rent: 6_000.01 });
    const [bo, cy] = [await createPerson(api), await createPerson(api)];
    await certify(bo);
    await certify(cy, { struckOut: true });
    for (const person of [bo, cy]) await createHomeMember(api, { homeId, role: 'co_owner', person });
    await api.rows(
      `insert into tax_reporters (home_id, owner_id, person_id, basis_points, since)
       values ($1, $2, $2, 3333, $5), ($1, $2, $3, 3333, $5), ($1, $2, $4, 3334, $5)`,
      [homeId, owner.id, bo.id, cy.id, api.now.toISOString()],
    );
    await pay();
    // Who reports what was paid does not change with who reports the next payout.
    await api.rows('delete from tax_reporters where home_id = $1', [homeId]);
    await inJanuary();
    const { forms } = await prepare();
    expect(forms).toHaveLength(3);
    expect(forms.every(({ isPart, filing, problem }) => isPart && filing !== 'exempt' && problem === null)).toBe(true);
    const rows = await api.rows<{ owner_id: string; rents: number; withheld: number; homes: TaxHome[] }>(
      'select owner_id, rents::int, withheld::int, homes from tax_forms',
    );
    const of = (person: Someone) => rows.find((row) => row.owner_id === person.id);
    // 33.33%, 33.33%, and 33.34% of $6,000.01.
    expect([of(owner)?.rents, of(bo)?.rents, of(cy)?.rents]).toEqual([199_980, 199_980, 200_041]);
    expect(rows.reduce((sum, { rents }) => sum + rents, 0)).toBe(600_001);
    const [payout] = await api.rows<{ withheld: number }>('select withheld::int from payouts');
    expect(payout?.withheld).toBeGreaterThan(0);
    expect([of(owner)?.withheld, of(bo)?.withheld, of(cy)?.withheld]).toEqual([0, 0, payout?.withheld]);
    const fees = rows.map(({ homes }) => homes[0]?.lines.find(({ line }) => line.startsWith('11'))?.amount ?? 0);
    const [paid] = await api.rows<{ fee: number }>(
      "select -sum(amount)::int as fee from payout_lines where kind = 'management_fee'",
    );
    expect(fees.reduce<number>((sum, fee) => sum + fee, 0)).toBe(paid?.fee);
  });

  test('reports rent before fees from $2,000 on, and nothing of who is below or exempt', async () => {
    await paidOwner({ rent: 2_000 });
    await paidOwner({ rent: 1_999 });
    await paidOwner({
      rent: 4_000,
      w9: { taxClass: 'c_corporation', name: 'Elm, Inc.', tinKind: 'ein', tin: '12-3456789', tinAgain: '12-3456789' },
    });
    await pay();
    expect(await refusalOf(prepare(await createPerson(api, 'staff')))).toMatchObject({ status: 409 });
    await inJanuary();
    const { forms, threshold } = await prepare();
    expect(threshold.amount).toBe(dollars(2_000));
    expect(forms.map(({ filing, amount }) => [filing, amount]).sort()).toEqual([
      ['below_threshold', dollars(1_999)],
      ['exempt', dollars(4_000)],
      ['required', dollars(2_000)],
    ]);
    expect(await api.rows('select filing from tax_forms')).toHaveLength(3);
    await prepare();
    expect(await api.rows('select filing from tax_forms')).toHaveLength(3);
  });

  test('what was withheld is reported below the threshold, too, and waits for a Form W-9', async () => {
    const home = await paidOwner({ rent: 1_000, w9: null });
    await api.rows("update agreements set signed_at = '2026-11-01' where owner_id = $1", [home.owner.id]);
    await pay();
    await inJanuary();
    const { forms } = await prepare();
    const [payout] = await api.rows<{ withheld: number }>('select withheld::int from payouts');
    const withheld = payout?.withheld ?? 0;
    expect(withheld).toBeGreaterThan(0);
    expect(forms).toMatchObject([{ filing: 'required', problem: 'no_w9', withheld, amount: dollars(1_000) }]);
    expect(await refusalOf(release())).toMatchObject({ status: 409 });
  });

  test('the calendar prepares it in January', async () => {
    await paidOwner();
    await pay();
    await inJanuary();
    await prepareLastTaxYear(api.services);
    await prepareLastTaxYear(api.services);
    expect(await api.rows('select prepared_by, rents::int from tax_forms')).toEqual([
      { prepared_by: null, rents: dollars(3_000) },
    ]);
  });

  test('is for staff who handle money', async () => {
    const carer = await createPerson(api, 'staff', ['care']);
    expect(await refusalOf(prepare(carer))).toMatchObject({ status: 403 });
  });
});

describe('releaseTaxYear', () => {
  test('requires a second person, and files a sealed form and the pack with the owner once', async () => {
    const { owner } = await paidOwner();
    await pay();
    await inJanuary();
    expect((await prepare()).canRelease).toBe(false);
    expect(await refusalOf(release(preparer))).toMatchObject({ status: 409 });
    expect(await ownForms(owner)).toEqual([]);
    expect((await release()).forms).toMatchObject([{ status: 'released', problem: null }]);
    await sealAll();
    await sealAll();
    const [form] = await ownForms(owner);
    expect(form).toMatchObject({ year: 2026, filing: 'required', rents: dollars(3_000), isCorrection: false });
    const { items } = await api.callAs(owner, documents.listDocuments);
    const named = items
      .filter(({ name }) => /1099|Schedule E/.test(name))
      .map(({ name }) => name.replace(/\.pdf$/, ''));
    expect(named.sort()).toEqual(['Form 1099-MISC 2026', 'Schedule E pack 2026']);
    const [file] = await api.rows<{ storage_key: string }>('select storage_key from documents where id = $1', [
      form?.documentId,
    ]);
    const sealed = await api.services.storage.get(file?.storage_key ?? '');
    expect(sealed).not.toBeNull();
    const [email] = (await findMessages(api, owner.email)).filter(({ template }) => template === 'yearEnd');
    expect(renderMessage('yearEnd', email?.data).subject).toBe('Your Form 1099-MISC for 2026 is ready');
  });
});

describe('a correction', () => {
  test('is a form of its own, marked, and replaces the first one', async () => {
    const home = await paidOwner();
    await pay();
    await inJanuary();
    await prepare();
    await release();
    await sealAll();
    // A line of December that was written down later.
    const [payout] = await api.rows<{ id: string; owner_id: string }>('select id, owner_id from payouts');
    await api.rows(
      `insert into payout_lines (payout_id, seq, home_id, owner_id, kind, amount) values ($1, 90, $2, $3, 'credit', -10000)`,
      [payout?.id, home.homeId, payout?.owner_id],
    );
    const { forms } = await prepare();
    expect(forms.map(({ status, amount, isCorrection }) => [status, amount, isCorrection])).toEqual([
      ['released', dollars(3_000), false],
      ['prepared', dollars(2_900), true],
    ]);
    await release();
    await sealAll();
    expect((await ownForms(home.owner)).map(({ status, rents }) => [status, rents])).toEqual([
      ['released', dollars(2_900)],
      ['corrected', dollars(3_000)],
    ]);
    const emails = (await findMessages(api, home.owner.email)).filter(({ template }) => template === 'yearEnd');
    expect(emails.map(({ data }) => renderMessage('yearEnd', data).subject).sort()).toEqual([
      'We corrected your Form 1099-MISC for 2026',
      'Your Form 1099-MISC for 2026 is ready',
    ]);
    // The first one had not been filed: nothing is left for the file, and the correction goes by hand.
    expect(await refusalOf(api.callAs(releaser, taxForms.exportTaxYear, { body: { year: 2026 } }))).toMatchObject({
      status: 409,
    });
  });
});

/** A payment to a Pro that left our office at a moment. */
async function paidPro(
  amount: number,
  {
    w9 = {} as Parameters<typeof certifyPro>[2] | null,
    withheld = 0,
    sentAt = '2026-06-01T18:00:00Z',
    status = 'paid',
  } = {},
) {
  const pro = await createPro(api, { company: 'Ace Repairs' });
  if (w9) await certifyPro(api, pro.id, w9);
  const job = await createJob(api, { status: 'closed', proId: pro.id });
  const [bank] = await api.rows<{ id: string }>(
    `insert into pro_bank_accounts (id, pro_id, processor_account, processor_ref, bank_name, last_four, usable_from, created_at)
     values (gen_random_uuid(), $1, 'a', 'b', 'Bank', '6789', now(), now()) returning id`,
    [pro.id],
  );
  const [invoice] = await api.rows<{ id: string }>(
    `insert into work_order_invoices (id, work_order_id, home_id, owner_id, pro_id, number, vendor_name, vendor_address, lines, total, status, payer, posted_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4, 'A-1', 'Ace Repairs', '1 Pipe St', '[]', $5, 'paid', 'owner', now(), now(), now()) returning id`,
    [job.id, job.homeId, job.ownerId, pro.id, amount],
  );
  await api.rows(
    `insert into work_order_payments (id, invoice_id, work_order_id, home_id, owner_id, pro_id, bank_account_id, amount, withheld, status, released_at, sent_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [invoice?.id, job.id, job.homeId, job.ownerId, pro.id, bank?.id, amount - withheld, withheld, status, sentAt],
  );
  return pro;
}
const corporation = { form: { taxClass: 'c_corporation', name: 'Elm, Inc.' } };

describe('Form 1099-NEC', () => {
  test('is for Pros who were paid $2,000 or more in the year, but not for corporations', async () => {
    await paidPro(dollars(2_000));
    await paidPro(dollars(1_999));
    await paidPro(dollars(9_000), { w9: corporation });
    await paidPro(dollars(9_000), { status: 'returned' });
    // Still 2026 at our office; and no longer.
    await paidPro(dollars(3_000), { sentAt: '2027-01-01T07:59:00Z' });
    await paidPro(dollars(4_000), { sentAt: '2027-01-01T08:01:00Z' });
    await inJanuary();
    const { forms } = await prepare();
    expect(forms.map(({ form, filing, amount }) => [form, filing, amount]).sort()).toEqual([
      ['1099-NEC', 'below_threshold', dollars(1_999)],
      ['1099-NEC', 'exempt', dollars(9_000)],
      ['1099-NEC', 'required', dollars(2_000)],
      ['1099-NEC', 'required', dollars(3_000)],
    ]);
  });

  test('was due from $600 on for payments before 2026', async () => {
    await paidPro(dollars(600), { sentAt: '2025-06-01T18:00:00Z' });
    await paidPro(dollars(599), { sentAt: '2025-06-01T18:00:00Z' });
    const { forms } = await api.callAs(preparer, taxForms.prepareTaxYear, { body: { year: 2025 } });
    expect(forms.map(({ filing, amount }) => [filing, amount]).sort()).toEqual([
      ['below_threshold', dollars(599)],
      ['required', dollars(600)],
    ]);
  });

  test('what was withheld is reported whatever the amount, even of a corporation, and waits for a form', async () => {
    await paidPro(dollars(100), { w9: null, withheld: dollars(24) });
    await paidPro(dollars(200), { w9: corporation, withheld: dollars(48) });
    await inJanuary();
    const { forms } = await prepare();
    expect(forms.map(({ filing, problem, amount, withheld }) => [filing, problem, amount, withheld]).sort()).toEqual([
      ['required', null, dollars(200), dollars(48)],
      ['required', 'no_w9', dollars(100), dollars(24)],
    ]);
  });

  test('goes through the same closing: released by another, sealed, in the file for the IRS, and corrected', async () => {
    const pro = await paidPro(dollars(2_500));
    await inJanuary();
    await prepare();
    expect(await refusalOf(release(preparer))).toMatchObject({ status: 409 });
    await release();
    await sealAll();
    await sealAll();
    const mails = (await findMessages(api, pro.email)).filter(({ template }) => template === 'proYearEnd');
    expect(mails.map(({ data }) => renderMessage('proYearEnd', data).subject)).toEqual([
      'Your Form 1099-NEC for 2026 is ready',
    ]);
    const [row] = await api.rows<{ sealed_key: string; document_id: null }>(
      'select sealed_key, document_id from tax_forms where pro_id = $1',
      [pro.id],
    );
    expect(await api.services.storage.exists(row?.sealed_key ?? '')).toBe(true);
    expect(row?.document_id).toBeNull();
    const { files } = await api.callAs(releaser, taxForms.exportTaxYear, { body: { year: 2026 } });
    expect(files.map(({ fileName }) => fileName)).toEqual(['iris-1099-nec-2026-1.csv']);
    expect(files[0]?.text).toContain('EIN,123456789,I');
    expect(files[0]?.text).toContain('2500.00');
    // The bank sent it back in January: the year is another.
    await api.rows("update work_order_payments set status = 'returned' where pro_id = $1", [pro.id]);
    await api.rows(
      `insert into work_order_payments (id, invoice_id, work_order_id, home_id, owner_id, pro_id, bank_account_id, amount, status, released_at, sent_at)
       select gen_random_uuid(), invoice_id, work_order_id, home_id, owner_id, pro_id, bank_account_id, $2, 'paid', released_at, sent_at
       from work_order_payments where pro_id = $1`,
      [pro.id, dollars(2_100)],
    );
    const { forms } = await prepare();
    expect(forms.map(({ status, amount, isCorrection }) => [status, amount, isCorrection])).toEqual([
      ['released', dollars(2_500), false],
      ['prepared', dollars(2_100), true],
    ]);
  });
});

describe('exportTaxYear', () => {
  test('opens each number for the IRS and writes down who asked', async () => {
    const { owner } = await paidOwner();
    await pay();
    await inJanuary();
    await prepare();
    const file = () => api.callAs(releaser, taxForms.exportTaxYear, { body: { year: 2026 } });
    expect(await refusalOf(file())).toMatchObject({ status: 409 });
    await release();
    const { files } = await file();
    expect(files).toHaveLength(1);
    const tin = String((validBodies['w9s.certifyW9'] as { tin: string }).tin).replaceAll('-', '');
    expect(files[0]?.text.split('\r\n')[1]).toContain(`SSN,${tin},I`);
    expect(files[0]?.text).toContain('3000.00');
    const opened = await api.rows<{ detail: { why: string } }>(
      `select detail from audit_log where event = 'vault.opened' and person_id = $1
       and subject = (select 'w9:' || id from w9s where user_id = $2)`,
      [releaser.id, owner.id],
    );
    expect(opened.map(({ detail }) => detail.why)).toEqual(['Form 1099-MISC for 2026']);
  });
});

describe('recordTaxFiling', () => {
  test('holds a recipient in other letters back from the file and from the filing', async () => {
    const [ada, ming] = [await paidOwner(), await paidOwner()];
    await pay();
    await inJanuary();
    await prepare();
    const rename = (when: string) =>
      api.rows(`update tax_forms set payee = payee || '{"name": "小明 王"}' where owner_id = $1 and status = $2`, [
        ming.owner.id,
        when,
      ]);
    await rename('prepared');
    const problems = async () =>
      (await api.callAs(preparer, taxForms.getTaxYear, { query: { year: 2026 } })).forms.map(
        ({ name, status, problem }) => ({
          name,
          status,
          problem,
        }),
      );
    await release();
    expect(await problems()).toEqual(
      expect.arrayContaining([{ name: '小明 王', status: 'prepared', problem: 'not_latin' }]),
    );
    // One that was released before names were checked.
    await api.rows("update tax_forms set status = 'released', released_at = $2 where owner_id = $1", [
      ming.owner.id,
      api.now.toISOString(),
    ]);
    const { files } = await api.callAs(releaser, taxForms.exportTaxYear, { body: { year: 2026 } });
    expect(files.map(({ text }) => text.trimEnd().split('\r\n').length)).toEqual([2]);
    await api.callAs(releaser, taxForms.recordTaxFiling, { body: { year: 2026, receipt: 'IRIS-1' } });
    expect(await problems()).toEqual(
      expect.arrayContaining([{ name: '小明 王', status: 'released', problem: 'not_latin' }]),
    );
    expect(await api.rows('select owner_id from tax_forms where filed_at is not null')).toEqual([
      { owner_id: ada.owner.id },
    ]);
  });

  test('marks what was released, once', async () => {
    await paidOwner();
    await pay();
    await inJanuary();
    await prepare();
    const record = () => api.callAs(releaser, taxForms.recordTaxFiling, { body: { year: 2026, receipt: 'IRIS-0001' } });
    expect(await refusalOf(record())).toMatchObject({ status: 409 });
    await release();
    expect((await record()).forms).toMatchObject([{ receipt: 'IRIS-0001' }]);
    expect(await refusalOf(record())).toMatchObject({ status: 409 });
  });
});

describe('getTaxYear', () => {
  test('shows last year, its payer, and the law it follows', async () => {
    await inJanuary();
    expect(await api.callAs(preparer, taxForms.getTaxYear, { query: {} })).toMatchObject({
      year: 2026,
      isOver: true,
      forms: [],
      payer: { isDemo: true },
      threshold: { source: expect.stringContaining('Pub. L. 119-21') },
    });
  });
});

describe('listTaxForms', () => {
  test('shows a homeowner their own forms alone', async () => {
    await paidOwner();
    await pay();
    await inJanuary();
    await prepare();
    await release();
    expect(await ownForms(await createPerson(api))).toEqual([]);
  });
});
