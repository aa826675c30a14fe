import {
  Bar,
  BarChart as Chart,
  CartesianGrid,
  Label,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styles from './BarChart.module.css';

export interface BarChartProps {
  /** Text alternative for the chart. Show the figures themselves in a table beside it. */
  label: string;
  bars: readonly { name: string; value: number }[];
  /** Unit of the bars in the tooltip, such as "Attempts". */
  measure: string;
  /** Label below the x-axis. */
  xLabel?: string;
  /** The height in pixels. */
  height?: number;
  /** Color of the bars. */
  color?: string;
}

const TICK = { fontSize: 12, fill: 'currentColor' };

/** A bar chart of integers by category. A large module: load it lazily. */
export function BarChart({
  label,
  bars,
  measure,
  xLabel,
  height = 260,
  color = 'var(--wm-line-fs)',
}: BarChartProps) {
  return (
    <div role="img" aria-label={label} className="wm-muted">
      <ResponsiveContainer width="100%" height={height}>
        <Chart
          data={bars}
          // The chart is a single image to assistive technology; its parts must not be focusable.
          accessibilityLayer={false}
          // Room for the top tick label, which is centered on its line, and for the label below.
          margin={{ top: 10, bottom: xLabel ? 30 : 10 }}
        >
          <CartesianGrid vertical={false} stroke="var(--wm-hairline)" strokeDasharray="5 5" />
          <XAxis
            dataKey="name"
            stroke=""
            tick={TICK}
            tickLine={false}
            tickMargin={8}
            minTickGap={5}
            interval="preserveStartEnd"
          >
            {xLabel && (
              <Label value={xLabel} position="insideBottom" offset={-20} fontSize={12} fill="currentColor" />
            )}
          </XAxis>
          <YAxis
            allowDecimals={false}
            width={52}
            axisLine={false}
            stroke="currentColor"
            tick={TICK}
            tickMargin={8}
            tickFormatter={tickLabel}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--wm-sunken)' }}
            content={({ active, label: bar, payload }) =>
              active && payload[0] ? (
                <p className={`wm-small wm-pad-8-12 ${styles.tooltip}`}>
                  <strong>{bar}</strong> {measure}: {formatted(Number(payload[0].value))}
                </p>
              ) : null
            }
          />
          <Bar dataKey="value" fill={color} isAnimationActive={false} />
        </Chart>
      </ResponsiveContainer>
    </div>
  );
}

const formatted = (value: number) => value.toLocaleString('en-US');

/** Short enough for the axis: 80K instead of 80,000. */
const tickLabel = (value: number) =>
  value < 10_000 ? formatted(value) : value.toLocaleString('en-US', { notation: 'compact' });
