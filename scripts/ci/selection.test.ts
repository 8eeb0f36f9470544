import { expect, test } from 'vitest';
import type { Step } from './schedule.ts';
import { selectSteps } from './selection.ts';

const steps: Step[] = ['types', 'unit', 'browser'].map((name) => ({
  name,
  run: async () => ({ ok: true, output: '' }),
}));
const choose = (...args: string[]) => selectSteps(steps, args).map(({ name }) => name);

test('runs everything by default', () => {
  expect(choose()).toEqual(['types', 'unit', 'browser']);
});

test('only and skip take one name or several', () => {
  expect(choose('--only', 'unit,types')).toEqual(['types', 'unit']);
  expect(choose('--only', 'unit', '--only', 'browser')).toEqual(['unit', 'browser']);
  expect(choose('--skip', 'browser')).toEqual(['types', 'unit']);
});

test('an unknown step or argument is refused in one sentence', () => {
  expect(() => choose('--only', 'unti')).toThrow('There is no step unti. The steps: types, unit, browser.');
  expect(() => choose('--onyl', 'unit')).toThrow('Use --only <step> or --skip <step>.');
  expect(() => choose('--skip', 'types,unit,browser')).toThrow('leave no step');
});
