import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { addToQualifyDraft, readQualifyDraft } from '@/lib/storage/qualifyDraft';
import { renderScreen } from '@/tests/support/renderScreen';
import { HouseholdForm } from './HouseholdForm';

const router = vi.hoisted(() => ({ query: {}, pathname: '', push: vi.fn(async () => true) }));
vi.mock('next/router', () => ({ useRouter: () => router }));

const application = {
  id: 'one',
  status: 'started',
  home: { id: 'home', pets: 'catsAndDogs', petLimit: null },
  household: { minors: 0, assistanceAnimals: 0, pets: [] },
  applicants: [],
  me: null,
} as unknown as Application;

function renderForm() {
  const call = vi.fn(async (..._asked: unknown[]) => application);
  renderScreen(<HouseholdForm application={application} />, { call });
  return call;
}

test('the pet that was named before applying is there once, and not again after the household is saved', async () => {
  addToQualifyDraft('home', { income: 900_000, pet: 'dog' });
  const call = renderForm();
  expect(screen.getByRole('group', { name: 'Pet 1' })).toBeVisible();
  expect(screen.getByLabelText('Type')).toHaveValue('dog');
  await userEvent.click(screen.getByRole('button', { name: 'Remove pet 1' }));
  await userEvent.click(screen.getByRole('radio', { name: /just me/ }));
  await userEvent.click(screen.getByRole('button', { name: /Save|Continue/ }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  await waitFor(() => expect(readQualifyDraft('home')).toEqual({ income: 900_000, pet: '' }));
  cleanup();
  renderForm();
  expect(screen.queryByRole('group', { name: 'Pet 1' })).toBeNull();
});
