import '@mantine/charts/styles.css';
import { BarChart as MantineBarChart } from '@mantine/charts';
import { MantineScope } from './MantineScope';

export interface BarChartProps {
  /** Text alternative for the chart. Show the figures themselves in a table beside it. */
  label: string;
  bars: readonly { name: string; value: number }[];
  /** Unit of the bars in the tooltip, such as "Attempts". */
  measure: string;
  /** Label below the x-axis. */
  xLabel?: string;
  /** In pixels. */
  height?: number;
}

/** A bar chart of integers by category. A large module: load it lazily. */
export function BarChart({ label, bars, measure, xLabel, height = 260 }: BarChartProps) {
  return (
    <div role="img" aria-label={label}>
      <MantineScope>
        <MantineBarChart
          h={height}
          data={bars.map(({ name, value }) => ({ name, [measure]: value }))}
          dataKey="name"
          series={[{ name: measure, color: 'var(--wm-line-fs)' }]}
          xAxisLabel={xLabel}
          gridColor="var(--wm-hairline)"
          textColor="var(--wm-muted)"
          tickLine="y"
          yAxisProps={{ allowDecimals: false, width: 52 }}
          valueFormatter={(value) => value.toLocaleString('en-US')}
          barProps={{ isAnimationActive: false }}
          // The chart is a single image to assistive technology; its parts must not be focusable.
          barChartProps={{
            accessibilityLayer: false,
            // Room for the top tick label, which is centered on its line, and for the label below.
            margin: { top: 10, bottom: xLabel ? 30 : 0 },
          }}
        />
      </MantineScope>
    </div>
  );
}
