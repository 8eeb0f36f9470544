import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { namesShape, withLastName } from '@/contract/account/users/nameSchema';
import { useForm } from '@/hooks/useForm';
import { renderScreen } from '@/tests/support/renderScreen';
import { NameFields } from './NameFields';

const Names = withLastName(z.object(namesShape));

function NameForm({ onSend }: { readonly onSend: (names: z.output<typeof Names>) => void }) {
  const { register, formState, handleSubmit } = useForm(async () => Names, {
    draft: 'names',
    initialValues: { firstName: '', lastName: '', oneName: false },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <NameFields
        firstName={register('firstName')}
        lastName={register('lastName')}
        oneName={register('oneName')}
        errors={{ firstName: errors.firstName?.message, lastName: errors.lastName?.message }}
      />
      <button type="submit">Send</button>
    </form>
  );
}

beforeEach(() => window.sessionStorage.clear());

const box = () => screen.getByRole('checkbox', { name: 'I have one name' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test.each(['', '.', '-', 'N/A', 'none'])('points to the box when the last name is %j', async (typed) => {
  const onSend = vi.fn();
  renderScreen(<NameForm onSend={onSend} />, {});
  await userEvent.type(screen.getByLabelText('First name'), 'Suprihatin');
  if (typed) await userEvent.type(screen.getByLabelText('Last name'), typed);
  await send();
  expect(await screen.findByText('Enter your last name, or check “I have one name”')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('hides the last name and sends none when the box is checked', async () => {
  const onSend = vi.fn();
  renderScreen(<NameForm onSend={onSend} />, {});
  await userEvent.type(screen.getByLabelText('First name'), 'Suprihatin');
  await userEvent.type(screen.getByLabelText('Last name'), '.');
  await userEvent.click(box());
  expect(screen.getByLabelText('Last name')).not.toBeVisible();
  await send();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.calls[0]?.[0]).toEqual({ firstName: 'Suprihatin', lastName: '', oneName: true });
});

test('sends both names when the box is left alone', async () => {
  const onSend = vi.fn();
  renderScreen(<NameForm onSend={onSend} />, {});
  await userEvent.type(screen.getByLabelText('First name'), 'Jae');
  await userEvent.type(screen.getByLabelText('Last name'), 'O');
  await send();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.calls[0]?.[0]).toEqual({ firstName: 'Jae', lastName: 'O' });
});
