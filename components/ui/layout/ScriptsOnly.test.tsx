import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScriptsOnly } from './ScriptsOnly';

test('is there with scripts, and is hidden from everyone without them', () => {
  render(<ScriptsOnly>Loading</ScriptsOnly>);
  expect(screen.getByText('Loading')).toBeVisible();
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(styles).toMatch(/@media \(scripting: ?none\)\s*\{[^}]*display:\s*none/);
});
