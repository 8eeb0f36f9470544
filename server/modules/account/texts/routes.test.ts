import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { createApp } from '@/server/app';
import { asSystem } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import { deliverMessage } from '@/server/modules/account/outbox/jobs';
import { handleText, sendText } from '@/server/modules/account/texts';
import type { OutgoingSms, Sms } from '@/server/providers/sms/sms';
import { Undeliverable } from '@/server/providers/sms/sms';
import { twilioSms } from '@/server/providers/sms/twilio';
import { testApi } from '@/tests/support/api';
import { createLivedInHome, move, report } from '@/tests/support/fixtures/care/workOrders';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createPerson } from '@/tests/support/fixtures/people';
import { nextAllowedTime } from './quietHours/policy';

const api = testApi();
const TOKEN = 'twelve-secret-signs';
const ADDRESS = 'https://belong.test/api/consumer/webhooks/texts';
const noMail = { send: async () => undefined };

let carried: OutgoingSms[];
let fails: Error | undefined;
const carrier: Sms = {
  send: async (text) => {
    if (fails) throw fails;
    carried.push(text);
  },
  isGenuine: async () => false,
};

beforeEach(async () => {
  carried = [];
  fails = undefined;
  api.now = new Date('2026-11-21T20:00:00Z');
  await api.empty('outbox', 'text_opt_outs');
});

async function aText(timeZone?: string): Promise<string> {
  await queueMessage(api.services.db, {
    dedupeKey: `test:${Math.random()}`,
    channel: 'sms',
    recipient: '+14155550134',
    template: 'leadReceived',
    data: { firstName: 'Ada', answerBy: '2026-11-22T20:00:00Z' },
    ...(timeZone && { timeZone }),
  });
  const [row] = await api.rows<{ id: string }>('select id from outbox order by created_at desc limit 1');
  return row?.id ?? '';
}
const deliver = (id: string) => deliverMessage({ ...api.services, sms: carrier }, noMail, { id });
const outbox = () => api.rows<{ status: string; last_error: string | null }>('select status, last_error from outbox');

/** As Twilio signs: the URL, then each name and value in the order of names. */
function signed(token: string, fields: Record<string, string>): string {
  const pairs = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHmac('sha1', token)
    .update(ADDRESS + pairs.flat().join(''))
    .digest('base64');
}

async function fromPhone(words: string, more: Record<string, string> = {}, token = TOKEN): Promise<Response> {
  const account = {
    accountSid: `AC${'0'.repeat(32)}`,
    authToken: TOKEN,
    from: '+14155550100',
    siteUrl: 'https://belong.test',
  };
  const app = createApp(() => ({ ...api.services, sms: twilioSms(account) }));
  const fields = { From: '+14155550134', Body: words, ...more };
  return app.request('/webhooks/texts', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(new URLSearchParams(fields).toString().length),
      'x-twilio-signature': signed(token, fields),
    },
  });
}

describe('a text', () => {
  test('sends a requested text at once, to the number in E.164', async () => {
    api.now = new Date('2026-11-22T11:00:00Z');
    await deliver(await aText());
    expect(carried).toMatchObject([{ to: '+14155550134', body: expect.stringContaining('Ada') }]);
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });

  test('waits for the morning of its reader, and leaves then', async () => {
    api.now = new Date('2026-11-22T05:00:00Z');
    const id = await aText('America/Los_Angeles');
    await deliver(id);
    expect(carried).toEqual([]);
    const [job] = await api.rows<{ run_at: Date }>(
      "select run_at from graphile_worker.jobs where key like 'deliver-in-daylight:%'",
    );
    expect(job?.run_at.toISOString()).toBe('2026-11-22T16:00:00.000Z');
    api.now = new Date('2026-11-22T16:00:01Z');
    await deliver(id);
    expect(carried).toHaveLength(1);
  });

  test('that can never arrive is noted and not tried again; any other failure is', async () => {
    fails = new Undeliverable('no such number');
    await deliver(await aText());
    expect(await outbox()).toEqual([{ status: 'failed', last_error: 'no such number' }]);
    fails = new Error('carrier is down');
    await expect(deliver(await aText())).rejects.toThrow('carrier is down');
  });

  test('an opt-out that only the carrier knew of is ours from then on', async () => {
    fails = new Undeliverable('opted out', true);
    await deliver(await aText());
    fails = undefined;
    await deliver(await aText());
    expect(carried).toEqual([]);
  });
});

