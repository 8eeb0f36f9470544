import styled from 'styled-components';
import type { OptionTotal } from '@/components/money/payoutPlans/compare/comparison';
import { optionNames } from '@/components/money/payoutPlans/compare/comparison.labels';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { forcedColors, up } from '@/styles/media';
import { displayFace, plainList, tabular } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

const Cards = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};

  ${up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Card = styled.li`
  display: grid;
  gap: ${space.s12};
  padding: ${space.s24};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  &:first-child {
    border-color: ${color.brand};
    background: ${color.brandWash};
  }
`;

const NetIncome = styled.p`
  ${displayFace}
  ${tabular}
  color: ${color.brand};
  font-size: ${size.t34};
`;

const Years = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s4} ${space.s16};
  padding-block-start: ${space.s12};
  border-block-start: 1px solid ${color.line};

  dd {
    margin: 0;
    text-align: end;
  }
`;

const Bar = styled.div`
  height: 0.75rem;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.coralTint};

  &::before {
    content: "";
    display: block;
    width: calc(100% * var(--part));
    height: 100%;
    background: ${color.brand};
  }

  ${forcedColors} {
    border: 1px solid CanvasText;

    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** What each way leaves: over three years, and in the first and the third. */
export function ManagementOptionCards({
  totals,
  totalRent,
}: {
  readonly totals: readonly OptionTotal[];
  readonly totalRent: number;
}) {
  return (
    <Cards aria-live="polite">
      {totals.map(({ way: option, years, netTotal }) => {
        const part = totalRent > 0 ? Math.max(0, Math.min(1, netTotal / totalRent)) : 0;
        return (
          <Card key={option}>
            <Heading as="h3" $size="small">
              {optionNames[option]}
            </Heading>
            <div>
              <NetIncome>
                <Money amount={Math.round(netTotal / 100) * 100} cents="never" />
              </NetIncome>
              <Text $size="small" $tone="soft">
                take-home over three years
              </Text>
            </div>
            <div>
              <Bar style={{ '--part': part } as object} />
              <VisuallyHidden>{Math.round(part * 100)} percent of the rent</VisuallyHidden>
            </div>
            <Years>
              {[0, years.length - 1].map((at) => (
                <div key={at} style={{ display: 'contents' }}>
                  <dt>Year {at + 1}</dt>
                  <dd>
                    <Money amount={Math.round((years[at]?.netIncome ?? 0) / 100) * 100} cents="never" />
                  </dd>
                </div>
              ))}
            </Years>
          </Card>
        );
      })}
    </Cards>
  );
}
