import { Suspense } from 'react';
import { useAddressParams } from '../../../../forms/useAddressParams';
import { formatCount, formatDate, formatMinutes } from '../../../../lib/format';
import { lazyComponent } from '../../../../lib/lazyComponent';
import { Card } from '../../../../ui/display/Card';
import { Chip } from '../../../../ui/buttons/Chip';
import { DataTable } from '../../../../ui/display/DataTable';
import { Cluster, Section, Stack } from '../../../../ui/layout/Layout';
import { SkeletonBlock } from '../../../../ui/states/Skeletons';
import { lineOf } from '../../../../ui/theme/tokens';
import styles from './CourseActivity.module.css';
import type { CourseFiguresQuery } from './__generated__/CourseAnalyticsPage.generated';

type Day = Analytics['activity'][number];

const BarChart = lazyComponent(async () => (await import('../../../../ui/display/BarChart')).BarChart);

const HEIGHT = 260;

/** Measures of the chart; the first is the default unless `?show=` names another. */
const MEASURES = [
  { key: 'students', field: 'activeStudents', name: 'Active students' },
  { key: 'lessons', field: 'lessonsCompleted', name: 'Lessons completed' },
  { key: 'enrollments', field: 'newEnrollments', name: 'New enrollments' },
  { key: 'minutes', field: 'minutesSpent', name: 'Minutes spent' },
] as const;

interface CourseActivityProps {
  activity: readonly Day[];
  category: string;
  days: number;
  /** Whether another range is loading. */
  isUnderWay: boolean;
  onChoose: (days: number) => void;
}

/** A course's activity per day, as a chart and a table. */
export function CourseActivity({ activity, category, days, isUnderWay, onChoose }: CourseActivityProps) {
  const [params, setParams] = useAddressParams();
  const measure = MEASURES.find(({ key }) => key === params.get('show')) ?? MEASURES[0];

  function show(key: string) {
    setParams({ show: key }, { replace: true });
  }

  return (
    <Section
      title="Activity"
      actions={
        <Cluster gap={8} role="group" aria-label="Date range">
          {RANGES.map((range) => (
            <Chip key={range} selected={range === days} onClick={() => onChoose(range)}>
              {range} days
            </Chip>
          ))}
        </Cluster>
      }
    >
      <Card padding="lg" aria-busy={isUnderWay || undefined}>
        <Stack gap={16}>
          <Cluster gap={8} role="group" aria-label="Show">
            {MEASURES.map(({ key, name }) => (
              <Chip key={key} selected={key === measure.key} onClick={() => show(key)}>
                {name}
              </Chip>
            ))}
          </Cluster>
          <Suspense fallback={<SkeletonBlock height={HEIGHT} />}>
            <BarChart
              label={chartLabel(measure.name, measure.field, activity)}
              bars={activity.map((day) => ({ name: shortDayName(day.date), value: day[measure.field] }))}
              measure={measure.name}
              xLabel="Day (UTC)"
              height={HEIGHT}
              color={lineOf(category).variable}
            />
          </Suspense>
          <p className="wm-muted">
            In the last {activity.length} days: {formatCount(sum(activity, 'lessonsCompleted'), 'lesson')}{' '}
            completed, {formatCount(sum(activity, 'newEnrollments'), 'new enrollment')},{' '}
            {formatMinutes(sum(activity, 'minutesSpent'))} spent in lessons.
          </p>
          <details className="wm-chart-data">
            <summary>Show data table</summary>
            <DayTable activity={activity} />
          </details>
        </Stack>
      </Card>
    </Section>
  );
}

/** The chart's data as a table, latest day first. */
function DayTable({ activity }: { activity: readonly Day[] }) {
  return (
    <DataTable<Day>
      caption="Activity by day"
      className={styles.table}
      rows={[...activity].reverse()}
      rowKey={({ date }) => date}
      columns={[
        { header: 'Day', cell: ({ date }) => dayName(date) },
        ...MEASURES.map(({ key, name, field }) => ({
          key,
          header: name,
          align: 'end' as const,
          cell: (day: Day) => day[field],
        })),
      ]}
    />
  );
}

type Field = (typeof MEASURES)[number]['field'];

const sum = (activity: readonly Day[], field: Field) =>
  activity.reduce((total, day) => total + day[field], 0);

/** Server dates are in UTC; noon is on the same date in nearly all time zones. */
const dayName = (date: string) => formatDate(`${date}T12:00:00Z`);

/** The name of a day without the year, to save space below a bar. */
const shortDayName = (date: string) => dayName(date).replace(/ \d+$/, '');

function chartLabel(name: string, field: Field, activity: readonly Day[]): string {
  const best = activity.reduce<Day | null>((so, day) => (!so || day[field] > so[field] ? day : so), null);
  const what = `Bar chart of ${name.toLowerCase()} by day, ${activity.length} days.`;
  if (!best || best[field] === 0) return `${what} There were none.`;
  return `${what} The most, ${best[field]}, were on ${dayName(best.date)}.`;
}

/** Selectable date ranges, in days. */
const RANGES = [7, 30, 90] as const;
const DEFAULT_RANGE = 30;

/** The date range from `?days=`, with a setter. Invalid values fall back to the default. */
export function useDays(): [number, (days: number) => void] {
  const [params, setParams] = useAddressParams();
  const requested = Number(params.get('days'));
  const days = RANGES.find((range) => range === requested) ?? DEFAULT_RANGE;

  function choose(next: number) {
    setParams({ days: String(next) });
  }

  return [days, choose];
}

type Teaching = NonNullable<NonNullable<CourseFiguresQuery['viewer']>['teaching']>;

/** A course's analytics as selected by the analytics page. */
export type Analytics = NonNullable<Teaching['course']>['analytics'];
