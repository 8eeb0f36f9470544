import { expect, test } from 'vitest';
import { addenda } from '@/server/modules/leasing/leases/clauses/addenda.data';
import { defaultRooms, missingFrom, missingText } from './constants';

test('the condition report has every item that the lease promises, for each kind of room', () => {
  const clause =
    addenda
      .find(({ id }) => id === 'checklist')
      ?.text.join(' ')
      .toLowerCase() ?? '';
  expect(clause).not.toBe('');
  const rooms = defaultRooms(2, 1.5);
  expect(rooms.map(({ name }) => name)).toEqual([
    ...['Entrance', 'Living room', 'Kitchen', 'Bedroom 1', 'Bedroom 2', 'Bathroom 1', 'Bathroom 2', 'Outside'],
  ]);
  const names = new Set(rooms.flatMap(({ items }) => items.map(({ name }) => name)));
  for (const name of names) expect(clause).toContain(name.toLowerCase());
  const promised = clause.match(/[^:;.]+(?=[;.])/g)?.map((each) => each.trim()) ?? [];
  const listed = [...names].map((name) => name.toLowerCase());
  for (const each of ['toilet', 'tile and caulking', 'smoke and carbon monoxide alarms', 'dishwasher and disposal']) {
    expect(promised).toContain(each);
    expect(listed).toContain(each);
  }
});

test.each([
  [{}, ['Entry', 'Yard', 'Fence', 'Garage', 'Mailbox']],
  [{ type: 'house', parking: 'garage' }, ['Entry', 'Yard', 'Fence', 'Garage', 'Mailbox']],
  [{ type: 'house', parking: 'street' }, ['Entry', 'Yard', 'Fence', 'Mailbox']],
  [{ type: 'apartment', parking: 'none' }, ['Entry', 'Mailbox']],
  [{ type: 'condo', parking: 'garage' }, ['Entry', 'Garage', 'Mailbox']],
] as const)('outside of %j the report looks at %j', (grounds, items) => {
  expect(
    defaultRooms(0, 1, grounds)
      .at(-1)
      ?.items.map(({ name }) => name),
  ).toEqual(items);
});

test('a studio has no bedroom', () => {
  expect(defaultRooms(0, 1).map(({ name }) => name)).toEqual([
    'Entrance',
    'Living room',
    'Kitchen',
    'Bathroom',
    'Outside',
  ]);
});

test('nothing is rated to begin with, and everything missing is named', () => {
  const [entrance] = defaultRooms(1, 1);
  if (!entrance) return expect.fail('no room');
  expect(missingFrom([entrance])[0]).toMatchObject({ name: 'Entrance', photo: true });
  const rated = entrance.items.map((item) => ({ ...item, state: 'good' as const }));
  expect(missingText([{ ...entrance, items: rated, pictures: [] }])).toBe('Entrance: a photo');
  expect(missingText([{ ...entrance, items: rated, pictures: ['a'] }])).toBe('');
});
