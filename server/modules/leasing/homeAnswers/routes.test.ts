import { beforeEach, describe, expect, test } from 'vitest';
import { homes } from '@/contract/homes/homes/endpoints';
import { homeAnswers } from '@/contract/leasing/homeAnswers/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { RATES } from '@/server/http/limits';
import type { StatedFact } from '@/server/providers/answers/answers';
import { localAnswers } from '@/server/providers/answers/local';
import { refusalOf, testApi } from '@/tests/support/api';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';

const api = testApi();
let homeId: string;
beforeEach(async () => {
  // Saturday, 8 in the morning in Oakland.
  api.now = new Date('2026-11-21T16:00:00Z');
  api.services.answers = localAnswers();
  await api.empty('appointments', 'outbox', 'leads', 'rate_limits');
  ({ homeId } = await createTourableHome(api));
});

const ask = (question: string, language?: 'en' | 'es') =>
  api.call(homeAnswers.answerHomeQuestion, { params: { homeId }, body: { question, ...(language && { language }) } });
const texts = async (question: string) => (await ask(question)).sentences.map(({ text }) => text).join(' ');

describe('answerHomeQuestion', () => {
  test('answers in the language of the question from what the page of the home shows, each sentence with its source', async () => {
    const { rentCents, depositCents } = await api.call(homes.getHome, { params: { homeId } });
    const amount = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;
    const english = await ask('How much are the rent and the deposit?');
    expect(english).toMatchObject({ language: 'en', unknown: [], needsPerson: false, tour: null });
    expect(english.sentences.map(({ factId, source }) => [factId, source])).toEqual([
      ['deposit', { kind: 'section', section: 'costs' }],
      ['rent', { kind: 'section', section: 'costs' }],
    ]);
    expect(await texts('¿Cuánto es la renta?')).toBe(`La renta es de ${amount(rentCents)} al mes.`);
    expect(await texts('deposit')).toContain(amount(depositCents));
  });

  test('quotes the law of the place with its citation, in Spanish where we have it', async () => {
    const [, english] = (await ask('When do I get my deposit back?')).sentences;
    expect(english).toMatchObject({
      text: expect.stringContaining('within 21 days'),
      source: { kind: 'law', citation: 'Cal. Civ. Code § 1950.5(h)' },
    });
    const [, spanish] = (await ask('¿Cuándo me devuelven el depósito?')).sentences;
    expect(spanish).toMatchObject({ language: 'es', text: expect.stringContaining('21 días') });
  });

  test('leaves a question that no fact answers to a person, with the hour by which they answer', async () => {
    expect(await ask('What color are the bedroom walls?')).toEqual({
      language: 'en',
      sentences: [],
      unknown: [],
      needsPerson: true,
      // Monday, 6 in the evening at our office.
      answerBy: '2026-11-24T02:00:00.000Z',
      tour: null,
    });
    await api.rows("update homes set heating = '' where id = $1", [homeId]);
    expect(await ask('heating?')).toMatchObject({ sentences: [], unknown: ['the heating'], needsPerson: true });
    expect(await ask('Can I talk to a person?')).toMatchObject({ needsPerson: true });
  });

  test('a question that is handed over is a lead about the home with the words of the conversation', async () => {
    await api.call(homes.askQuestion, {
      params: { homeId },
      body: {
        contact: testContact,
        topic: 'renting',
        message: 'What color are the walls?\n\nAsked before:\n\nQ: rent?',
      },
    });
    expect(await api.rows('select home_id, type, message from leads')).toEqual([
      { home_id: homeId, type: 'ask_a_question', message: expect.stringContaining('Asked before') },
    ]);
  });

  test('offers the next times of a tour that can be booked as they are, on different days where there are', async () => {
    const { tour } = await ask('When can I see the house?');
    const { starts } = await api.call(tours.listTourSlots, { params: { homeId } });
    expect(tour).toMatchObject({ timeZone: 'America/Los_Angeles', minutes: 30 });
    expect(tour?.starts).toHaveLength(4);
    expect(starts).toEqual(expect.arrayContaining(tour?.starts ?? []));
    expect(new Set(tour?.starts.map((start) => start.slice(0, 10))).size).toBeGreaterThan(1);
    const [startsAt = ''] = tour?.starts ?? [];
    const made = await api.call(tours.bookTour, { params: { homeId }, body: { startsAt, contact: testContact } });
    expect(made.startsAt).toBe(startsAt);
  });

  test('a home without a free time or that is not shown offers none, and a person answers', async () => {
    await api.rows('update homes set host_id = null where id = $1', [homeId]);
    expect(await ask('Book a tour')).toMatchObject({ tour: null, needsPerson: true });
    await api.rows("update homes set status = 'coming_soon' where id = $1", [homeId]);
    expect(await texts('Book a tour')).toBe('This home isn’t open for tours right now.');
  });

  test('says that applications are paused where they are, and nothing of how to apply', async () => {
    const { flags } = api.services;
    api.services.flags = new Proxy(flags, {
      get: (target, name) => (name === 'evaluate' ? async () => ({ variant: 'off' }) : Reflect.get(target, name)),
    });
    const paused = await texts('How do I apply?').finally(() => {
      api.services.flags = flags;
    });
    expect(paused).toContain('Applications are paused for now.');
    expect(paused).not.toContain('online');
    expect(await texts('How do I apply?')).toContain('You apply online from this page');
  });

  test('refuses an empty or long question and one about a home that visitors may not see', async () => {
    for (const question of ['', '   ', 'x'.repeat(501)]) expect((await refusalOf(ask(question))).status).toBe(400);
    await api.rows("update homes set status = 'ready' where id = $1", [homeId]);
    expect((await refusalOf(ask('rent?'))).status).toBe(404);
  });

  test('counts the questions of one caller', async () => {
    const send = () =>
      api.fetch(`/homes/${homeId}/answers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ question: 'rent?' }),
      });
    const statuses = [];
    for (let call = 0; call <= RATES.answer.points; call += 1) statuses.push((await send()).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, RATES.answer.points).every((status) => status === 200)).toBe(true);
  });

  describe('with a vendor', () => {
    const vendor = (phrase: (facts: readonly StatedFact[], question: string) => readonly StatedFact[]) => {
      const asked: string[] = [];
      api.services.answers = {
        vendor: 'Vendor',
        phrase: async ({ facts, question }) => {
          asked.push(question);
          return phrase(facts, question);
        },
      };
      return asked;
    };

    test('its words are sent where they say the same facts, without the contact details of the person', async () => {
      const asked = vendor((facts) => facts.map(({ id, text }) => ({ id, text: `Sure! ${text}` })));
      expect(await texts('rent? write me at ada@example.test or 415-555-0134')).toMatch(/^Sure! The rent is \$/);
      expect(asked).toEqual(['rent? write me at (email) or (number)']);
    });

    test.each([
      [
        'another amount',
        (facts: readonly StatedFact[]) => facts.map(({ id }) => ({ id, text: 'The rent is $1 a month.' })),
      ],
      ['a fact it was not given', () => [{ id: 'pool', text: 'There is a pool.' }]],
      ['nothing', () => []],
      ['markup', (facts: readonly StatedFact[]) => facts.map(({ id, text }) => ({ id, text: `<b>${text}</b>` }))],
    ])('%s is thrown away, and our own sentence is sent', async (_, phrase) => {
      vendor(phrase);
      expect(await texts('rent?')).toMatch(/^The rent is \$[2-9]/);
    });

    test('one that cannot be reached leaves our own sentence', async () => {
      vendor(() => {
        throw new Error('The vendor answered 500');
      });
      expect(await texts('rent?')).toMatch(/^The rent is \$/);
    });

    test('law is quoted as it stands, whatever it says', async () => {
      vendor((facts) => facts.map(({ id, text }) => ({ id, text })));
      const before = (await ask('can the landlord enter without permission')).sentences;
      expect(before).toMatchObject([{ factId: 'law-ca-entry', source: { kind: 'law' } }]);
    });
  });
});
