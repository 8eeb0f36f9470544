import { AxisBottom } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { color } from '@/styles/tokens';
import { axisLabelProps, ChartFrame, ValueAxis } from './ChartFrame';

interface BarChartProps {
  readonly label: string;
  readonly bars: readonly { readonly key: string; readonly value: number }[];
  readonly format: (value: number) => string;
  readonly height?: number;
  /** How a bar is named along the bottom; by its key unless given. */
  readonly nameOf?: (key: string) => string;
}

const WIDTH_OF_NAME = 56;

/** One bar for each value, from zero up or down. */
export function BarChart({ label, bars, format, height = 220, nameOf = (key) => key }: BarChartProps) {
  const values = bars.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values, low < 0 ? 0 : 1);
  return (
    <ChartFrame label={label} height={height} top={12}>
      {(inner) => {
        const x = scaleBand({ domain: bars.map(({ key }) => key), range: [0, inner.width], padding: 0.25 });
        const y = scaleLinear({ domain: [low, high], range: [inner.height, 0], nice: true });
        const each = Math.max(1, Math.ceil(bars.length / Math.max(1, Math.floor(inner.width / WIDTH_OF_NAME))));
        return (
          <>
            <ValueAxis scale={y} format={format} />
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
              tickLabelProps={axisLabelProps}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
