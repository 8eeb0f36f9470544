import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { HomeInsurance } from '@/contract/tenancy/insurance/endpoints';
import type { InsuranceQuotes } from '@/contract/tenancy/insurance/schemas';
import { renderScreen } from '@/tests/support/renderScreen';
import { HazardList } from './HazardList';
import { InsurerQuotes } from './InsurerQuotes';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const home = {
  homeId: '0195f0a0-0000-7000-8000-00000000000a',
  coverage: { form: 'dp3' },
} as unknown as HomeInsurance;
const answer: InsuranceQuotes = {
  insurer: 'Steadily',
  quotes: [{ form: 'dp3', yearCents: cents(231_200) }],
  applyUrl: 'https://app.steadily.com/start/abc',
  isUnreached: false,
};

async function ask(answered: InsuranceQuotes) {
  const call = vi.fn(async (_: unknown, __: unknown) => answered);
  renderScreen(<InsurerQuotes home={home} insurer="Steadily" />, { call });
  const person = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Ask Steadily for prices' });
  expect(button).toBeDisabled();
  await person.click(screen.getByRole('checkbox', { name: /Share this home’s address/ }));
  await person.click(button);
  return call;
}

describe('InsurerQuotes', () => {
  test('asks only once the owner agrees, and shows prices with the way on', async () => {
    const call = await ask(answer);
    expect(await screen.findByText(/2,312/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue at Steadily' })).toHaveAttribute('href', answer.applyUrl);
    expect(call.mock.calls.map(([, args]) => args)).toMatchObject([
      { params: { homeId: home.homeId }, body: { coverage: home.coverage, sharesHome: true } },
    ]);
  });

  test('says that the insurer could not be reached', async () => {
    await ask({ ...answer, insurer: null, applyUrl: null, isUnreached: true });
    expect(await screen.findByText('We couldn’t reach Steadily')).toBeInTheDocument();
  });

  test('says that the insurer has no price for the home', async () => {
    await ask({ ...answer, quotes: [], applyUrl: null });
    expect(await screen.findByText('Steadily has no price for this home')).toBeInTheDocument();
  });
});

describe('HazardList', () => {
  test('names each hazard with its level, and where to look up the address', () => {
    render(
      <HazardList
        hazards={[
          { id: 'earthquake', level: 'high' },
          { id: 'wind', level: 'low' },
        ]}
      />,
    );
    expect(screen.getByText('Earthquake')).toBeInTheDocument();
    expect(screen.getByText('High')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Look up your address' })).toHaveLength(2);
    expect(screen.getByText(/They say nothing about one address/)).toBeInTheDocument();
  });

  test('says that there are no figures for a ZIP code', () => {
    render(<HazardList hazards={null} />);
    expect(screen.getByText(/We have no figures for this ZIP code/)).toBeInTheDocument();
  });
});
