import { useState } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { browserTimeZone } from '../../../lib/browserTimeZone';
import { Button } from '../../../ui/buttons/Button';
import { Cluster } from '../../../ui/layout/Layout';
import { GoalDialog } from './GoalDialog';
import { useWeeklyGoalQuery } from './__generated__/WeeklyGoal.generated';
import { weekWords } from './weekWords';

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
