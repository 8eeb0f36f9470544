import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Field } from './Field';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

test('a field names its control and describes it with help and error', () => {
  render(
    <Field label="Email" help="We never share it." error="That address has no @ in it.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toBeRequired();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('That address has no @ in it. We never share it.');
});

test('an optional field says so and is not required', () => {
  render(
    <Field label="Phone" optional>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(control).not.toBeRequired();
  expect(control).toBeValid();
});

test('a labeled choice tells of the option itself, and may have none', async () => {
  const chosen: ('day' | 'month' | '')[] = [];
  const options = [
    { value: '', label: 'Any' },
    { value: 'day', label: 'Each day' },
    { value: 'month', label: 'Each month' },
  ] as const;
  render(
    <SelectField
      label="How often"
      required={false}
      options={options}
      value=""
      onChange={(value) => chosen.push(value)}
    />,
  );
  const control = screen.getByRole('combobox', { name: 'How often' });
  expect(control).not.toBeRequired();
  await userEvent.selectOptions(control, 'Each month');
  expect(chosen).toEqual(['month']);
});

test('a labeled line passes on what is typed, and keeps the attributes of its input', async () => {
  const typed: string[] = [];
  render(
    <TextField
      label="Code"
      error="Enter 6 digits"
      inputMode="numeric"
      maxLength={6}
      value=""
      onChange={(value) => typed.push(value)}
    />,
  );
  const control = screen.getByRole('textbox', { name: 'Code' });
  expect(control).toHaveAttribute('inputmode', 'numeric');
  expect(control).toHaveAccessibleDescription('Enter 6 digits');
  await userEvent.type(control, '7');
  expect(typed).toEqual(['7']);
});
