import { beforeEach, expect, test } from 'vitest';
import { ACCOUNT_DRAFT, draftInvitedAccount } from './accountDraft';
import { readDraft } from './draft';

beforeEach(() => window.sessionStorage.clear());

test.each([
  ['Ana Lima', 'ana@example.test', { firstName: 'Ana', lastName: 'Lima', email: 'ana@example.test' }],
  ['Ana Maria Lima', null, { firstName: 'Ana Maria', lastName: 'Lima' }],
  ['Ana', 'ana@example.test', { firstName: 'Ana', email: 'ana@example.test' }],
])('an account that %s opens from an invitation has name and email filled in', (name, email, draft) => {
  draftInvitedAccount({ name, email });
  expect(readDraft(ACCOUNT_DRAFT)).toEqual(draft);
});
