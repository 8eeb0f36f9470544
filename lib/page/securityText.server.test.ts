// @vitest-environment node
import { expect, test } from 'vitest';
import { securityText } from './securityText.server';

test('names a contact, its own address, and a day within a year on which it expires', () => {
  expect(securityText('https://belong.example', new Date('2026-11-23T18:00:00Z'))).toBe(
    `Contact: https://belong.example/support
Expires: 2027-05-22T00:00:00.000Z
Preferred-Languages: en, es
Canonical: https://belong.example/.well-known/security.txt
`,
  );
});
