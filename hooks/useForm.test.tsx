import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { useForm } from './useForm';

const Schema = z.object({ name: z.string().min(1, 'Enter your name') });

function NameForm({ load, onSend }: { load: () => Promise<typeof Schema>; onSend: (values: object) => void }) {
  const { register, handleSubmit, formState } = useForm(load, { draft: 'name-form', initialValues: { name: '' } });
  return (
    <form onSubmit={handleSubmit(onSend)}>
      <input aria-label="Name" {...register('name')} />
      <p role="alert">{formState.errors.name?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}

test('loads the schema when a form is first validated, and says what is wrong in its words', async () => {
  const [load, onSend] = [vi.fn(async () => Schema), vi.fn()];
  render(<NameForm load={load} onSend={onSend} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Enter your name')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('sends what was typed when the schema cannot be loaded', async () => {
  const onSend = vi.fn();
  render(<NameForm load={() => Promise.reject(new Error('offline'))} onSend={onSend} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSend.mock.calls[0]?.[0]).toEqual({ name: 'Ada' });
});
