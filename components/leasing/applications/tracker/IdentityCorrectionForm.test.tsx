import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { renderScreen } from '@/tests/support/renderScreen';
import { IdentityCorrectionForm } from './IdentityCorrectionForm';

vi.mock('next/router', () => ({ useRouter: () => ({ push: vi.fn(), query: {} }) }));

const run = {
  id: 'r1',
  flowId: 'applicant',
  status: 'submitted',
  answers: { firstName: 'Ada', lastName: 'Byrn', birthDate: '1990-12-10' },
};
const application = { id: 'a1', me: { role: 'applicant', identity: { kind: 'ssn' } } } as never;
const blocked = { why: 'mismatch', agency: { name: 'The agency', phone: '+14155550100' } } as never;

test('name and birthday are there to correct, and the number is entered again', async () => {
  const sent: unknown[] = [];
  const call = async ({ key }: Endpoint, args?: { body?: unknown }) => {
    if (key.join('.') === 'flows.latestRun') return { run, known: {} };
    sent.push(args?.body);
    return {};
  };
  renderScreen(<IdentityCorrectionForm application={application} blocked={blocked} />, { call });
  const person = userEvent.setup();
  await vi.waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Ada'));
  expect(screen.getByLabelText('Date of birth')).toHaveValue('1990-12-10');
  const last = screen.getByLabelText('Last name');
  expect(last).toHaveValue('Byrn');
  await person.clear(last);
  await person.type(last, 'Byron');
  await person.type(screen.getByLabelText('Social Security number', { selector: '[type=password]' }), '219-09-9999');
  await person.click(screen.getByRole('button', { name: 'Save and check again' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        correction: {
          firstName: 'Ada',
          lastName: 'Byron',
          birthDate: '1990-12-10',
          number: '219-09-9999',
          kind: 'ssn',
        },
      },
    ]),
  );
});
