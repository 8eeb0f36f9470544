import styled from 'styled-components';
import { tabular } from '@/styles/mixins';
import { color } from '@/styles/tokens';
import { type CentsMode, formatMoneyInput } from './moneyFormat';

const Amount = styled.span<{ $negative: boolean }>`
  ${tabular}
  color: ${({ $negative }) => ($negative ? color.danger : 'inherit')};
  white-space: nowrap;
`;

const Per = styled.span`
  color: ${color.inkSoft};
  font-size: 0.7em;
  font-weight: 400;
`;

export type MoneyProps = {
  /** Integer cents. */
  readonly amount: number;
  readonly cents?: CentsMode;
  /** `month` adds a small "/mo". */
  readonly per?: 'month' | 'year';
  /** `plain`: less than zero is no loss, as where a payment takes off what is owed. */
  readonly tone?: 'plain';
};

const perLabels = { month: '/mo', year: '/yr' } as const;

/** Every amount on every screen. */
export function Money({ amount, cents = 'auto', per, tone }: MoneyProps) {
  return (
    <Amount $negative={amount < 0 && tone !== 'plain'}>
      {formatMoneyInput(amount, cents)}
      {per && <Per>{perLabels[per]}</Per>}
    </Amount>
  );
}