describe('replies by text', () => {
  test('STOP ends all texts, however it is spelled, and START brings them back', async () => {
    expect(await (await fromPhone(' stop ')).text()).toContain('no more texts');
    await deliver(await aText());
    expect(carried).toEqual([]);
    expect(await (await fromPhone('Start')).text()).toContain('opted in to texts again');
    await deliver(await aText());
    expect(carried).toHaveLength(1);
  });

  test.each(['OPT OUT', 'Stop.', 'STOP!', 'STOP ALL', 'Please stop', 'Stop texting me', 'REMOVE', 'PARE', 'ALTO'])(
    '“%s” ends all texts at once, with one confirmation',
    async (words) => {
      expect(await (await fromPhone(words)).text()).toMatch(/no more texts|no recibirá más mensajes/);
      expect(await (await fromPhone(words)).text()).not.toContain('Message');
      expect(await api.rows('select phone from text_opt_outs')).toEqual([{ phone: '+14155550134' }]);
      await deliver(await aText());
      expect(carried).toEqual([]);
    },
  );

  test('an opt-out in any words is confirmed once, in the language of the person', async () => {
    expect(await (await fromPhone('Please stop texting me!')).text()).toContain('no more texts');
    expect(await (await fromPhone('Stop.')).text()).not.toContain('Message');
    await fromPhone('START');
    expect(await (await fromPhone('No me manden más mensajes')).text()).toContain('no recibirá más mensajes');
    expect(await api.rows('select phone from text_opt_outs')).toEqual([{ phone: '+14155550134' }]);
  });

  test('a picture is not dropped silently: the answer says where to add it', async () => {
    expect(await (await fromPhone('', { NumMedia: '1' })).text()).toMatch(
      /can’t get pictures by text.*Reply to our email/,
    );
  });

  test('HELP says who we are and how to end it; anything else where a person reads', async () => {
    expect(await (await fromPhone('help')).text()).toMatch(/Belong.*STOP/);
    expect(await (await fromPhone('')).text()).toContain('https://belong.test/support');
  });

  describe('a text that belongs to nothing else', () => {
    const textOf = (body: string, From = '+14155550134') =>
      fromPhone(body, { From, MessageSid: `SM-${Math.random()}` });
    const waiting = async () =>
      (await api.callAs(await createPerson(api, 'staff'), desk.getQueue, { params: { queueId: 'texts' } })).items.map(
        ({ title, detail, href }) => ({ title, detail, href }),
      );
    beforeEach(() => api.empty('contact_log', 'appointments', 'leads', 'desk_items'));

    test('goes to our team from a number that we do not know, and is answered once a day', async () => {
      expect(await (await textOf('Is it still free?')).text()).toContain('We got your text');
      api.now = new Date('2026-11-21T20:01:00Z');
      expect(await (await textOf('Hello?')).text()).not.toContain('Message');
      expect(await waiting()).toEqual([{ title: '(415) 555-0134', detail: 'Hello?', href: 'tel:+14155550134' }]);
      api.now = new Date('2026-11-22T20:01:01Z');
      expect(await (await textOf('Anyone?')).text()).toContain('We got your text');
    });

    test('names the account, visitor, or lead that has the number', async () => {
      const ada = await createPerson(api, 'resident');
      await api.rows("update users set phone = '+14155550151', phone_verified_at = now() where id = $1", [ada.id]);
      const contact = {
        firstName: 'Suprihatin',
        lastName: '',
        oneName: true,
        email: 'su@example.test',
        phone: '+14155550152',
      };
      await api.call(leads.createLead, { body: { type: 'leasing', contact } });
      const { homeId } = await createTourableHome(api);
      const { starts } = await api.call(tours.listTourSlots, { params: { homeId } });
      const visitor = { ...testContact, firstName: 'Vi', lastName: 'Sitor', phone: '+14155550153' };
      await api.call(tours.bookTour, { params: { homeId }, body: { startsAt: starts[2] ?? '', contact: visitor } });
      for (const number of ['+14155550151', '+14155550152', '+14155550153']) await textOf('I am late', number);
      expect((await waiting()).map(({ title }) => title).sort()).toEqual(['Suprihatin', 'Vi Sitor', ada.name].sort());
    });

    test('is kept and not answered from a number that has opted out', async () => {
      await textOf('STOP');
      expect(await (await textOf('The heater is still broken')).text()).not.toContain('Message');
      expect(await waiting()).toMatchObject([{ detail: 'The heater is still broken' }]);
    });

    test('is kept as well when it opts out and says more', async () => {
      expect(await (await textOf('Stop texting me. The heater is still broken.')).text()).toContain('no more texts');
      expect(await waiting()).toMatchObject([{ detail: 'Stop texting me. The heater is still broken.' }]);
      await textOf('STOP');
      expect(await waiting()).toHaveLength(1);
    });
  });

  test('is not answered twice where the carrier has answered', async () => {
    const answer = await fromPhone('STOP', { OptOutType: 'STOP' });
    expect(await answer.text()).not.toContain('Message');
    expect(await api.rows('select word from text_opt_outs')).toEqual([{ word: 'STOP' }]);
  });

  test('an answer about a repair, with every field that Twilio sends, is added to it once', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    await move(api, place.staff, id, { event: 'ask', message: 'Which model is it?' });
    await api.rows("update users set phone = '+14155550171', phone_verified_at = now() where id = $1", [
      place.resident.id,
    ]);
    const recorded = (await readFile('tests/support/inboundTexts/twilio.txt', 'utf8'))
      .replace('{BODY}', 'It says F200 & it’s warm')
      .replaceAll('{ID}', 'SM2f6a1c9f4c0b4d0f8a7e5d1b3c9e7a10')
      .replace('{FROM}', '+14155550171');
    const fields = Object.fromEntries(
      recorded
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s).slice(0, 2)),
    );
    for (let n = 0; n < 2; n += 1)
      expect(await (await fromPhone('', fields)).text()).toContain('added your message to repair W-');
    const events = await api.rows("select body from work_order_events where work_order_id = $1 and kind = 'message'", [
      id,
    ]);
    expect(events.filter(({ body }) => body === 'It says F200 & it’s warm')).toHaveLength(1);
  });

  test('counts only with the carrier’s signature', async () => {
    expect((await fromPhone('STOP', {}, 'another-token')).status).toBe(403);
    const local = createApp(() => api.services);
    const body = 'From=%2B14155550134&Body=STOP';
    const headers = { 'content-length': String(body.length) };
    expect((await local.request('/webhooks/texts', { method: 'POST', body, headers })).status).toBe(403);
    expect(await api.rows('select 1 from text_opt_outs')).toEqual([]);
  });
});

