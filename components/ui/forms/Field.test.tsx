import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field';
import { TextInput } from './TextInput';

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
