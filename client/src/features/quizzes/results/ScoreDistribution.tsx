import { Suspense } from 'react';
import { formatCount } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Card } from '../../../ui/display/Card';
import { DataTable } from '../../../ui/display/DataTable';
import { Section } from '../../../ui/layout/Layout';
import { SkeletonBlock } from '../../../ui/states/Skeleton';
import styles from './QuizResultsPage.module.css';

const BarChart = lazyComponent(async () => (await import('../../../ui/display/BarChart')).BarChart);

const HEIGHT = 260;

/** Histogram of scores in ten buckets, as a chart and a table. */
export function ScoreDistribution({ buckets }: { buckets: readonly number[] }) {
  const bars = buckets.map((value, index) => ({ name: rangeOf(index, buckets.length), value }));
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { name: '', value: 0 });
  return (
    <Section title="Scores">
      <Card padding="lg">
        <Suspense fallback={<SkeletonBlock height={HEIGHT} />}>
          <BarChart
            label={`Bar chart of scores. Most attempts, ${most.value}, reached ${most.name} percent.`}
            bars={bars}
            measure="Attempts"
            xLabel="Score in percent"
            height={HEIGHT}
          />
        </Suspense>
        <details className={styles.twin}>
          <summary>Show data table</summary>
          <DataTable
            caption="Attempts by score"
            hideCaption
            rows={bars}
            rowKey={({ name }) => name}
            columns={[
              { key: 'range', header: 'Score', rowHeader: true, cell: ({ name }) => `${name}%` },
              { key: 'attempts', header: 'Attempts', cell: ({ value }) => formatCount(value, 'attempt') },
            ]}
          />
        </details>
      </Card>
    </Section>
  );
}

/** "0–9", …, "90–100": the last bucket includes the full score. */
function rangeOf(index: number, count: number): string {
  const width = 100 / count;
  const from = index * width;
  return `${from}–${index === count - 1 ? 100 : from + width - 1}`;
}
