import styled from 'styled-components';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
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

const Track = styled.span`
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

const Position = styled.span`
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

const EstimateMarker = styled.span`
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

const RangeEnds = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: 5.75rem;
  transform: translateX(${({ $side }) => ($side === 'start' ? '0' : '-100%')});
  color: ${color.inkSoft};
  font-size: ${size.t14};
  font-weight: ${weight.medium};
`;

const HopedRentMarker = styled.span`
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
const MarkerPointer = styled(HopedRentMarker)`
  inset-block-start: 7rem;
`;

const Caption = styled.figcaption`
  color: ${color.inkSoft};
`;

const formatDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The range on a line, the comparable homes as dots on it, and the same as a table. */
export function RentRangeChart({ report }: { readonly report: EstimateReport }) {
  const { low, high, estimate, comparables, hopedRent } = report;
  if (low === null || high === null || estimate === null) return null;
  // Homes that are not alike say nothing of the range; the table has them all.
  const alike = comparables.filter((home) => home.alike !== false);
  const marks = [low, high, ...alike.map(({ adjusted }) => adjusted), ...(hopedRent === null ? [] : [hopedRent])];
  const [minRent, maxRent] = [Math.min(...marks), Math.max(...marks)];
  const padding = (maxRent - minRent) * 0.06;
  const positionOf = (value: number) => `${(100 * (value - minRent + padding)) / (maxRent - minRent + 2 * padding)}%`;
  // Numbers at the edge of a narrow screen must not leave it.
  const clampPosition = (value: number, off = '4rem') => `clamp(${off}, ${positionOf(value)}, calc(100% - ${off}))`;
  return (
    <Figure>
      <Line aria-hidden="true">
        <Track />
        <Band style={{ insetInlineStart: positionOf(low), width: `calc(${positionOf(high)} - ${positionOf(low)})` }} />
        <Position style={{ insetInlineStart: clampPosition(estimate) }}>
          <Value>{formatDollars(estimate)}</Value>
        </Position>
        <EstimateMarker style={{ insetInlineStart: positionOf(estimate) }} />
        {alike.map(({ homeId, adjusted, leased }, n) => (
          <Dot
            key={homeId}
            $leased={leased}
            style={{ insetInlineStart: positionOf(adjusted), insetBlockStart: `${4.4 + (n % 3) * 0.35}rem` }}
          />
        ))}
        <RangeEnds $side="start" style={{ insetInlineStart: positionOf(low) }}>
          {formatDollars(low)}
        </RangeEnds>
        <RangeEnds $side="end" style={{ insetInlineStart: positionOf(high) }}>
          {formatDollars(high)}
        </RangeEnds>
        {hopedRent !== null && (
          <>
            <MarkerPointer style={{ insetInlineStart: positionOf(hopedRent) }}>▲</MarkerPointer>
            <HopedRentMarker style={{ insetInlineStart: clampPosition(hopedRent, '5.5rem') }}>
              Your target: {formatDollars(hopedRent)}
            </HopedRentMarker>
          </>
        )}
      </Line>
      <Caption>
        Four out of five similar homes rent for {formatDollars(low)} to {formatDollars(high)}.
        {alike.length === 1 && ' The dot is a nearby Belong home, adjusted to your home.'}
        {alike.length > 1 && ` The ${alike.length} dots are nearby Belong homes, adjusted to your home.`}
      </Caption>
      {comparables.length > 0 && (
        <Disclosure summary="View as a table">
          <ComparableTable comparables={comparables} />
        </Disclosure>
      )}
    </Figure>
  );
}
