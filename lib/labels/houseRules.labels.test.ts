import { expect, test } from 'vitest';
import { hoaApprovalLabel, petPolicyLabel, smokingLabel } from './houseRules.labels';

test.each([
  [{ pets: 'none', petLimit: 2 } as const, 'No pets'],
  [{ pets: 'dogs', petLimit: null } as const, 'Dogs welcome'],
  [{ pets: 'catsAndDogs', petLimit: 1 } as const, 'Cats and dogs welcome, up to 1 pet'],
])('%o is “%s”', (policy, label) => {
  expect(petPolicyLabel(policy)).toBe(label);
});

test('describes smoking as the lease does, also when the owner was not asked', () => {
  expect([null, 'none', 'outside'].map((each) => smokingLabel(each as Parameters<typeof smokingLabel>[0]))).toEqual([
    'Not indoors',
    'Not allowed',
    'Outdoors only',
  ]);
});

test('says that an HOA approves when its days are unknown, and no more', () => {
  expect(hoaApprovalLabel(0)).toBe('The HOA approves residents before they move in.');
  expect(hoaApprovalLabel(1)).toContain('about 1 day.');
});
