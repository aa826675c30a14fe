import type { BarChartProps } from './BarChart';

/** Test double for the chart, which needs browser layout; exposes its label and values. */
export function BarChart({ label, bars }: BarChartProps) {
  return <div role="img" aria-label={label} data-values={bars.map(({ value }) => value).join(' ')} />;
}
