import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { WealthInputs } from '@/contract/money/wealth/endpoints';
import { projectWealth } from '@/contract/money/wealth/projection';
import { displayFace, tabular } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';
import { formatShare } from './wealth.labels';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: ${space.s12};
  margin: 0;
`;

const Tile = styled.div`
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  dt {
    color: ${color.inkSoft};
    font-size: ${size.t14};
  }

  dd {
    margin: 0;
  }

  dd:first-of-type {
    ${displayFace}
    ${tabular}
    font-size: ${size.t21};
  }
`;

export function Figure({ label, children, note }: { label: string; children: ReactNode; note?: string }) {
  return (
    <Tile>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && (
        <Text as="dd" $size="small" $tone="soft">
          {note}
        </Text>
      )}
    </Tile>
  );
}

/** A home in figures: what it is worth, what it earns, and what it returns. A loss stands as plainly as a gain. */
export function WealthFigures({ inputs }: { readonly inputs: WealthInputs }) {
  const wealth = projectWealth(inputs);
  const [first] = wealth.years;
  if (!first) return null;
  // Without its value, equity and return of the home are unknown.
  const isValued = inputs.valueCents > 0;
  return (
    <Figures>
      <Figure label="Cash flow a month">
        <Money amount={Math.round(first.cashFlow / 12)} cents="always" />
      </Figure>
      <Figure label="Cash flow a year">
        <Money amount={first.cashFlow} cents="always" />
      </Figure>
      {isValued && (
        <>
          <Figure label="Equity">
            <Money amount={wealth.equity} />
          </Figure>
          <Figure label="Loan to value">{formatShare(wealth.loanToValueBps)}</Figure>
        </>
      )}
      <Figure label="Net operating income">
        <Money amount={first.netOperatingIncome} cents="always" />
      </Figure>
      <Figure label="Loan payment a month">
        <Money amount={wealth.monthlyPayment} cents="always" />
      </Figure>
      {isValued && <Figure label="Cap rate">{formatShare(wealth.capRateBps)}</Figure>}
      <Figure label="Cash-on-cash return">{formatShare(wealth.cashOnCashBps)}</Figure>
      <Figure label="Debt coverage (DSCR)">
        {wealth.debtCoverage === null ? 'No loan' : wealth.debtCoverage.toFixed(2)}
      </Figure>
      <Figure label="Loan paid down, year 1">
        <Money amount={first.principalPaid} cents="always" />
      </Figure>
      {isValued && (
        <>
          <Figure label="Appreciation, year 1">
            <Money amount={first.appreciation} cents="always" />
          </Figure>
          <Figure
            label="Total return, year 1"
            {...(wealth.totalReturnBps !== null && { note: `${formatShare(wealth.totalReturnBps)} of your cash` })}
          >
            <Money amount={first.totalReturn} cents="always" />
          </Figure>
        </>
      )}
    </Figures>
  );
}
