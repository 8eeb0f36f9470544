import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { Flow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';
import { renderScreen } from '@/tests/support/renderScreen';
import { AddressField } from './AddressField';

const address = {
  streetAddress: '88 Marigold Ave',
  unit: null,
  city: 'San Diego',
  state: 'CA',
  zipcode: '00000',
  lat: 32.7,
  lng: -117.1,
  precision: 'city' as const,
  regionId: 3,
  regionName: 'San Diego Area',
};
/** What the API finds for a line of street, city, and state with ZIP code. */
function findAddress(line: string): PlacedAddress[] {
  const [streetAddress = '', city, place = ''] = line.split(', ');
  const [state = '', zipcode] = place.split(' ');
  return city && zipcode ? [{ ...address, streetAddress, city, state, zipcode, precision: 'zip' }] : [];
}

beforeEach(() => window.sessionStorage.clear());

const answered = vi.fn();

function AnsweredField({ known, needsZipcode }: { readonly known: unknown; readonly needsZipcode: boolean }) {
  const [value, setValue] = useState(known);
  return (
    <AddressField
      flow={{} as Flow}
      name="address"
      problem={undefined}
      question={ask.address('Home address', { needsZipcode })}
      value={value}
      onAnswer={(answer) => {
        answered(answer);
        setValue(answer);
      }}
      onPending={() => undefined}
    />
  );
}

function show(value: unknown, needsZipcode: boolean) {
  answered.mockClear();
  const call = async (_endpoint: unknown, { query }: { query: { q: string } }) => findAddress(query.q);
  renderScreen(<AnsweredField known={value} needsZipcode={needsZipcode} />, { call });
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

describe.each([
  '931 N 73rd St, Seattle, WA 98103',
  '1523 E Mercer St, Seattle, WA 98112',
  '500 K St, Sacramento, CA 95814',
  '1200 5th Ave, Seattle, WA 98101',
])('%s', (line) => {
  const streetAddress = line.split(',')[0];

  test('is suggested while it is typed', async () => {
    await userEvent.type(show(undefined, true), line);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${line}`) }));
    expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ streetAddress }));
  });

  test.each(['{Enter}', '{Tab}'])('becomes the answer after %s', async (key) => {
    const field = show(undefined, true);
    await userEvent.type(field, line);
    await userEvent.keyboard(key);
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ streetAddress })));
    expect(field).toHaveValue(line);
  });
});

test('while suggestions are shown, what comes next moves below them', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
  const field = show(undefined, true);
  await userEvent.type(field, '500 K St, Sacramento, CA 95814');
  await screen.findByRole('option');
  const frame = field.parentElement;
  await waitFor(() => expect(frame?.style.marginBlockEnd).toContain('240px'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(frame?.style.marginBlockEnd).toBe('0px'));
  // A press on what comes next must not miss it.
  expect(frame?.style.transition).toContain('0.4s');
  height.mockRestore();
});
