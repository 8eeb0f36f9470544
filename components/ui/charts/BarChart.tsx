import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
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

interface BarChartProps {
  readonly label: string;
  readonly bars: readonly { readonly key: string; readonly value: number }[];
  readonly format: (value: number) => string;
  readonly height?: number;
  /** How a bar is named along the bottom; by its key unless given. */
  readonly nameOf?: (key: string) => string;
}

const MARGIN = { top: 12, right: 8, bottom: 28, left: 64 };
const WIDTH_OF_NAME = 56;

/** One bar for each value, from zero up or down. */
export function BarChart({ label, bars, format, height = 220, nameOf = (key) => key }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame, 640);
  const inner = {
    width: Math.max(40, width - MARGIN.left - MARGIN.right),
    height: height - MARGIN.top - MARGIN.bottom,
  };
  const values = bars.map(({ value }) => value);
  const x = scaleBand({ domain: bars.map(({ key }) => key), range: [0, inner.width], padding: 0.25 });
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values, Math.min(0, ...values) < 0 ? 0 : 1)],
    range: [inner.height, 0],
    nice: true,
  });
  const each = Math.max(1, Math.ceil(bars.length / Math.max(1, Math.floor(inner.width / WIDTH_OF_NAME))));
  return (
    <Frame ref={frame}>
      <svg width={width} height={height} role="img" aria-label={label}>
        <Group left={MARGIN.left} top={MARGIN.top}>
          <AxisLeft
            scale={y}
            numTicks={4}
            hideAxisLine
            hideTicks
            tickFormat={(value) => format(Number(value))}
            tickLabelProps={{
              textAnchor: 'end',
              dx: -8,
              dy: 4,
              fill: color.inkSoft,
              fontFamily: 'inherit',
            }}
          />
          {bars.map(({ key, value }) => (
            <Bar
              key={key}
              x={x(key) ?? 0}
              width={x.bandwidth()}
              y={Math.min(y(0), y(value))}
              height={Math.abs(y(value) - y(0))}
              fill={value < 0 ? color.danger : color.brand}
            />
          ))}
          <line x1={0} x2={inner.width} y1={y(0)} y2={y(0)} stroke={color.lineStrong} />
          <AxisBottom
            scale={x}
            top={inner.height}
            hideAxisLine
            hideTicks
            tickValues={bars.filter((_, at) => at % each === 0).map(({ key }) => key)}
            tickFormat={(key) => nameOf(String(key))}
            tickLabelProps={{ textAnchor: 'middle', fill: color.inkSoft, fontFamily: 'inherit' }}
          />
        </Group>
      </svg>
    </Frame>
  );
}
