import { expect, test } from 'vitest';
import { type Outcome, runSteps, type Step } from './schedule.ts';

const passes: Outcome = { ok: true, output: '' };
const step = (name: string, needs: string[] = [], outcome: Outcome = passes): Step => ({
  name,
  needs,
  run: async () => outcome,
});

test('a step runs only after what it needs', async () => {
  const order: string[] = [];
  const steps = [step('browser', ['build']), step('build'), step('types')];
  await runSteps(steps, { lanes: 2, onStart: ({ name }) => order.push(name) });
  expect(order.indexOf('browser')).toBeGreaterThan(order.indexOf('build'));
});

test('a step that only comes after another runs even when that one failed', async () => {
  const steps = [{ ...step('types'), after: ['build'] }, step('build', [], { ok: false, output: '' })];
  const order: string[] = [];
  const results = await runSteps(steps, { lanes: 2, onEnd: ({ name }) => order.push(name) });
  expect(order).toEqual(['build', 'types']);
  expect(results.map(({ ok }) => ok)).toEqual([true, false]);
});

test('never more steps at once than lanes', async () => {
  let now = 0;
  let most = 0;
  const busy = (name: string): Step => ({
    name,
    run: async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return passes;
    },
  });
  await runSteps(['a', 'b', 'c', 'd', 'e'].map(busy), { lanes: 2 });
  expect(most).toBe(2);
});

test('a step that runs alone starts when the others have ended, and nothing starts beside it', async () => {
  const running = new Set<string>();
  const beside: string[][] = [];
  const busy = (name: string, alone = false): Step => ({
    name,
    alone,
    run: async () => {
      running.add(name);
      beside.push([...running]);
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      return passes;
    },
  });
  await runSteps([busy('a'), busy('browser', true), busy('b'), busy('c')], { lanes: 2 });
  expect(beside.filter((names) => names.includes('browser'))).toEqual([['browser']]);
  expect(beside.some((names) => names.length === 2)).toBe(true);
});

test('a failure holds back what needs it and nothing else', async () => {
  const steps = [
    step('build', [], { ok: false, output: 'broken' }),
    step('bundle', ['build']),
    step('browser', ['bundle']),
    step('unit'),
  ];
  const results = await runSteps(steps, { lanes: 1 });
  expect(results.map(({ name, ok, skippedBecause }) => [name, ok, skippedBecause])).toEqual([
    ['build', false, undefined],
    ['bundle', false, 'build'],
    ['browser', false, 'bundle'],
    ['unit', true, undefined],
  ]);
});

test('a step that throws has failed and its error is shown', async () => {
  const [result] = await runSteps([{ name: 'types', run: () => Promise.reject(new Error('no compiler')) }], {
    lanes: 1,
  });
  expect(result?.ok).toBe(false);
  expect(result?.output).toContain('no compiler');
});

test('a need that was not chosen is not waited for', async () => {
  const results = await runSteps([step('browser', ['build'])], { lanes: 1 });
  expect(results.map(({ ok }) => ok)).toEqual([true]);
});
