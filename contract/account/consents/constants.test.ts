import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from './constants';

test('a choice is recorded under the version of the privacy policy that is published', () => {
  const policy = JSON.parse(readFileSync('content/documents/page/privacy-policy.en-us.json', 'utf8'));
  expect(policy.data.version).toBe(CONSENT_VERSION);
});
