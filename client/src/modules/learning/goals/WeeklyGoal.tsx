import { Suspense, useState } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { useAction } from '../../../apollo/useAction';
import { browserTimeZone } from '../../../lib/browserTimeZone';
import { formatCount, formatNumber } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { CheckIcon } from '../../../ui/icons/Icons';
import { Cluster, Section } from '../../../ui/layout/Layout';
import styles from './WeeklyGoal.module.css';
import {
  SetWeeklyGoalDocument,
  useWeeklyGoalQuery,
  type WeeklyGoalFragment as Goal,
} from './__generated__/WeeklyGoal.generated';

/** Most people set no more than a number of days. */
const GoalDialog = lazyComponent(async () => (await import('./GoalDialog')).GoalDialog);

/** The viewer's learning this week by day, and their goal for it. */
export function WeeklyGoal() {
  const { data, error, refetch } = useWeeklyGoalQuery({
    // Weeks are counted in it.
    variables: { timeZone: browserTimeZone() },
    fetchPolicy: 'cache-and-network',
  });
  const goal = data?.viewer?.learningGoal;
  return (
    <Section title="This week">
      <Week activeDays={goal?.activeDays ?? []} />
      {goal && <GoalLine goal={goal} />}
      {!goal && error && (
        <Cluster>
          <p role="alert">{errorSentence(error, 'Your weekly goal couldn’t be loaded.')}</p>
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            Load again
          </Button>
        </Cluster>
      )}
    </Section>
  );
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The days of this week as stops. */
function Week({ activeDays }: { activeDays: readonly number[] }) {
  const [today] = useState(() => (new Date().getDay() + 6) % 7);
  return (
    <ol className={`wm-grid wm-max-34 ${styles.week}`} aria-label="Days of this week">
      {DAYS.map((name, index) => {
        const isActive = activeDays.includes(index + 1);
        return (
          <li
            key={name}
            className={classes(isActive && styles.active, index === today && styles.today)}
            aria-current={index === today ? 'date' : undefined}
          >
            <span className={`wm-center wm-relative ${styles.stop}`}>
              {isActive && <CheckIcon size={16} strokeWidth={3} />}
            </span>
            {name}
            {isActive && <span className="wm-visually-hidden">, learned</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Days a week to choose with one press. */
const PRESETS = [2, 3, 5];

/** The goal and how far it is; without a goal some to choose from. */
function GoalLine({ goal }: { goal: Goal }) {
  const [isEditing, setEditing] = useState(false);
  const setDays = useAction(SetWeeklyGoalDocument, {
    variables: (daysPerWeek: number) => ({
      input: { daysPerWeek, minutesPerWeek: null },
      timeZone: browserTimeZone(),
    }),
    failed: 'Your goal wasn’t saved. Try again.',
  });
  const words = weekWords(goal);
  return (
    <Cluster>
      <p role="status">{words ?? 'How often would you like to learn?'}</p>
      {words === null &&
        PRESETS.map((days) => (
          <Button
            key={days}
            variant="secondary"
            size="sm"
            disabled={setDays.sending}
            onClick={() => void setDays(days)}
          >
            {days} days a week
          </Button>
        ))}
      <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
        {words === null ? 'Another goal' : 'Change weekly goal'}
      </Button>
      {isEditing && (
        <Suspense>
          <GoalDialog goal={goal} timeZone={browserTimeZone()} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Cluster>
  );
}

/** "2 of 3 days, 40 of 90 minutes this week"; null without a goal. */
export function weekWords(goal: Omit<Goal, 'reminder'>): string | null {
  const parts = [
    goal.daysPerWeek !== null &&
      `${formatNumber(goal.activeDays.length)} of ${formatCount(goal.daysPerWeek, 'day')}`,
    goal.minutesPerWeek !== null &&
      `${formatNumber(goal.minutesThisWeek)} of ${formatCount(goal.minutesPerWeek, 'minute')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')} this week` : null;
}
