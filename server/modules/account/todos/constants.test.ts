import { expect, test } from 'vitest';
import { todoText } from './constants';

test.each(['homeownerWithdrew', 'sendAcceptedLease'])('links the staff to-do %s to the desk', (kind) => {
  expect(todoText(kind, 'a1', {})?.action).toEqual({ label: 'Open the desk', href: '/accounts/desk' });
});
