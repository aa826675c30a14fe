import type { ApolloCache } from '@apollo/client';
import { type SetWeeklyGoalMutation, WeeklyGoalDocument } from './__generated__/WeeklyGoal.generated';

/** The update of a mutation that saves the goal. */
export const showSavedGoal =
  (timeZone: string) =>
  (cache: ApolloCache, { data }: { data?: SetWeeklyGoalMutation | null }): void => {
    const result = data?.setLearningGoal;
    if (result?.__typename !== 'LearningGoalSet') return;
    const viewer = { __typename: 'Viewer' as const, learningGoal: result.goal };
    cache.writeQuery({ query: WeeklyGoalDocument, variables: { timeZone }, data: { viewer } });
  };
