import styled from 'styled-components';
import type { Adjustment } from '@/contract/estimates';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  margin: 0;
  ${tabular}

  > div {
    display: contents;
  }

  dt,
  dd {
    margin: 0;
    padding-block: ${space.s12};
    border-block-end: 1px solid ${color.line};
  }

  dd {
    padding-inline-start: ${space.s24};
    font-weight: ${weight.semibold};
    text-align: end;
  }
`;

const Why = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}$${Math.abs(amount).toLocaleString('en-US')}`;

interface AdjustmentsProps {
  readonly lines: readonly Adjustment[];
  /** The first line is where the others start from. */
  readonly fromFirst?: boolean;
}

/** Things that move a rent, each in dollars a month and with its reason. */
export function Adjustments({ lines, fromFirst = false }: AdjustmentsProps) {
  return (
    <List>
      {lines.map(({ name, dollars, why }, n) => (
        <div key={name}>
          <dt>
            {name}
            <Why>{why}</Why>
          </dt>
          <dd>{fromFirst && n === 0 ? `$${dollars.toLocaleString('en-US')}` : signed(dollars)}</dd>
        </div>
      ))}
    </List>
  );
}
