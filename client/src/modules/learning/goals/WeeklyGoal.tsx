import { useState } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { browserTimeZone } from '../../../lib/browserTimeZone';
import { formatCount, formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Cluster } from '../../../ui/layout/Layout';
import { GoalDialog } from './GoalDialog';
import { useWeeklyGoalQuery } from './__generated__/WeeklyGoal.generated';

/** The viewer's learning this week as a line, if they have set a goal. */
export function WeeklyGoal() {
  const { data, error, refetch } = useWeeklyGoalQuery({
    // Weeks are counted in it.
    variables: { timeZone: browserTimeZone },
    fetchPolicy: 'cache-and-network',
  });
  const [isEditing, setEditing] = useState(false);
  const goal = data?.viewer?.learningGoal;
  if (!goal)
    return error ? (
      <Cluster>
        <p role="alert">{errorSentence(error, 'Your weekly goal couldn’t be loaded.')}</p>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          Load again
        </Button>
      </Cluster>
    ) : null;
  const words = weekWords(goal);
  return (
    <Cluster>
      {words && <p role="status">{words}</p>}
      <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
        {words ? 'Change weekly goal' : 'Set a weekly goal'}
      </Button>
      {isEditing && (
        <GoalDialog
          goal={goal}
          timeZone={browserTimeZone}
          onClose={() => setEditing(false)}
          onReopen={() => setEditing(true)}
        />
      )}
    </Cluster>
  );
}

interface Goal {
  /** null: no goal. */
  daysPerWeek: number | null;
  minutesPerWeek: number | null;
  daysThisWeek: number;
  minutesThisWeek: number;
}

/** "2 of 3 days, 40 of 90 minutes this week"; null without a goal. */
export function weekWords(goal: Goal): string | null {
  const parts = [
    goal.daysPerWeek !== null &&
      `${formatNumber(goal.daysThisWeek)} of ${formatCount(goal.daysPerWeek, 'day')}`,
    goal.minutesPerWeek !== null &&
      `${formatNumber(goal.minutesThisWeek)} of ${formatCount(goal.minutesPerWeek, 'minute')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')} this week` : null;
}
