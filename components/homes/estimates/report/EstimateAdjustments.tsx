import styled from 'styled-components';
import type { Adjustment } from '@/contract/homes/estimates/endpoints';
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

const Reason = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const formatSigned = (amount: number) => `${amount < 0 ? '−' : '+'}$${Math.abs(amount).toLocaleString('en-US')}`;

interface EstimateAdjustmentsProps {
  readonly lines: readonly Adjustment[];
  /** The first line is where the others start from. */
  readonly isFromFirstEstimate?: boolean;
}

/** Things that move a rent, each in dollars a month and with its reason. */
export function EstimateAdjustments({ lines, isFromFirstEstimate = false }: EstimateAdjustmentsProps) {
  return (
    <List>
      {lines.map(({ name, dollars, why }, n) => (
        <div key={name}>
          <dt>
            {name}
            <Reason>{why}</Reason>
          </dt>
          <dd>{isFromFirstEstimate && n === 0 ? `$${dollars.toLocaleString('en-US')}` : formatSigned(dollars)}</dd>
        </div>
      ))}
    </List>
  );
}
