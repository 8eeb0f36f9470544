import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageSections } from './PageSections';

test('the contents of a long page lead to each listed section', () => {
  render(
    <PageSections
      sections={[
        { id: 'lease', label: 'Lease', content: <p>Your lease</p> },
        { id: 'papers', label: 'Papers', content: null, isUnlisted: true },
        { id: 'guide', label: 'House guide', content: <p>How the home works</p> },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lease', '#lease'],
    ['House guide', '#guide'],
  ]);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
