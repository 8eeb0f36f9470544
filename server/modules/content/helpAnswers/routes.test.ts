import { describe, expect, test } from 'vitest';
import { helpAnswers } from '@/contract/content/helpAnswers/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { typedQuestions } from '@/tests/support/fixtures/typedQuestions';

const api = testApi();
const search = (q: string) => api.call(helpAnswers.listHelpAnswers, { query: { q } });
const hrefs = async (q: string) => (await search(q)).map(({ href }) => href);

describe('listHelpAnswers', () => {
  test('at least 95% of what people type has the right answer first', async () => {
    const typed = Object.entries(typedQuestions).flatMap(([href, all]) => all.map((q) => ({ q, href })));
    const missed: string[] = [];
    for (const { q, href } of typed) {
      const found = await hrefs(q);
      if (found[0] !== href) missed.push(`“${q}” wants ${href}, got ${found.slice(0, 3).join(', ') || 'nothing'}`);
    }
    const score = (typed.length - missed.length) / typed.length;
    process.stdout.write(
      `${typed.length - missed.length} of ${typed.length} typed questions answered first (${(100 * score).toFixed(1)}%)\n${missed.join('\n')}`,
    );
    expect(typed.length).toBeGreaterThanOrEqual(120);
    expect(score).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  test('an answer comes with its question, its text and its place', async () => {
    const [first] = await search('dog');
    expect(first).toEqual({
      question: 'Can I have a pet?',
      answer: [expect.stringContaining('Each listing says which pets are allowed')],
      href: '/faq#pet',
    });
  });

  test.each(['pizza recipe', 'weather tomorrow', 'asdfghjkl', 'the of and', '% _ \\', "'; drop table homes --"])(
    '%j is answered with nothing, so that the page can offer to ask',
    async (q) => expect(await hrefs(q)).toEqual([]),
  );

  test('a word with a typo finds its answer', async () => {
    expect((await hrefs('insurence'))[0]).toMatch(/insurance/);
    expect((await hrefs('aplication fee'))[0]).toBe('/faq#application-cost');
  });

  test('a search without words, or too long, is refused', async () => {
    for (const q of ['', '  ', 'x'.repeat(201)]) expect((await refusalOf(search(q))).status).toBe(400);
  });
});
