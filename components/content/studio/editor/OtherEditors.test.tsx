import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { OtherEditors } from './OtherEditors';

const show = (names: string[]) =>
  renderScreen(<OtherEditors documentId="abcdefghijklmnop" />, {
    call: async () => ({ others: names.map((name) => ({ id: name, name })) }),
  });

test('names the others who have the document open', async () => {
  show(['Nora Vale', 'Otto Kay']);
  expect(await screen.findByText('Nora Vale, Otto Kay have this document open, too.')).toBeVisible();
});

test('names one alone', async () => {
  show(['Nora Vale']);
  expect(await screen.findByText('Nora Vale has this document open, too.')).toBeVisible();
});
