import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Field } from '@/components/ui/fields/Field';
import { Combobox } from './Combobox';

const cities = ['Atlanta', 'Austin', 'Boston'];

function CityField({ onChoose }: { readonly onChoose: (city: string) => void }) {
  const [items, setItems] = useState<string[]>([]);
  const find = (text: string) => setItems(cities.filter((city) => city.toLowerCase().startsWith(text.toLowerCase())));
  return (
    <Field label="City">
      {(control) => (
        <Combobox
          control={control}
          items={items}
          itemKey={(city) => city}
          itemText={(city) => city}
          onTextChange={find}
          onSelect={onChoose}
          noResults="We’re not in your area yet."
        />
      )}
    </Field>
  );
}

test('typing suggests, arrows move, Enter chooses', async () => {
  const chosen = vi.fn();
  render(<CityField onChoose={chosen} />);
  const field = screen.getByRole('combobox', { name: 'City' });
  await userEvent.type(field, 'a');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Atlanta', 'Austin']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledWith('Austin');
  expect(field).toHaveValue('Austin');
});

test('keeps text without a match and announces it', async () => {
  render(<CityField onChoose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'Nome');
  expect(screen.getByRole('status')).toHaveTextContent('We’re not in your area yet.');
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Nome');
});
