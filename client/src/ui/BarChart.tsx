import '@mantine/charts/styles.css';
import { BarChart as MantineBarChart } from '@mantine/charts';
import { MantineScope } from './MantineScope';

export interface BarChartProps {
  /** What the picture shows, for whoever cannot see it. The figures themselves belong in a table beside it. */
  label: string;
  bars: readonly { name: string; value: number }[];
  /** What a bar counts, as the tooltip says it: "Attempts". */
  measure: string;
  /** Under the bars. */
  xLabel?: string;
  /** In pixels. */
  height?: number;
}

/** Bars over names, in whole numbers. Heavy: load it lazily. */
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
          // The picture is one thing to assistive technology; its parts must not take the focus.
          barChartProps={{
            accessibilityLayer: false,
            // The uppermost figure stands half above its line, and the label under the bars.
            margin: { top: 10, bottom: xLabel ? 30 : 0 },
          }}
        />
      </MantineScope>
    </div>
  );
}
