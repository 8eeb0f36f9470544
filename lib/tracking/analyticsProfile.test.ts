import { expect, test } from 'vitest';
import { analyticsProfile } from './analyticsProfile';

test('our words become the reserved ones and are not sent beside them', () => {
  const person = { email: 'm@x.test', firstName: 'Maya', lastName: 'Lee', phone: '4155550100', plan: 'Monthly' };
  expect(analyticsProfile(person)).toEqual({
    $email: 'm@x.test',
    $first_name: 'Maya',
    $last_name: 'Lee',
    $phone: '4155550100',
    $name: 'Maya Lee',
    plan: 'Monthly',
  });
});

test('a name that was given is kept, half a name is trimmed, none is left out', () => {
  expect(analyticsProfile({ firstName: 'Maya', name: 'M. Lee' }).$name).toBe('M. Lee');
  expect(analyticsProfile({ firstName: 'Maya' }).$name).toBe('Maya');
  expect(analyticsProfile({ email: 'm@x.test' })).toEqual({ $email: 'm@x.test' });
});
