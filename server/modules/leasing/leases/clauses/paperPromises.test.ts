// Each text that promises paper has a task behind it: a rule that puts the paper into the queue of our desk
// (server/modules/platform/letters). The lease promises it for what could end the lease, in every state.
import { expect, test } from 'vitest';
import { increaseForms } from '@/contract/law/rent';
import { type NoticeKind, serviceLaw } from '@/contract/law/service';
import { endingClauses } from './commonEnding.data';

const PROMISE = /on paper|by (?:certified )?mail|in person/i;
const DAY = '2026-11-29';
const onPaper = (state: string, kind: NoticeKind) => serviceLaw({ state, localities: [] }, DAY, kind).onPaper;

test('the clauses that promise paper are those of notices that could end the lease', () => {
  const promising = endingClauses.filter(({ text }) => text.some((line) => /always sent on paper/.test(line)));
  expect(promising.map(({ id }) => id)).toEqual(['breach', 'notices']);
});

test.each(['CA', 'WA', 'FL', 'VA'])('a notice that ends a lease in %s goes on paper, as the lease says', (state) => {
  expect(onPaper(state, 'termination')).toBe(true);
});

test.each(Object.entries(increaseForms))('what owners in %s read about a raise is what happens', (state, { text }) => {
  expect(PROMISE.test(text)).toBe(onPaper(state, 'increase'));
});
