import { expect, test } from 'vitest';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { postalPlaces } from '@/contract/homes/places/postalPlaces.data';
import { fairChanceRule } from '@/contract/law/screening';
import { fairChanceNote } from './fairChanceNote';

test('fairChanceNote appears in exactly the places where the law or an unread code keeps criminal records out', () => {
  for (const { name, state } of postalPlaces)
    expect(fairChanceNote({ state }) !== undefined, `${name}, ${state}`).toBe(
      fairChanceRule(jurisdictionOf({ city: name, state }), '2026-11-28') !== undefined,
    );
});
