import { AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import styled from 'styled-components';
import { color, size } from '@/styles/tokens';
import { useElementWidth } from './useElementWidth';

const Frame = styled.div`
  width: 100%;
  min-width: 0;

  svg {
    display: block;
    overflow: visible;
  }

  text {
    fill: ${color.inkSoft};
    font-family: inherit;
    font-size: ${size.t14};
  }

  rect {
    forced-color-adjust: none;
  }
`;

const MARGIN = { right: 12, bottom: 28, left: 64 };

interface ChartFrameProps {
  /** What it says, for those who do not see it. */
  readonly label: string;
  readonly height: number;
  /** Room above the chart. */
  readonly top: number;
  /** Draws within a width and a height, in pixels; `width` is that of the whole frame. */
  readonly children: (inner: { readonly width: number; readonly height: number }, width: number) => ReactNode;
}

/** A picture as wide as its place, with room for the labels of its axes. */
export function ChartFrame({ label, height, top, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame, 640);
  const inner = { width: Math.max(40, width - MARGIN.left - MARGIN.right), height: height - top - MARGIN.bottom };
  return (
    <Frame ref={frame}>
      <svg width={width} height={height} role="img" aria-label={label}>
        <Group left={MARGIN.left} top={top}>
          {children(inner, width)}
        </Group>
      </svg>
    </Frame>
  );
}

export const axisLabelProps = { textAnchor: 'middle', fill: color.inkSoft, fontFamily: 'inherit' } as const;

interface ValueAxisProps {
  readonly scale: ComponentProps<typeof AxisLeft>['scale'];
  readonly format: (value: number) => string;
}

/** A few values from below to above, along the start. */
export function ValueAxis({ scale, format }: ValueAxisProps) {
  return (
    <AxisLeft
      scale={scale}
      numTicks={4}
      hideAxisLine
      hideTicks
      tickFormat={(value) => format(Number(value))}
      tickLabelProps={{ ...axisLabelProps, textAnchor: 'end', dx: -8, dy: 4 }}
    />
  );
}
