import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { JOB_STEPS, MAX_CODE_ATTEMPTS } from '@/contract/care/proJobs/constants';
import { proJobs } from '@/contract/care/proJobs/endpoints';
import { pros } from '@/contract/care/pros/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { passOnOffers } from '@/server/modules/care/pros/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createJob, createPro } from '@/tests/support/fixtures/care/pros';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { checkPapersBeforeVisits } from './jobs';

const api = testApi();
let staff: Person;
const firstNow = api.now;
beforeEach(async () => {
  api.now = firstNow;
  await api.empty('work_orders', 'pros');
  await api.rows('delete from rate_limits');
  staff = await createPerson(api, 'staff');
});

const SECRET_WORDS = ['12 Alder Lane', 'It drips all night.', '555-0177'];
const at = (hours: number) => ({
  ...api.services,
  clock: () => new Date(api.now.getTime() + hours * 3_600_000),
});

/** What was sent to a Pro, the latest first. */
async function newest(email: string, template: string) {
  const message = (await findMessages(api, email)).findLast((each) => each.template === template);
  return renderMessage(template, message?.data).body;
}

async function tokenOf(email: string): Promise<string> {
  return /#token=([\w-]{43})/.exec(await newest(email, 'proOffer'))?.[1] ?? expect.fail('no link');
}

/** Confirms a code on a phone. */
async function confirm(email: string, token: string): Promise<string> {
  await api.call(proJobs.requestCode, { body: { token, via: 'email' } });
  const code = /\b(\d{6})\b/.exec(await newest(email, 'proCode'))?.[1] ?? expect.fail('no code');
  const { device } = await api.call(proJobs.confirmCode, { body: { token, code } });
  return device ?? expect.fail('not confirmed');
}

async function offered(job: Parameters<typeof createJob>[1] = {}, pro: Parameters<typeof createPro>[1] = {}) {
  const { id: proId, email } = await createPro(api, pro);
  const { id: workOrderId } = await createJob(api, job);
  await api.callAs(staff, pros.offerJob, { params: { workOrderId }, body: { proIds: [proId] } });
  const token = await tokenOf(email);
  return { proId, email, workOrderId, token };
}

/** A job that its Pro accepted on a confirmed phone. */
async function accepted(...more: Parameters<typeof offered>) {
  const place = await offered(...more);
  const link = { token: place.token, device: await confirm(place.email, place.token) };
  await api.call(proJobs.acceptJob, { body: link });
  return { ...place, link };
}

const rowOf = async (id: string) =>
  (
    await api.rows<{ status: string; pro_id: string | null }>('select status, pro_id from work_orders where id = $1', [
      id,
    ])
  )[0];
const times = { startsAt: '2026-12-01T18:00:00.000Z', endsAt: '2026-12-01T20:00:00.000Z', replaces: null };

async function sendPhoto(link: { token: string; device: string }, photoId: string, body: Uint8Array) {
  return api.fetch(`/pro-jobs/photos/${photoId}`, {
    method: 'PUT',
    headers: {
      sourcetype: 'Consumer',
      'content-type': 'image/jpeg',
      'x-job-token': link.token,
      'x-job-device': link.device,
      'x-job-stage': 'after',
    },
    body: body as BodyInit,
  });
}
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 90, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();

describe('openJob', () => {
  test('a link alone shows the kind of work and the area, and nothing of the home or its people', async () => {
    const { token } = await offered();
    const job = await api.call(proJobs.openJob, { body: { token } });
    expect(job).toMatchObject({ title: 'Kitchen faucet drips', city: 'Oakland', zipcode: '94601', details: null });
    for (const secret of SECRET_WORDS) expect(JSON.stringify(job)).not.toContain(secret);
  });

  test('a confirmed phone sees the problem, and the address once the job is theirs', async () => {
    const { token, email } = await offered();
    const device = await confirm(email, token);
    const { details } = await api.call(proJobs.openJob, { body: { token, device } });
    expect(details).toMatchObject({ description: 'It drips all night.', address: null, access: null });
    const taken = await api.call(proJobs.acceptJob, { body: { token, device } });
    expect(taken.details).toMatchObject({ address: '12 Alder Lane', access: { phone: '+14155550177' } });
  });

  test('the phone of another Pro sees no more than a forwarded link does', async () => {
    const mine = await accepted();
    const other = await accepted({}, { company: 'Other' });
    const job = await api.call(proJobs.openJob, { body: { token: mine.token, device: other.link.device } });
    expect(job.details).toBeNull();
  });

  test('a wrong link, a revoked one, and an old one are refused alike', async () => {
    const { token } = await offered();
    const open = (wanted: string) => refusalOf(api.call(proJobs.openJob, { body: { token: wanted } }));
    expect(await open('a'.repeat(43))).toMatchObject({ code: 'linkExpired' });
    await api.rows("update pro_offers set link_expires_at = now() - interval '1 year'");
    expect(await open(token)).toMatchObject({ code: 'linkExpired' });
    await api.rows("update pro_offers set link_expires_at = '2030-01-01', revoked_at = now()");
    expect(await open(token)).toMatchObject({ code: 'linkExpired' });
  });
});

