import { type PolicyRows, signedIn } from './row';

export const goalsRows: PolicyRows = {
  graphql: {
    'Mutation.setLearningGoal': {
      args: () => ({ input: { daysPerWeek: 3 }, timeZone: 'UTC' }),
      outcomes: signedIn('UNAUTHENTICATED', 'LearningGoalSet'),
    },
  },
  rest: {},
};
