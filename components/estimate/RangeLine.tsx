import styled from 'styled-components';
import { Disclosure } from '@/components/ui/Disclosure';
import type { EstimateReport } from '@/contract/estimates';
import { forcedColors } from '@/styles/media';
import { displayFace, tabular } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { ComparableTable } from './ComparableTable';

const Figure = styled.figure`
  margin: 0;
`;

const Line = styled.div`
  ${tabular}
  position: relative;
  height: 9.5rem;
  margin-inline: ${space.s8};
`;

const Rail = styled.span`
  position: absolute;
  inset: 4.75rem 0 auto;
  height: 2px;
  background: ${color.lineStrong};

  ${forcedColors} {
    background: CanvasText;
  }
`;

const Band = styled.span`
  position: absolute;
  inset-block-start: 4.25rem;
  height: 1rem;
  border: 1px solid ${color.brand};
  border-radius: ${radius.pill};
  background: ${color.brandTint};
`;

const At = styled.span`
  position: absolute;
  inset-block-start: 0;
  transform: translateX(-50%);
  text-align: center;
  white-space: nowrap;
`;

const Value = styled.span`
  ${displayFace}
  display: block;
  font-size: ${size.t26};
`;

const Needle = styled.span`
  position: absolute;
  inset-block-start: 2.5rem;
  width: 3px;
  height: 3.25rem;
  margin-inline-start: -1.5px;
  border-radius: ${radius.pill};
  background: ${color.brand};

  ${forcedColors} {
    background: Highlight;
  }
`;

const Dot = styled.span<{ $leased: boolean }>`
  position: absolute;
  width: 0.875rem;
  height: 0.875rem;
  margin: -0.4375rem 0 0 -0.4375rem;
  border: 2px solid ${color.surface};
  border-radius: 50%;
  background: ${({ $leased }) => ($leased ? color.apricot : color.coral)};

  ${forcedColors} {
    border-color: CanvasText;
  }
`;

const Ends = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: 5.75rem;
  transform: translateX(${({ $side }) => ($side === 'start' ? '0' : '-100%')});
  color: ${color.inkSoft};
  font-size: ${size.t14};
  font-weight: ${weight.medium};
`;

const Hoped = styled.span`
  position: absolute;
  inset-block-start: 8rem;
  color: ${color.info};
  font-size: ${size.t14};
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
  transform: translateX(-50%);
`;

/** Exactly below what was hoped for, while the words beneath keep off the edge. */
const Pointer = styled(Hoped)`
  inset-block-start: 7rem;
`;

const Caption = styled.figcaption`
  color: ${color.inkSoft};
`;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The range on a line, the comparable homes as dots on it, and the same as a table. */
export function RangeLine({ report }: { readonly report: EstimateReport }) {
  const { low, high, estimate, comparables, hopedRent } = report;
  if (low === null || high === null || estimate === null) return null;
  const marks = [low, high, ...comparables.map(({ adjusted }) => adjusted), ...(hopedRent === null ? [] : [hopedRent])];
  const [least, most] = [Math.min(...marks), Math.max(...marks)];
  const pad = (most - least) * 0.06;
  const at = (value: number) => `${(100 * (value - least + pad)) / (most - least + 2 * pad)}%`;
  // Numbers at the edge of a narrow screen must not leave it.
  const held = (value: number, off = '4rem') => `clamp(${off}, ${at(value)}, calc(100% - ${off}))`;
  return (
    <Figure>
      <Line aria-hidden="true">
        <Rail />
        <Band style={{ insetInlineStart: at(low), width: `calc(${at(high)} - ${at(low)})` }} />
        <At style={{ insetInlineStart: held(estimate) }}>
          <Value>{dollars(estimate)}</Value>
        </At>
        <Needle style={{ insetInlineStart: at(estimate) }} />
        {comparables.map(({ homeId, adjusted, leased }, n) => (
          <Dot
            key={homeId}
            $leased={leased}
            style={{ insetInlineStart: at(adjusted), insetBlockStart: `${4.4 + (n % 3) * 0.35}rem` }}
          />
        ))}
        <Ends $side="start" style={{ insetInlineStart: at(low) }}>
          {dollars(low)}
        </Ends>
        <Ends $side="end" style={{ insetInlineStart: at(high) }}>
          {dollars(high)}
        </Ends>
        {hopedRent !== null && (
          <>
            <Pointer style={{ insetInlineStart: at(hopedRent) }}>▲</Pointer>
            <Hoped style={{ insetInlineStart: held(hopedRent, '5.5rem') }}>you had {dollars(hopedRent)} in mind</Hoped>
          </>
        )}
      </Line>
      <Caption>
        Four of five homes like yours rent for {dollars(low)} to {dollars(high)}.
        {comparables.length > 0 &&
          ` The ${comparables.length} dots are homes of ours nearby, each as if it were yours.`}
      </Caption>
      {comparables.length > 0 && (
        <Disclosure summary="The same as a table">
          <ComparableTable comparables={comparables} />
        </Disclosure>
      )}
    </Figure>
  );
}