describe('requestCode', () => {
  test('goes to the address we have of the Pro, masked in the answer', async () => {
    const { token, email } = await offered();
    const { sentTo } = await api.call(proJobs.requestCode, { body: { token, via: 'email' } });
    expect(sentTo).toBe(`${email[0]}•••@pro.example.test`);
    expect((await api.call(proJobs.requestCode, { body: { token, via: 'text' } })).sentTo).toBe('•••-0134');
  });
});

describe('confirmCode', () => {
  test('counts wrong codes and takes none after the last', async () => {
    const { token, email } = await offered();
    await api.call(proJobs.requestCode, { body: { token, via: 'email' } });
    const code = /\b(\d{6})\b/.exec(await newest(email, 'proCode'))?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const guess = (guessed: string) => api.call(proJobs.confirmCode, { body: { token, code: guessed } });
    for (let left = MAX_CODE_ATTEMPTS - 1; left >= 0; left -= 1)
      expect(await guess(wrong)).toEqual({ device: null, attemptsLeft: left });
    expect(await guess(code)).toEqual({ device: null, attemptsLeft: 0 });
  });
});

describe('acceptJob', () => {
  test('gives the job to the Pro and tells the others', async () => {
    const first = await offered({ tier: 'life_safety' });
    const second = await createPro(api);
    await api.callAs(staff, pros.offerJob, {
      params: { workOrderId: first.workOrderId },
      body: { proIds: [second.id] },
    });
    const device = await confirm(first.email, first.token);
    await api.call(proJobs.acceptJob, { body: { token: first.token, device } });
    expect(await rowOf(first.workOrderId)).toEqual({ status: 'assigned', pro_id: first.proId });
    expect(await newest(second.email, 'proOfferEnded')).toContain('Another Pro took it first.');
  });

  test('two at once: one wins, and the other hears why', async () => {
    const { id: workOrderId } = await createJob(api, { tier: 'life_safety' });
    const both = [await createPro(api), await createPro(api)];
    await api.callAs(staff, pros.offerJob, { params: { workOrderId }, body: { proIds: both.map(({ id }) => id) } });
    const links = [];
    for (const { email } of both) {
      const token = await tokenOf(email);
      links.push({ token, device: await confirm(email, token) });
    }
    const answers = await Promise.allSettled(links.map((body) => api.call(proJobs.acceptJob, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({
      status: 409,
      message: expect.stringContaining('Another Pro took this job'),
    });
    expect(await api.rows("select count(*)::int as n from pro_offers where status = 'accepted'")).toEqual([{ n: 1 }]);
  });

  test('needs a confirmed phone, and an answer in time', async () => {
    const { token, email } = await offered();
    const accept = (device: string) => refusalOf(api.call(proJobs.acceptJob, { body: { token, device } }));
    expect(await accept('a'.repeat(43))).toMatchObject({ status: 403 });
    const device = await confirm(email, token);
    await passOnOffers(at(5));
    expect(await accept(device)).toMatchObject({
      status: 409,
      message: expect.stringContaining('The time to answer is over'),
    });
  });

  test('an insurance that lapsed since the offer keeps the Pro from accepting', async () => {
    const { token, email, proId } = await offered();
    const device = await confirm(email, token);
    await api.rows("update pro_documents set expires_on = '2026-01-01' where pro_id = $1 and kind = 'license'", [
      proId,
    ]);
    const refusal = await refusalOf(api.call(proJobs.acceptJob, { body: { token, device } }));
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('License expires') });
  });
});

describe('declineJob', () => {
  test('asks the next Pro at once, also when the job is given back', async () => {
    const next = await createPro(api);
    const { link, workOrderId } = await accepted();
    await api.call(proJobs.declineJob, { body: { ...link, reason: 'Truck broke down' } });
    expect(await rowOf(workOrderId)).toEqual({ status: 'approved', pro_id: null });
    expect(await tokenOf(next.email)).toHaveLength(43);
  });
});

describe('scheduleJob', () => {
  test('books the visit, and another time for it', async () => {
    const { link, workOrderId } = await accepted();
    const { details } = await api.call(proJobs.scheduleJob, { body: { ...link, ...times } });
    expect(details).toMatchObject({ jobStatus: 'scheduled', visit: { startsAt: times.startsAt } });
    const again = { ...link, ...times, startsAt: '2026-12-01T19:00:00.000Z', replaces: details?.visit?.id ?? null };
    expect((await api.call(proJobs.scheduleJob, { body: again })).details?.visit?.startsAt).toBe(again.startsAt);
    expect(await refusalOf(api.call(proJobs.scheduleJob, { body: again }))).toMatchObject({ status: 409 });
    expect((await rowOf(workOrderId))?.status).toBe('scheduled');
  });
});

describe('moveJob', () => {
  test('on the way, there, and done: only with a photo and every step of the checklist', async () => {
    const { link, workOrderId } = await accepted();
    await api.call(proJobs.scheduleJob, { body: { ...link, ...times } });
    api.now = new Date(times.startsAt);
    const move = (event: 'depart' | 'start' | 'finish') => api.call(proJobs.moveJob, { body: { ...link, event } });
    expect((await move('depart')).details?.jobStatus).toBe('en_route');
    expect((await move('start')).details?.jobStatus).toBe('in_progress');
    expect(await refusalOf(move('finish'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('checklist'),
    });
    await api.call(proJobs.saveChecklist, { body: { ...link, steps: [...JOB_STEPS] } });
    expect(await refusalOf(move('finish'))).toMatchObject({ status: 409, message: expect.stringContaining('photo') });
    expect((await sendPhoto(link, randomUUID(), await photo())).status).toBe(200);
    expect((await move('finish')).details?.jobStatus).toBe('done');
    expect((await rowOf(workOrderId))?.status).toBe('done');
    const [{ arrived_at: arrived } = {}] = await api.rows<{ arrived_at: Date }>('select arrived_at from pro_offers');
    expect(arrived).not.toBeNull();
  });
});

describe('moveJob before the day of the visit', () => {
  test('waits for the day that the notice names, in the zone of the home; a phone’s later clock does not help', async () => {
    const { link } = await accepted();
    await api.call(proJobs.scheduleJob, { body: { ...link, ...times } });
    // Half past eleven at night in Los Angeles, on the day before.
    api.now = new Date('2026-12-01T07:30:00Z');
    for (const event of ['depart', 'start'] as const)
      expect(
        await refusalOf(api.call(proJobs.moveJob, { body: { ...link, event, at: times.startsAt } })),
      ).toMatchObject({
        status: 409,
        message: expect.stringContaining('To come earlier, move it first.'),
      });
    api.now = new Date('2026-12-01T08:30:00Z');
    const { details } = await api.call(proJobs.moveJob, { body: { ...link, event: 'depart' } });
    expect(details?.jobStatus).toBe('en_route');
  });
});

describe('moveJob from a phone that was offline', () => {
  test('happens once, however often it arrives, and at the moment of the phone', async () => {
    const { link } = await accepted();
    await api.call(proJobs.scheduleJob, { body: { ...link, ...times } });
    api.now = new Date(times.startsAt);
    const at = new Date(api.now.getTime() + 3_600_000).toISOString();
    const start = { ...link, id: randomUUID(), at, event: 'start' as const };
    const arrived = async () =>
      (await api.rows<{ at: Date }>('select arrived_at as at from pro_offers')).map((row) => row.at.toISOString());
    expect((await api.call(proJobs.moveJob, { body: start })).details?.jobStatus).toBe('in_progress');
    // The clock of the phone is an hour ahead.
    expect(await arrived()).toEqual([api.now.toISOString()]);
    expect((await api.call(proJobs.moveJob, { body: start })).details?.jobStatus).toBe('in_progress');
    const again = api.call(proJobs.moveJob, { body: { ...start, id: randomUUID() } });
    expect(await refusalOf(again)).toMatchObject({ status: 409 });
  });

  test('says when it arrives, that it is late, and that a temporary fix holds until the next visit', async () => {
    const { link, workOrderId } = await accepted();
    await api.call(proJobs.scheduleJob, { body: { ...link, ...times } });
    api.now = new Date(times.startsAt);
    const move = (body: object) => api.call(proJobs.moveJob, { body: { ...link, ...body } as never });
    const in30 = new Date(api.now.getTime() + 1_800_000).toISOString();
    await move({ event: 'depart', expectedAt: in30 });
    expect(await refusalOf(move({ event: 'delay' }))).toMatchObject({
      status: 400,
      fields: { expectedAt: 'Say when you arrive' },
    });
    const in90 = new Date(api.now.getTime() + 5_400_000).toISOString();
    await move({ event: 'delay', expectedAt: in90 });
    const [visit] = await api.rows<{ at: Date }>(
      'select expected_at as at from work_order_visits where work_order_id = $1',
      [workOrderId],
    );
    expect(visit?.at.toISOString()).toBe(in90);
    await move({ event: 'start' });
    await move({ event: 'wait', note: 'A new valve', temporaryFix: true });
    const [job] = await api.rows('select status, temporary_fix, waiting_for from work_orders where id = $1', [
      workOrderId,
    ]);
    expect(job).toEqual({ status: 'waiting', temporary_fix: true, waiting_for: 'A new valve' });
  });

  test('an arrival an hour ago is one of an hour ago', async () => {
    const { link } = await accepted();
    await api.call(proJobs.scheduleJob, { body: { ...link, ...times } });
    api.now = new Date(times.startsAt);
    await api.rows("update pro_offers set answered_at = now() - interval '1 year'");
    const at = new Date(api.now.getTime() - 3_600_000).toISOString();
    await api.call(proJobs.moveJob, { body: { ...link, id: randomUUID(), at, event: 'start' } });
    const [row] = await api.rows<{ at: Date }>('select arrived_at as at from pro_offers');
    expect(row?.at.toISOString()).toBe(at);
  });
});

describe('saveChecklist', () => {
  test('keeps what is ticked and takes it back', async () => {
    const { link } = await accepted();
    const save = (steps: (typeof JOB_STEPS)[number][]) => api.call(proJobs.saveChecklist, { body: { ...link, steps } });
    expect((await save(['arrived', 'clean'])).details?.checklist).toEqual(['arrived', 'clean']);
    expect((await save(['clean'])).details?.checklist).toEqual(['clean']);
  });
});

describe('addJobMessage', () => {
  test('stands on the timeline once, however often it arrives', async () => {
    const { link } = await accepted();
    const body = { ...link, id: randomUUID(), body: 'I have the part.' };
    await api.call(proJobs.addJobMessage, { body });
    const { details } = await api.call(proJobs.addJobMessage, { body });
    expect(details?.messages).toMatchObject([{ mine: true, body: 'I have the part.' }]);
  });
});

describe('addJobQuote', () => {
  test('above what was approved it waits for the owner', async () => {
    const { link, workOrderId } = await accepted();
    const body = {
      ...link,
      diagnosis: 'Corroded pipe',
      lines: [{ label: 'New pipe', cents: 190_000 as never }],
      taxCents: 0 as never,
      warrantyDays: 365,
    };
    const { details } = await api.call(proJobs.addJobQuote, { body });
    expect(details?.quotes).toMatchObject([{ totalCents: 190_000, status: 'offered' }]);
    expect((await rowOf(workOrderId))?.status).toBe('awaiting_approval');
  });
});

describe('addJobInvoice', () => {
  test('carries the company, its address, and its license unchanged; the same number is stored once', async () => {
    const { link, workOrderId } = await accepted();
    await api.rows("update work_orders set status = 'done', done_at = now() where id = $1", [workOrderId]);
    const body = {
      ...link,
      number: '1029',
      lines: [{ label: 'Labor', cents: 12_000 as never }],
      taxCents: 1_100 as never,
    };
    const { details } = await api.call(proJobs.addJobInvoice, { body });
    expect(details?.invoices).toMatchObject([{ number: '1029', totalCents: 13_100 }]);
    expect(await refusalOf(api.call(proJobs.addJobInvoice, { body }))).toMatchObject({ status: 409 });
    const [row] = await api.rows('select vendor_address, vendor_license, markup::int from work_order_invoices');
    expect(row).toEqual({ vendor_address: '1 Pipe St', vendor_license: 'N-1', markup: 0 });
  });
});

describe('withdrawJobInvoice', () => {
  test('a mistake is taken back, the corrected invoice has its number, and what is approved or posted stays', async () => {
    const { link, workOrderId } = await accepted();
    await api.rows("update work_orders set status = 'done', done_at = now(), approved_limit = 50000 where id = $1", [
      workOrderId,
    ]);
    const bill = (labor: number) =>
      api.call(proJobs.addJobInvoice, {
        body: { ...link, number: '7', lines: [{ label: 'Labor', cents: labor as never }], taxCents: 0 as never },
      });
    const withdraw = (invoiceId: string) => api.call(proJobs.withdrawJobInvoice, { body: { ...link, invoiceId } });
    const [mistake] = (await bill(99_000)).details?.invoices ?? [];
    expect(mistake).toMatchObject({ status: 'needs_approval', canWithdraw: true });
    expect((await withdraw(mistake?.id ?? '')).details?.invoices).toMatchObject([
      { status: 'withdrawn', canWithdraw: false },
    ]);
    expect(await refusalOf(withdraw(mistake?.id ?? ''))).toMatchObject({ status: 409 });
    // The one that was taken back counts no more: this one is within what was approved.
    const { details } = await bill(40_000);
    const right = details?.invoices.find(({ id }) => id !== mistake?.id);
    expect(right).toMatchObject({ number: '7', status: 'submitted', canWithdraw: true });
    for (const status of ['approved', 'posted']) {
      await api.rows("update work_order_invoices set status = $2, payer = 'owner', posted_at = now() where id = $1", [
        right?.id,
        status,
      ]);
      expect(await refusalOf(withdraw(right?.id ?? ''))).toMatchObject({ status: 409 });
    }
    expect(await refusalOf(withdraw(randomUUID()))).toMatchObject({ status: 404 });
  });

  test('of another Pro, it stays', async () => {
    const { link, workOrderId } = await accepted();
    const other = await createPro(api);
    await api.rows("update work_orders set status = 'done', done_at = now() where id = $1", [workOrderId]);
    const { details } = await api.call(proJobs.addJobInvoice, {
      body: { ...link, number: '8', lines: [{ label: 'Labor', cents: 9_000 as never }], taxCents: 0 as never },
    });
    const invoiceId = details?.invoices[0]?.id ?? '';
    await api.rows('update work_order_invoices set pro_id = $2 where id = $1', [invoiceId, other.id]);
    const body = { ...link, invoiceId };
    expect(await refusalOf(api.call(proJobs.withdrawJobInvoice, { body }))).toMatchObject({ status: 404 });
  });
});

describe('uploadJobPhoto', () => {
  test('is stored once under its id; without the phone, or as no picture, it is refused', async () => {
    const { link } = await accepted();
    const [id, bytes] = [randomUUID(), await photo()];
    expect([(await sendPhoto(link, id, bytes)).status, (await sendPhoto(link, id, bytes)).status]).toEqual([200, 200]);
    expect((await sendPhoto({ ...link, device: 'b'.repeat(43) }, randomUUID(), bytes)).status).toBe(403);
    expect((await sendPhoto(link, randomUUID(), new Uint8Array([1, 2]))).status).toBe(415);
    const { details } = await api.call(proJobs.openJob, { body: link });
    expect(details?.photos).toMatchObject([{ id, stage: 'after' }]);
  });
});

describe('checkPapersBeforeVisits', () => {
  test('an insurance that lapses the night before moves the job on', async () => {
    const next = await createPro(api);
    const { link, workOrderId, proId, email } = await accepted();
    await api.call(proJobs.scheduleJob, { body: { ...link, ...times } });
    const on = { ...api.services, clock: () => new Date('2026-11-30T20:00:00Z') };
    await checkPapersBeforeVisits(on);
    expect(await rowOf(workOrderId)).toEqual({ status: 'scheduled', pro_id: proId });
    await api.rows(
      "update pro_documents set expires_on = '2026-11-30' where pro_id = $1 and kind = 'liability_insurance'",
      [proId],
    );
    await Promise.all([checkPapersBeforeVisits(on), checkPapersBeforeVisits(on)]);
    expect(await rowOf(workOrderId)).toEqual({ status: 'approved', pro_id: null });
    expect(await newest(email, 'proOfferEnded')).toContain('Liability insurance expires 2026-11-30');
    expect(await refusalOf(api.call(proJobs.openJob, { body: link }))).toMatchObject({ code: 'linkExpired' });
    expect(await tokenOf(next.email)).toHaveLength(43);
    const visits = await api.rows('select status from work_order_visits where work_order_id = $1', [workOrderId]);
    expect(visits).toEqual([{ status: 'canceled' }]);
  });
});
