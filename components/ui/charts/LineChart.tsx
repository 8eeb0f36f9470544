import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useRef } from 'react';
import styled from 'styled-components';
import { color, size, weight } from '@/styles/tokens';
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
`;

const Name = styled.text`
  && {
    fill: ${color.ink};
    font-weight: ${weight.semibold};
    /* A line that passes behind a name leaves it readable. */
    paint-order: stroke;
    stroke: ${color.canvas};
    stroke-width: 5px;
  }
`;

const strokes = { main: color.brand, second: color.coral, third: color.info } as const;
const dashes = { main: undefined, second: '6 4', third: '2 4' } as const;

export interface LineSeries {
  readonly name: string;
  readonly tone: keyof typeof strokes;
  readonly values: readonly number[];
}

interface LineChartProps {
  /** What it says, for those who do not see it. */
  readonly label: string;
  /** One for each value, along the bottom. */
  readonly points: readonly string[];
  readonly series: readonly LineSeries[];
  readonly format: (value: number) => string;
  readonly height?: number;
}

const MARGIN = { top: 24, right: 12, bottom: 28, left: 64 };
const NARROW = 480;

/** Lines over time with their names at their ends; zero has its own line where values fall below it. */
export function LineChart({ label, points, series, format, height = 260 }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame, 640);
  const inner = {
    width: Math.max(40, width - MARGIN.left - MARGIN.right),
    height: height - MARGIN.top - MARGIN.bottom,
  };
  const all = series.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = scalePoint({ domain: [...points], range: [0, inner.width] });
  const y = scaleLinear({ domain: [low, high], range: [inner.height, 0], nice: true });
  const everyPoint = width < NARROW ? points.filter((_, at) => at % 3 === 0 || at === points.length - 1) : [...points];
  // Names of lines that end close to one another would overlap: each keeps its distance to the one above.
  const ends = series
    .map((line) => ({ ...line, at: y(line.values.at(-1) ?? 0) }))
    .sort((one, other) => one.at - other.at)
    .reduce<{ name: string; at: number }[]>((placed, { name, at }) => {
      placed.push({ name, at: Math.max(at, (placed.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + 18) });
      return placed;
    }, []);
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
          <AxisBottom
            scale={x}
            top={inner.height}
            tickValues={everyPoint}
            stroke={color.lineStrong}
            hideTicks
            tickLabelProps={{ textAnchor: 'middle', fill: color.inkSoft, fontFamily: 'inherit' }}
          />
          {low < 0 && <line x1={0} x2={inner.width} y1={y(0)} y2={y(0)} stroke={color.lineStrong} />}
          {series.map(({ name, tone, values }) => (
            <LinePath
              key={name}
              data={values.map((value, at) => ({ value, at }))}
              x={({ at }) => x(points[at] ?? '') ?? 0}
              y={({ value }) => y(value)}
              stroke={strokes[tone]}
              strokeWidth={3}
              strokeDasharray={dashes[tone]}
              fill="none"
            />
          ))}
          {ends.map(({ name, at }) => (
            <Name key={name} x={inner.width} y={at - 8} textAnchor="end">
              {name}
            </Name>
          ))}
        </Group>
      </svg>
    </Frame>
  );
}
