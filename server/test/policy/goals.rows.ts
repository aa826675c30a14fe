import { type PolicyRows, signedIn } from './row';

export const goalsRows: PolicyRows = {
  graphql: {
    'Query.viewer, the goal': {
      query: '{ r: viewer { learningGoal(timeZone: "UTC") { daysPerWeek reminder { isOn } } } }',
      outcomes: signedIn('null', 'ok'),
    },
    'Mutation.setLearningGoal': {
      query: 'mutation { r: setLearningGoal(input: { daysPerWeek: 3 }, timeZone: "UTC") { __typename } }',
      outcomes: signedIn('UNAUTHENTICATED', 'LearningGoalSet'),
    },
  },
  rest: {},
};
