import { expect, test } from 'vitest';
import { DEMO_PASSWORD, demoPeople } from '@/server/seed/people';
import { demoLogins, demoPassword } from './demoLogins.ts';

test('the people that start names are those of the demo data', () => {
  expect(demoLogins.map(({ role, email }) => ({ role, email }))).toEqual(
    demoPeople.map(({ type, email }) => ({ role: type, email })),
  );
  expect(demoPassword).toBe(DEMO_PASSWORD);
});
