import { enrolledAndTeam, type PolicyRows, signedIn } from './row';

const query = `mutation ($courseId: ID!, $lessonId: ID) {
  r: setBookmark(courseId: $courseId, lessonId: $lessonId, isBookmarked: true) { __typename } }`;

export const bookmarksRows: PolicyRows = {
  graphql: {
    'Mutation.setBookmark': {
      query,
      variables: ({ course }) => ({ courseId: course.id }),
      outcomes: signedIn('UNAUTHENTICATED', 'BookmarkSet'),
    },
    'Mutation.setBookmark, of a lesson of a draft': {
      args: ({ course }) => ({ courseId: course.id, lessonId: course.lessons[0]!.id, isBookmarked: true }),
      ...enrolledAndTeam('BookmarkSet'),
    },
  },
  rest: {},
};
