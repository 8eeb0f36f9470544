import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Flow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';
import { AddressField } from './AddressField';

vi.mock('@/components/flow/fields/useAddressSuggestions', () => ({
  useAddressLookup: () => async () => undefined,
  useAddressSuggestions: () => [],
}));

const address = {
  ...{ streetAddress: '88 Marigold Ave', unit: null, city: 'San Diego', state: 'CA', zipcode: '00000' },
  ...{ lat: 32.7, lng: -117.1, precision: 'city', regionId: 3, regionName: 'San Diego Area' },
};

beforeEach(() => window.sessionStorage.clear());

function show(value: unknown, needsZipcode: boolean) {
  const question = ask.address('Home address', { needsZipcode });
  const nothing = () => undefined;
  render(
    <AddressField
      flow={{} as Flow}
      name="address"
      problem={undefined}
      question={question}
      value={value}
      onAnswer={nothing}
      onPending={nothing}
    />,
  );
  return screen.getByRole('combobox');
}

test('an address chosen without its ZIP code stays in the field, which asks for it', () => {
  expect(show(address, true)).toHaveValue('88 Marigold Ave, San Diego, CA');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Add the ZIP code, such as 94601');
});

test.each([
  [address, false],
  [{ ...address, zipcode: '92103' }, true],
])('nothing is missing where no paper needs it, or it is there', (value, needsZipcode) => {
  expect(show(value, needsZipcode)).not.toHaveAttribute('aria-invalid');
});