test('a text held back leaves at eight in the morning of its reader, at most half a day later, in every zone and season', () => {
  const zones = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'America/St_Johns'];
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (now, zone) => {
        const hourOf = (at: Date) => Temporal.Instant.fromEpochMilliseconds(+at).toZonedDateTimeISO(zone).hour;
        const later = nextAllowedTime(now, zone);
        if (!later) return hourOf(now) >= 8 && hourOf(now) < 20;
        return (
          hourOf(later) === 8 && later > now && +later - +now <= 13 * 3_600_000 && nextAllowedTime(later, zone) === null
        );
      },
    ),
  );
});

test('keeps the opt-out of a number abroad apart from a US number with the same last ten digits', async () => {
  for (const from of ['+6591234567', '+16591234567'])
    await handleText(api.services, { from, text: 'STOP', messageId: from });
  const rows = await api.rows<{ phone: string }>(
    "select phone from text_opt_outs where phone like '%6591234567' order by phone",
  );
  expect(rows.map(({ phone }) => phone)).toEqual(['+16591234567', '+6591234567']);
});

test('sends no text to an extension', async () => {
  const text = { id: 'a-text', recipient: '+14155550134;ext=12', body: 'Hello' };
  await expect(sendText(api.services, text)).rejects.toBeInstanceOf(Undeliverable);
});

test('shows opt-outs to the system only', async () => {
  await fromPhone('STOP');
  expect(await api.services.db.selectFrom('textOptOuts').selectAll().execute()).toEqual([]);
  expect(await asSystem(api.services.db, (db) => db.selectFrom('textOptOuts').selectAll().execute())).toHaveLength(1);
});
