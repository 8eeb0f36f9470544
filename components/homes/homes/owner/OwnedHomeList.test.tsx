import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountHome } from '@/contract/account/account/endpoints';
import type { Todo } from '@/contract/account/todos/endpoints';
import { OwnedHomeList } from './OwnedHomeList';

const home = (id: string, streetAddress: string, status: AccountHome['status']) =>
  ({
    id,
    streetAddress,
    city: 'Oakland',
    state: 'CA',
    status,
    beds: 2,
    baths: 1,
    rentCents: 300_000,
    picture: null,
  }) as unknown as AccountHome;
const todo = (id: string, homeId: string | undefined, title: string) => ({ id, homeId, title }) as unknown as Todo;

test('a card names what waits for its owner first and how much that is, and else what comes next', () => {
  render(
    <OwnedHomeList
      title="All homes"
      homes={[home('a', '1 Elm St', 'active'), home('b', '2 Oak St', 'setup')]}
      todos={[todo('1', 'b', 'Safety for 2 Oak St'), todo('2', 'b', 'Pets for 2 Oak St'), todo('3', undefined, 'W-9')]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByText('People can tour it and apply.')).toBeVisible();
  expect(first?.queryByText(/to-do/)).toBeNull();
  expect(second?.getByText('2 to-dos')).toBeVisible();
  expect(second?.getByText('Safety for 2 Oak St')).toBeVisible();
  expect(second?.queryByText('Tell us how the home works.')).toBeNull();
});
