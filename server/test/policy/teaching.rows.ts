import { type Cell, courseId, lessonId, type Outcomes, type PolicyRows } from './row';

/** Only the author has access: for others the object does not exist. */
const authorAlone = (outcome: string): Outcomes => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  outcome,
  'NOT_FOUND',
];
const instructors = (outcome: string): Outcomes => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  outcome,
  outcome,
];
const authorAloneOverRest = (status: string): Outcomes => ['401', '403', '403', status, '404'];
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
      outcomes: authorAlone('CourseUpdated'),
    },
    'Mutation.updateCourse, with nonsense': {
      query:
        'mutation ($id: ID!, $input: CourseInput!) { r: updateCourse(id: $id, input: $input, revision: 1) { __typename } }',
      variables: (cell) => ({ ...courseId(cell), input: { ...course, title: '' } }),
      outcomes: authorAlone('InvalidInput'),
    },
    'Mutation.setCoursePublished': {
      query: 'mutation ($id: ID!) { r: setCoursePublished(id: $id, isPublished: false) { __typename } }',
      variables: courseId,
      outcomes: authorAlone('InstructorCourse'),
    },
    'Mutation.deleteCourse': {
      query: 'mutation ($id: ID!) { r: deleteCourse(id: $id) { __typename } }',
      variables: courseId,
      outcomes: authorAlone('CourseDeleted'),
    },
    'Mutation.duplicateCourse': {
      query: 'mutation ($id: ID!) { r: duplicateCourse(id: $id) { __typename } }',
      variables: courseId,
      outcomes: authorAlone('CourseDuplicated'),
    },
    'Mutation.addLesson': {
      query:
        'mutation ($id: ID!, $input: LessonInput!) { r: addLesson(courseId: $id, input: $input) { __typename } }',
      variables: (cell) => ({ ...courseId(cell), input: lesson }),
      outcomes: authorAlone('LessonAdded'),
    },
    'Mutation.addLesson, with nonsense': {
      query:
        'mutation ($id: ID!, $input: LessonInput!) { r: addLesson(courseId: $id, input: $input) { __typename } }',
      variables: (cell) => ({ ...courseId(cell), input: { title: '' } }),
      outcomes: authorAlone('InvalidInput'),
    },
    'Mutation.updateLesson': {
      query:
        'mutation ($id: ID!, $input: LessonInput!) { r: updateLesson(id: $id, input: $input, revision: 1) { __typename } }',
      variables: (cell) => ({ ...lessonId(cell), input: lesson }),
      outcomes: authorAlone('LessonUpdated'),
    },
    'Mutation.deleteLesson': {
      query: 'mutation ($id: ID!) { r: deleteLesson(id: $id) { __typename } }',
      variables: lessonId,
      outcomes: authorAlone('LessonDeleted'),
    },
    'Mutation.restoreLesson': {
      given: aDeletedLesson,
      query: 'mutation ($id: ID!) { r: restoreLesson(id: $id) { __typename } }',
      variables: lessonId,
      outcomes: authorAlone('LessonRestored'),
    },
    'Mutation.moveLesson': {
      query: 'mutation ($id: ID!) { r: moveLesson(id: $id, toPosition: 1) { __typename } }',
      variables: lessonId,
      outcomes: authorAlone('LessonMoved'),
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
    },
  },
  rest: {
    'GET /instructor/dashboard': { outcomes: instructorsOverRest('200') },
    'GET /instructor/courses': { outcomes: instructorsOverRest('200') },
    'POST /instructor/courses': { body: () => course, outcomes: instructorsOverRest('201') },
    'GET /instructor/courses/:id': { outcomes: authorAloneOverRest('200') },
    'PUT /instructor/courses/:id': { body: () => course, outcomes: authorAloneOverRest('200') },
    'DELETE /instructor/courses/:id': { outcomes: authorAloneOverRest('200') },
    'POST /instructor/courses/:id/publish': {
      body: () => ({ published: false }),
      outcomes: authorAloneOverRest('200'),
    },
    'GET /instructor/students/:courseId': { outcomes: authorAloneOverRest('200') },
    'GET /instructor/students/:courseId.csv': { outcomes: authorAloneOverRest('200') },
    'POST /instructor/courses/:id/lessons': { body: () => lesson, outcomes: authorAloneOverRest('201') },
    'PUT /instructor/courses/:id/lessons/reorder': {
      body: () => ({ fromIndex: 0, toIndex: 1 }),
      outcomes: authorAloneOverRest('200'),
    },
    'PUT /instructor/courses/:id/lessons/:lessonId': {
      given: aLesson,
      body: () => lesson,
      outcomes: authorAloneOverRest('200'),
    },
    'DELETE /instructor/courses/:id/lessons/:lessonId': {
      given: aLesson,
      outcomes: authorAloneOverRest('200'),
    },
  },
};
