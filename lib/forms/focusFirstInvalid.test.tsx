import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { focusFirstInvalid } from './focusFirstInvalid';

test('the first field that is wrong takes the focus; of a group its first choice', async () => {
  const { container } = render(
    <div>
      <input aria-label="Right" />
      <fieldset aria-invalid="true">
        <input type="radio" aria-label="Monthly" />
        <input type="radio" aria-label="Yearly" />
      </fieldset>
      <input aria-label="Name" aria-invalid="true" />
    </div>,
  );
  focusFirstInvalid(container);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Monthly'));
});

test('what is no field comes on the screen', async () => {
  const { container } = render(<p data-problem>Draw your signature.</p>);
  const shown = Promise.withResolvers<Element>();
  Element.prototype.scrollIntoView = function scrolled() {
    shown.resolve(this);
  };
  focusFirstInvalid(container);
  expect(await shown.promise).toBe(screen.getByText('Draw your signature.'));
});
