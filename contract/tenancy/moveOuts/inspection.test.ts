import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latestChanges } from '@/contract/latestChanges';
import { type AuthoredChange, isPlace, isWorse, mergeMoveOutInspection } from './inspection';

const photo = '01930000-0000-7000-8000-00000000000a';
const comment = '01930000-0000-7000-8000-00000000000b';
const values: Readonly<Record<string, readonly (string | boolean | number)[]>> = {
  'item.state': ['good', 'damaged'],
  'item.ageMonths': [12, 48],
  'photo.place': ['0', '0.1'],
  'photo.removed': [true, false],
  'comment.text': ['It was there before', 'No'],
  'comment.place': ['0.1'],
};
const entityOf = (field: string) => (field.startsWith('photo') ? photo : field.startsWith('comment') ? comment : '0.1');

/** Few entities, values, and moments, so that changes collide often. */
const change: fc.Arbitrary<AuthoredChange> = fc
  .record({ n: fc.nat(60), field: fc.constantFrom(...Object.keys(values)), pick: fc.nat(1), minute: fc.nat(4) })
  .map(({ n, field, pick, minute }) => ({
    id: `01930000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
    entityId: entityOf(field),
    field,
    value: values[field]?.[pick % (values[field]?.length ?? 1)] ?? '',
    at: `2026-11-20T18:0${minute}:00.000Z`,
    author: { name: 'Ada', side: 'owner', mine: true },
  }));
const changes = fc.uniqueArray(change, { selector: ({ id }) => id, maxLength: 40 });

/** What was merged, without its functions. */
const seen = (all: readonly AuthoredChange[]) => {
  const { item, roomNote, photoIds, ...rest } = mergeMoveOutInspection(all);
  return { ...rest, item: item('0.1'), note: roomNote('0'), photos: [photoIds('0'), photoIds('0.1')] };
};

describe('mergeMoveOutInspection', () => {
  test('phones that merge in any order, in any parts, and more than once agree', () => {
    fc.assert(
      fc.property(changes, changes, fc.infiniteStream(fc.nat()), (mine, theirs, dice) => {
        const known = new Set(mine.map(({ id }) => id));
        const all = [...mine, ...theirs.filter(({ id }) => !known.has(id))];
        const expected = seen(all);
        const shuffled = all
          .map((each) => ({ each, order: dice.next().value }))
          .sort((one, other) => one.order - other.order)
          .map(({ each }) => each);
        expect(seen(shuffled)).toEqual(expected);
        expect(seen([...shuffled, ...all, ...mine])).toEqual(expected);
        expect(seen([...latestChanges(shuffled).values(), ...latestChanges(mine).values()])).toEqual(expected);
      }),
    );
  });

  const write = (n: number, entityId: string, field: string, value: AuthoredChange['value'], author?: string) => ({
    id: `01930000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`,
    entityId,
    field,
    value,
    at: `2026-11-20T18:${String(n).padStart(2, '0')}:00.000Z`,
    ...(author && { author: { name: author, side: 'resident' as const, mine: author === 'Me' } }),
  });

  test('two residents who answer differently both stand, each with their last word', () => {
    const answer = (n: number, value: boolean, name: string) =>
      write(n, `01930000-0000-7000-8000-0000000003${String(n).padStart(2, '0')}`, 'visit.attends', value, name);
    const { attendance } = mergeMoveOutInspection([
      answer(1, true, 'Ada'),
      answer(2, false, 'Grace'),
      answer(3, false, 'Ada'),
    ]);
    expect(attendance.map(({ name, attends }) => [name, attends])).toEqual([
      ['Ada', false],
      ['Grace', false],
    ]);
  });

  test('a removed photo, an emptied comment, and an unknown state leave nothing', () => {
    const { photoIds, comments, item, checkedCount } = mergeMoveOutInspection([
      write(1, photo, 'photo.place', '0'),
      write(2, photo, 'photo.removed', true),
      write(3, comment, 'comment.place', '0', 'Ada'),
      write(4, comment, 'comment.text', '  ', 'Ada'),
      write(5, '0.1', 'item.state', 'melted'),
    ]);
    expect([photoIds('0'), comments, item('0.1').state]).toEqual([[], [], null]);
    expect(checkedCount).toBe(1);
  });
});

test.each([
  ['good', 'damaged', true],
  ['good', 'worn', true],
  ['worn', 'damaged', true],
  ['none', 'damaged', true],
  ['damaged', 'damaged', false],
  ['damaged', 'worn', false],
  ['good', 'none', false],
  [null, 'damaged', false],
  ['good', null, false],
] as const)('%s at move-in and %s now is worse: %s', (before, now, worse) => {
  expect(isWorse(before, now)).toBe(worse);
});

test('a place is a room or an item of the record', () => {
  const rooms = [{ items: ['a', 'b'] }, { items: ['c'] }];
  expect(['0', '1', '0.1', '1.0'].every((place) => isPlace(rooms, place))).toBe(true);
  expect(['2', '1.1', 'x', ''].some((place) => isPlace(rooms, place))).toBe(false);
});
