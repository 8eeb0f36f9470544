// What a vendor of answers may say, and Claude’s API from a server here.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anthropicAnswers } from './anthropic';
import { checkedSentences, figuresIn, saysTheSame } from './checked';
import { openAnswers } from './openAnswers';

test('figuresIn finds numbers, amounts, percentages, and words that are numbers or dates', () => {
  expect(figuresIn('$3,237.50 for twelve months from December 1, 2026, at most 9.683%')).toEqual([
    '$3,237.50',
    '1',
    '2026',
    '9.683%',
    'twelve',
    'december',
  ]);
});

describe('saysTheSame', () => {
  const fact = 'The rent is $3,237 a month, and 2 pets are not allowed.';
  test.each([
    'Rent here runs $3,237 per month, and 2 pets are not allowed.',
    'Sure: $3,237 is the rent for a month. 2 pets aren’t allowed.',
  ])('%j passes', (sentence) => expect(saysTheSame(fact, sentence)).toBe(true));

  test.each([
    ['another amount', 'The rent is $3,200 a month, and 2 pets are not allowed.'],
    ['one more figure', 'The rent is $3,237 a month, and 2 pets are not allowed, with a $500 deposit.'],
    ['a figure left out', 'The rent is $3,237 a month, and pets are not allowed.'],
    ['a number in words', 'The rent is $3,237 a month, and 2 pets are not allowed for twelve months.'],
    ['a lost negation', 'The rent is $3,237 a month, and 2 pets are allowed.'],
    ['another unit', 'The rent is $3,237 a week, and 2 pets are not allowed.'],
    ['a date', 'The rent is $3,237 a month from Monday, and 2 pets are not allowed.'],
    ['another name', 'The rent is $3,237 a month near Lake Merritt, and 2 pets are not allowed.'],
    ['a link', 'The rent is $3,237 a month, and 2 pets are not allowed. See https://example.test.'],
    ['markup', '<b>The rent is $3,237 a month, and 2 pets are not allowed.</b>'],
    ['nothing', '  '],
    ['a long text', `The rent is $3,237 a month, and 2 pets are not allowed. ${'Really so. '.repeat(20)}`],
  ])('%s does not', (_, sentence) => expect(saysTheSame(fact, sentence)).toBe(false));
});

test('checkedSentences refuses an unknown fact, one said twice, and one that is changed', () => {
  const facts = [
    { id: 'a', text: 'It has 2 baths.' },
    { id: 'b', text: 'It is a house.' },
  ];
  expect(checkedSentences(facts, [{ id: 'a', text: 'There are 2 baths. ' }])).toEqual(
    new Map([['a', 'There are 2 baths.']]),
  );
  const twice = { id: 'b', text: 'It’s a house.' };
  for (const phrased of [
    [{ id: 'c', text: 'It is a house.' }],
    [twice, twice],
    [twice, { id: 'a', text: 'It has 3 baths.' }],
    [],
  ])
    expect(checkedSentences(facts, phrased)).toBeUndefined();
});

let reply: { status: number; body: unknown };
let asked: { path: string | undefined; headers: IncomingHttpHeaders; body: Record<string, unknown> };
const server = createServer(async (incoming, outgoing) => {
  let body = '';
  for await (const chunk of incoming) body += chunk;
  asked = { path: incoming.url, headers: incoming.headers, body: JSON.parse(body) };
  outgoing.writeHead(reply.status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(reply.body));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const message = (input: unknown) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-haiku-5-5',
  content: [{ type: 'tool_use', id: 'toolu_1', name: 'answer', input }],
  stop_reason: 'tool_use',
  usage: { input_tokens: 1, output_tokens: 1 },
});
const request = {
  question: 'rent?',
  language: 'en',
  facts: [{ id: 'rent', text: 'The rent is $3,237 a month.' }],
} as const;
const phrase = () =>
  anthropicAnswers({
    apiKey: 'key-of-a-test',
    model: 'claude-haiku-5-5',
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }).phrase(request);

describe('anthropicAnswers', () => {
  test('sends the question with the facts alone, and reads the sentences by their facts', async () => {
    const sentences = [{ id: 'rent', text: 'Rent is $3,237 a month.' }];
    reply = { status: 200, body: message({ sentences }) };
    expect(await phrase()).toEqual(sentences);
    expect(asked).toMatchObject({ path: '/v1/messages', headers: { authorization: 'Bearer key-of-a-test' } });
    expect(asked.body).toMatchObject({
      model: 'claude-haiku-5-5',
      messages: [{ role: 'user', content: JSON.stringify(request) }],
      tool_choice: { type: 'tool', name: 'answer' },
    });
  });

  test.each([
    ['a refusal', 429, { type: 'error', error: { type: 'rate_limit_error', message: 'slow down' } }],
    ['another shape', 200, message({ text: 'The rent is $3,237.' })],
    ['no tool call', 200, { ...message({}), content: [{ type: 'text', text: 'The rent is $3,237.' }] }],
  ])('throws for %s', async (_, status, body) => {
    reply = { status, body };
    await expect(phrase()).rejects.toThrow();
  });
});

test('openAnswers asks Claude where there is a key, else says the facts as they are', async () => {
  const model = { ANTHROPIC_MODEL: 'claude-haiku-5-5' };
  expect(openAnswers({ ...model, ANTHROPIC_API_KEY: 'key-of-a-test' }).vendor).toBe('Anthropic');
  const local = openAnswers({ ...model, ANTHROPIC_API_KEY: undefined });
  expect(local.vendor).toBeNull();
  expect(await local.phrase(request)).toEqual(request.facts);
});
