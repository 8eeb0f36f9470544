import { AxisBottom } from '@visx/axis';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import styled from 'styled-components';
import { color, weight } from '@/styles/tokens';
import { axisLabelProps, ChartFrame, ValueAxis } from './ChartFrame';

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

const NARROW = 480;

/** Names of lines that end close to one another would overlap: each keeps its distance to the one above. */
const placeNames = (ends: readonly { readonly name: string; readonly at: number }[]) =>
  ends
    .toSorted((one, other) => one.at - other.at)
    .reduce<{ name: string; at: number }[]>((placed, { name, at }) => {
      placed.push({ name, at: Math.max(at, (placed.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + 18) });
      return placed;
    }, []);

/** Lines over time with their names at their ends; zero has its own line where values fall below it. */
export function LineChart({ label, points, series, format, height = 260 }: LineChartProps) {
  const all = series.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  return (
    <ChartFrame label={label} height={height} top={24}>
      {(inner, width) => {
        const x = scalePoint({ domain: [...points], range: [0, inner.width] });
        const y = scaleLinear({ domain: [low, high], range: [inner.height, 0], nice: true });
        const isNamed = (at: number) => width >= NARROW || at % 3 === 0 || at === points.length - 1;
        return (
          <>
            <ValueAxis scale={y} format={format} />
            <AxisBottom
              scale={x}
              top={inner.height}
              tickValues={points.filter((_, at) => isNamed(at))}
              stroke={color.lineStrong}
              hideTicks
              tickLabelProps={axisLabelProps}
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
            {placeNames(series.map(({ name, values }) => ({ name, at: y(values.at(-1) ?? 0) }))).map(({ name, at }) => (
              <Name key={name} x={inner.width} y={at - 8} textAnchor="end">
                {name}
              </Name>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
