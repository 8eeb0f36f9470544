import { expect, test } from 'vitest';
import { popoverPosition } from './popoverPosition';

const view = { width: 400, height: 600 };
const anchor = { top: 100, left: 50, width: 80, height: 40 };

test('a panel hangs 8 px beneath its button, their left edges in line', () => {
  expect(popoverPosition(anchor, { width: 200, height: 100 }, view)).toEqual({ top: 148, left: 50, side: 'below' });
});

test('a panel that would leave the window sideways is pushed back in', () => {
  expect(popoverPosition({ ...anchor, left: 300 }, { width: 200, height: 100 }, view).left).toBe(192);
  expect(popoverPosition(anchor, { width: 200, height: 100 }, view, 'end').left).toBe(8);
});

test('a panel without room beneath goes above, unless there is even less room there', () => {
  expect(popoverPosition({ ...anchor, top: 500 }, { width: 200, height: 100 }, view)).toMatchObject({
    top: 392,
    side: 'above',
  });
  expect(popoverPosition({ ...anchor, top: 30 }, { width: 200, height: 560 }, view).side).toBe('below');
});

test('a centred panel stands above the middle of its anchor when asked to', () => {
  expect(popoverPosition(anchor, { width: 40, height: 20 }, view, 'center', 'above')).toEqual({
    top: 72,
    left: 70,
    side: 'above',
  });
});
