import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestChanges, type StoredChange } from '@/contract/latestChanges';
import { effectiveSeverity, mergeChanges, openMustDos } from './merge';

const room = '01930000-0000-7000-8000-000000000001';
const finding = '01930000-0000-7000-8000-000000000002';

/** Few ids, fields, and moments, so that changes collide often. */
const change: fc.Arbitrary<StoredChange> = fc
  .record({
    n: fc.nat(40),
    entityId: fc.constantFrom(room, finding, '01930000-0000-7000-8000-000000000003'),
    field: fc.constantFrom('room.name', 'room.type', 'finding.standardId', 'finding.roomId', 'finding.note'),
    minute: fc.nat(5),
  })
  .map(({ n, entityId, field, minute }) => ({
    id: `01930000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
    entityId: n % 2 ? room : entityId,
    field: n % 3 ? field : 'finding.note',
    value: field === 'room.type' ? 'kitchen' : field === 'finding.standardId' ? 'stove' : `words ${n}`,
    at: `2026-11-23T18:0${minute}:00.000Z`,
  }));
/** An id names one change: the first of each counts, as in the database. */
const changes = fc.uniqueArray(change, { selector: ({ id }) => id, maxLength: 30 });

test('phones that merge in any order, in any parts, and more than once agree', () => {
  fc.assert(
    fc.property(changes, changes, fc.infiniteStream(fc.nat()), (mine, theirs, dice) => {
      const known = new Set(mine.map(({ id }) => id));
      const all = [...mine, ...theirs.filter(({ id }) => !known.has(id))];
      const expected = mergeChanges(all);
      const shuffled = all
        .map((each) => ({ each, order: dice.next().value }))
        .sort((one, other) => one.order - other.order)
        .map(({ each }) => each);
      // Commutative: the order does not matter. Idempotent: nor does a replay.
      expect(mergeChanges(shuffled)).toEqual(expected);
      expect(mergeChanges([...shuffled, ...all, ...mine])).toEqual(expected);
      // Associative: merging what was merged before changes nothing.
      expect(mergeChanges([...latestChanges(shuffled).values(), ...latestChanges(mine).values()])).toEqual(expected);
    }),
  );
});

const write = (
  n: number,
  field: string,
  value: string | boolean,
  minute: number,
  entityId = finding,
): StoredChange => ({
  id: `01930000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`,
  entityId,
  field,
  value,
  at: `2026-11-23T18:${String(minute).padStart(2, '0')}:00.000Z`,
});
const found = [write(1, 'finding.roomId', room, 1), write(2, 'finding.standardId', 'stove', 1)];

test('two phones that edit different fields of one finding both keep their words', () => {
  const [one, other] = [
    write(3, 'finding.note', 'Left burner is dead', 5),
    write(4, 'finding.serialPlate', 'GE-123', 4),
  ];
  expect(mergeChanges([...found, one, other]).findings).toMatchObject([
    { note: 'Left burner is dead', serialPlate: 'GE-123' },
  ]);
});

test('of two values of one field, the one written last counts', () => {
  const [early, late] = [write(9, 'finding.note', 'Early', 5), write(3, 'finding.note', 'Late', 6)];
  for (const order of [
    [early, late],
    [late, early],
  ])
    expect(mergeChanges([...found, ...order]).findings[0]?.note).toBe('Late');
});

test('a must-do of the law cannot be lowered, a lesser item can be raised', () => {
  expect(effectiveSeverity('stove', 'optional')).toBe('must_do');
  expect(effectiveSeverity('yard', 'should_do')).toBe('should_do');
  expect(effectiveSeverity('yard', undefined)).toBe('optional');
});

test('a must-do is open until it is fixed or removed', () => {
  const ids = (...more: StoredChange[]) => openMustDos(mergeChanges([...found, ...more])).map(({ id }) => id);
  expect(ids()).toEqual([finding]);
  expect(ids(write(5, 'finding.fixed', true, 7))).toEqual([]);
  expect(ids(write(5, 'finding.fixed', true, 7), write(6, 'finding.fixed', false, 8))).toEqual([finding]);
  expect(ids(write(7, 'finding.removed', true, 9))).toEqual([]);
});
