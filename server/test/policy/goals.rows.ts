import { type PolicyRows, signedIn } from './row';

export const goalsRows: PolicyRows = {
  graphql: {
    'Mutation.setLearningGoal': {
      query: 'mutation { r: setLearningGoal(input: { daysPerWeek: 3 }, timeZone: "UTC") { __typename } }',
      outcomes: signedIn('UNAUTHENTICATED', 'LearningGoalSet'),
    },
  },
  rest: {},
};
