import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SigningName } from './SigningName';

vi.mock('./LegalNameDialog', () => ({
  LegalNameDialog: ({ onClose }: { onClose: (name?: string) => void }) => (
    <button type="button" onClick={() => onClose('Ada King')}>
      Save name
    </button>
  ),
}));

test('the name that signs stands before the document, and a correction goes into the signature', async () => {
  const onCorrected = vi.fn();
  render(<SigningName envelope={{ id: 'e1', me: { name: 'Ada Lovelace' } } as never} onCorrected={onCorrected} />);
  expect(screen.getByText(/^You sign as/)).toHaveTextContent('You sign as Ada Lovelace. Is that your full legal name?');
  await userEvent.click(screen.getByRole('button', { name: 'Correct my name' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save name' }));
  expect(onCorrected).toHaveBeenCalledWith('Ada King');
});

test('who signs nothing is asked nothing', () => {
  const { container } = render(<SigningName envelope={{ id: 'e1', me: null } as never} onCorrected={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
