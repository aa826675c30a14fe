import {
  authors,
  authorsOverRest,
  type Cell,
  courseId,
  lessonId,
  type Operation,
  type Outcomes,
  ownerOverRest,
  type PolicyRows,
  teachers,
  teamOverRest,
  wholeTeam,
} from './row';

/** Outside the team the object does not exist. */
const ofTeam = (outcome: string): Outcomes => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  outcome,
  'NOT_FOUND',
];
/** The owner and the instructors of the course. */
const byAuthors = (outcome: string): Pick<Operation, 'outcomes' | 'team'> => ({
  outcomes: ofTeam(outcome),
  team: authors(outcome),
});
const instructors = (outcome: string): Outcomes => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  outcome,
  outcome,
];
const instructorsOverRest = (status: string): Outcomes => ['401', '403', '403', status, status];

const course = { title: 'New', description: 'New.', category: 'Backend' };
const lesson = { title: 'New', notes: 'To read.' };
const aLesson = async ({ course }: Cell) => ({ lessonId: course.lessons[1]!.id });

/** The second lesson, just deleted by the author. */
const aDeletedLesson = async ({ app, course, instructor }: Cell) => {
  const { id } = course.lessons[1]!;
  const token = await app.world.signIn(instructor);
  await app.graphql('mutation ($id: ID!) { deleteLesson(id: $id) { lessonId } }', { id }, token);
  return { lessonId: id };
};

export const teachingRows: PolicyRows = {
  graphql: {
    'Mutation.createCourse': {
      query: 'mutation ($input: CourseInput!) { r: createCourse(input: $input) { __typename } }',
      variables: () => ({ input: course }),
      outcomes: instructors('CourseCreated'),
    },
    'Mutation.updateCourse': {
      query:
        'mutation ($id: ID!, $input: CourseInput!) { r: updateCourse(id: $id, input: $input, revision: 1) { __typename } }',
      variables: (cell) => ({ ...courseId(cell), input: course }),
      ...byAuthors('CourseUpdated'),
    },
    'Mutation.setCoursePublished': {
      query: 'mutation ($id: ID!) { r: setCoursePublished(id: $id, isPublished: false) { __typename } }',
      variables: courseId,
      ...byAuthors('InstructorCourse'),
    },
    'Mutation.deleteCourse': {
      query: 'mutation ($id: ID!) { r: deleteCourse(id: $id) { __typename } }',
      variables: courseId,
      outcomes: ofTeam('CourseDeleted'),
      team: wholeTeam('FORBIDDEN'),
    },
    'Mutation.duplicateCourse': {
      query: 'mutation ($id: ID!) { r: duplicateCourse(id: $id) { __typename } }',
      variables: courseId,
      ...byAuthors('CourseDuplicated'),
    },
    'Mutation.addLesson': {
      query:
        'mutation ($id: ID!, $input: LessonInput!) { r: addLesson(courseId: $id, input: $input) { __typename } }',
      variables: (cell) => ({ ...courseId(cell), input: lesson }),
      ...byAuthors('LessonAdded'),
    },
    'Mutation.updateLesson': {
      query:
        'mutation ($id: ID!, $input: LessonInput!) { r: updateLesson(id: $id, input: $input, revision: 1) { __typename } }',
      variables: (cell) => ({ ...lessonId(cell), input: lesson }),
      ...byAuthors('LessonUpdated'),
    },
    'Mutation.deleteLesson': {
      query: 'mutation ($id: ID!) { r: deleteLesson(id: $id) { __typename } }',
      variables: lessonId,
      ...byAuthors('LessonDeleted'),
    },
    'Mutation.restoreLesson': {
      given: aDeletedLesson,
      query: 'mutation ($id: ID!) { r: restoreLesson(id: $id) { __typename } }',
      variables: lessonId,
      ...byAuthors('LessonRestored'),
    },
    'Mutation.moveLesson': {
      query: 'mutation ($id: ID!) { r: moveLesson(id: $id, toPosition: 1) { __typename } }',
      variables: lessonId,
      ...byAuthors('LessonMoved'),
    },
    'Mutation.recordPresence': {
      query: 'mutation ($id: ID!) { r: recordPresence(lessonId: $id, seconds: 30) }',
      variables: lessonId,
      outcomes: ['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    },
    'Mutation.recordPresence, in a draft': {
      query: 'mutation ($id: ID!) { r: recordPresence(lessonId: $id, seconds: 30) }',
      variables: lessonId,
      outcomes: ['UNAUTHENTICATED', 'ok', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
      team: wholeTeam('FORBIDDEN'),
    },
  },
  rest: {
    'GET /instructor/dashboard': { outcomes: instructorsOverRest('200') },
    'GET /instructor/courses': { outcomes: instructorsOverRest('200') },
    'POST /instructor/courses': { body: () => course, outcomes: instructorsOverRest('201') },
    'GET /instructor/courses/:id': teamOverRest('200'),
    'DELETE /instructor/courses/:id': ownerOverRest('200'),
    'POST /instructor/courses/:id/publish': {
      body: () => ({ published: false }),
      ...authorsOverRest('200'),
    },
    'GET /instructor/students/:courseId': teamOverRest('200'),
    'GET /instructor/students/:courseId.csv': {
      ...authorsOverRest('200'),
      team: teachers('200', '403'),
    },
    'POST /instructor/courses/:id/lessons': { body: () => lesson, ...authorsOverRest('201') },
    'PUT /instructor/courses/:id/lessons/reorder': {
      body: () => ({ fromIndex: 0, toIndex: 1 }),
      ...authorsOverRest('200'),
    },
    'PUT /instructor/courses/:id/lessons/:lessonId': {
      given: aLesson,
      body: () => lesson,
      ...authorsOverRest('200'),
    },
    'DELETE /instructor/courses/:id/lessons/:lessonId': {
      given: aLesson,
      ...authorsOverRest('200'),
    },
  },
};
