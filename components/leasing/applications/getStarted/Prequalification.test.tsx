import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { home } from '@/components/homes/homes/homes.fixture';
import { addToQualifyDraft, readQualifyDraft } from '@/lib/storage/qualifyDraft';
import { Prequalification } from './Prequalification';

const offered = home();
beforeEach(() => window.sessionStorage.clear());

const lineOf = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);

test('a low score is met with a co-signer or a larger deposit, and the heading says so', async () => {
  render(<Prequalification home={offered} />);
  await userEvent.selectOptions(screen.getByLabelText(/Estimated credit score/), 'low');
  expect(lineOf('Credit history').getByText('Met with a co-signer or larger deposit')).toBeVisible();
  expect(screen.getByText('You may qualify with conditions')).toBeVisible();
  expect(screen.queryByText('Answer more to see your result')).toBeNull();
});

test('an eviction stays not met', async () => {
  render(<Prequalification home={offered} />);
  await userEvent.selectOptions(screen.getByLabelText(/Evicted in the last 3 years/), 'yes');
  expect(lineOf('No evictions in 3 years').getByText('Not met')).toBeVisible();
});

test('amounts from the listing are there, and what is chosen is saved for the application', async () => {
  addToQualifyDraft(offered.id, { income: 1_200_000, pet: 'cat' });
  render(<Prequalification home={offered} />);
  expect(screen.getByLabelText(/^Monthly income/)).toHaveValue('12,000');
  expect(screen.getByLabelText(/^Pets/)).toHaveValue('cat');
  await userEvent.selectOptions(screen.getByLabelText(/^Pets/), 'dog');
  expect(readQualifyDraft(offered.id)).toEqual({ income: 1_200_000, pet: 'dog' });
});
