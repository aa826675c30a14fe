import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CALL_KINDS } from '#server/modules/assistant/assistant.rules';
import { paths } from '../../../app/paths';
import { formatNumber } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Card } from '../../../ui/display/Card';
import { type Column, DataTable } from '../../../ui/display/DataTable';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { StatCards } from '../../../ui/display/StatCard';
import { Section, Stack } from '../../../ui/layout/Layout';
import { EmptyState } from '../../../ui/states/States';
import { SkeletonBlock } from '../../../ui/states/Skeletons';
import type {
  AssistantUsePageQuery,
  EditedBudgetsFragment,
} from './__generated__/AssistantUsePage.generated';

const BarChart = lazyComponent(async () => (await import('../../../ui/display/BarChart')).BarChart);

const HEIGHT = 260;

const REPLACED =
  'Answered without the model, because it failed, a budget was used up, or a hint gave the answer away';

const FIGURES: readonly Column<Figures>[] = [
  { header: 'Requests', align: 'end', cell: ({ requests }) => requests },
  { header: 'Tokens', align: 'end', cell: ({ tokens }) => tokens },
  { header: 'Failures', align: 'end', cell: ({ failures }) => failures },
  { header: 'Replaced', align: 'end', cell: ({ replaced }) => replaced },
];

const kindName = (requestType: keyof typeof CALL_KINDS) => {
  const words = CALL_KINDS[requestType].replace('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The figures of one month: totals against the budget, by day, by course and by kind of request. */
export function UseOfMonth({ use, budgets }: { use: MonthlyUse; budgets: EditedBudgetsFragment }) {
  const total = totalOf(use.days);
  const isTokens = budgets.unit === 'TOKENS';
  const used = isTokens ? total.tokens : total.requests;
  const measure = isTokens ? 'tokens' : 'requests';
  if (use.days.length === 0)
    return (
      <EmptyState
        title={`No usage in ${monthName(use.month)}`}
        text={
          use.kind === 'COURSE'
            ? 'The built-in assistant answers here. It needs no language model and is not counted.'
            : 'Every call of the language model is counted here.'
        }
      />
    );
  return (
    <Stack gap={24}>
      <StatCards
        figures={{
          Requests: total.requests,
          Tokens: total.tokens,
          Failures: total.failures,
          Replaced: total.replaced,
        }}
        definitions={{
          Requests: 'Successful calls',
          Tokens: 'Reported by the host, or estimated if it reports none',
          Failures: 'Failed calls',
          Replaced: REPLACED,
        }}
      />
      {budgets.perMonth !== null && (
        <Section title="Monthly budget">
          <Card padding="lg">
            <Stack gap={8}>
              <ProgressBar percent={(100 * used) / budgets.perMonth} label="Monthly budget used" />
              <p>
                {formatNumber(used)} of {formatNumber(budgets.perMonth)} {measure}
              </p>
            </Stack>
          </Card>
        </Section>
      )}
      <Section title="By day">
        <Card padding="lg">
          <Suspense fallback={<SkeletonBlock height={HEIGHT} />}>
            <BarChart
              label={`${isTokens ? 'Tokens' : 'Requests'} by day of ${monthName(use.month)}; the table below has the figures`}
              bars={barsOf(use, measure)}
              measure={isTokens ? 'Tokens' : 'Requests'}
              height={HEIGHT}
            />
          </Suspense>
        </Card>
        <DataTable
          caption="Usage by day"
          dense
          rows={use.days}
          rowKey={({ day }) => day}
          columns={[{ header: 'Day', cell: ({ day }) => day }, ...FIGURES]}
        />
      </Section>
      <Section title="By course">
        <DataTable
          caption="Usage by course"
          dense
          rows={use.courses}
          rowKey={({ courseId }) => courseId ?? ''}
          columns={[
            {
              header: 'Course',
              cell: ({ courseId, title }) =>
                courseId !== null && title !== null ? (
                  <Link to={paths.course(courseId)} className="wm-link">
                    {title}
                  </Link>
                ) : courseId === null ? (
                  'No course'
                ) : (
                  'Deleted course'
                ),
            },
            ...FIGURES,
          ]}
        />
      </Section>
      <Section title="By type of request">
        <DataTable
          caption="Usage by type of request"
          dense
          rows={use.kinds}
          rowKey={({ requestType }) => requestType}
          columns={[{ header: 'Kind', cell: ({ requestType }) => kindName(requestType) }, ...FIGURES]}
        />
      </Section>
    </Stack>
  );
}

type Administration = NonNullable<NonNullable<AssistantUsePageQuery['viewer']>['administration']>;

type MonthlyUse = Administration['assistantUse'];
export type Figures = Pick<MonthlyUse['days'][number], 'requests' | 'tokens' | 'failures' | 'replaced'>;

/** The sums of a month. */
function totalOf(days: readonly Figures[]): Figures {
  const sum = (figure: keyof Figures) => days.reduce((total, day) => total + day[figure], 0);
  return {
    requests: sum('requests'),
    tokens: sum('tokens'),
    failures: sum('failures'),
    replaced: sum('replaced'),
  };
}

/** The month before or after one such as 2026-11. */
export function monthBeside(month: string, step: -1 | 1): string {
  const time = new Date(`${month}-01T00:00:00Z`);
  time.setUTCMonth(time.getUTCMonth() + step);
  return time.toISOString().slice(0, 7);
}

/** A month such as 2026-11 in words. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Every day of the month up to its last use, with 0 for days without use, for a chart. */
export function barsOf({ month, days }: MonthlyUse, measure: keyof Figures) {
  const last = Number(days.at(-1)?.day.slice(8) ?? 0);
  return Array.from({ length: last }, (_, index) => {
    const day = String(index + 1).padStart(2, '0');
    const used = days.find((one) => one.day === `${month}-${day}`);
    return { name: String(index + 1), value: used?.[measure] ?? 0 };
  });
}
