import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { MoneyInput } from './MoneyInput';
import { NumberInput } from './NumberInput';

const saved = vi.fn();

/** A form as most of ours are: what is empty or no number counts as 0. */
function Share({ isForm = false }: { readonly isForm?: boolean }) {
  const [share, setShare] = useState(50);
  const [reserve, setReserve] = useState<number | null>(20_000);
  const save = () => saved(share, reserve ?? 0);
  return (
    <section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Share" error="What the server said">
          {(control) => (
            <NumberInput {...control} decimals={1} value={share} onChange={(value) => setShare(value ?? 0)} />
          )}
        </Field>
        <Field label="Reserve">{(control) => <MoneyInput {...control} cents={reserve} onChange={setReserve} />}</Field>
        {isForm ? (
          <Button type="submit">Save</Button>
        ) : (
          <Button loading={false} onClick={save}>
            Save
          </Button>
        )}
        <Button tone="ghost" loading={false} onClick={() => setReserve(0)}>
          Turn off
        </Button>
      </form>
    </section>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

test('thousands get their commas when the field is left', async () => {
  render(<Share />);
  await type('Share', '1200.5');
  expect(field('Share')).toHaveValue('1200.5');
  await userEvent.tab();
  expect(field('Share')).toHaveValue('1,200.5');
});

test.each([
  ['Share', '5o', 'Enter a number, such as 12.5'],
  ['Share', '12.55', 'Enter a number, such as 12.5'],
  ['Reserve', '2oo', 'Enter an amount, such as 1,250.00'],
])('%s “%s” is kept, called no number, and sent as none until it is one', async (name, typed, problem) => {
  saved.mockClear();
  render(<Share />);
  await type(name, typed);
  expect(screen.queryByText(problem)).toBeNull();
  await userEvent.tab();
  expect(field(name)).toHaveValue(typed);
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(problem);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).not.toHaveBeenCalled();
  expect(field(name)).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await type(name, '7');
  expect(screen.queryByText(problem)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved.mock.calls).toEqual([name === 'Share' ? [7, 0] : [50, 700]]);
});

test('Enter sends nothing either, and says why', async () => {
  saved.mockClear();
  render(<Share isForm />);
  await type('Reserve', 'soon{Enter}');
  expect(saved).not.toHaveBeenCalled();
  expect(field('Reserve')).toHaveAccessibleDescription('Enter an amount, such as 1,250.00');
});
