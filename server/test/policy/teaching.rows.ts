import {
  authorsOverRest,
  byAuthors,
  byOwner,
  type Cell,
  courseId,
  lessonId,
  type Outcomes,
  ownerOverRest,
  type PolicyRows,
  studentAlone,
  teachers,
  teamOverRest,
  wholeTeam,
} from './row';

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
    'Mutation.createCourse': { args: () => ({ input: course }), outcomes: instructors('CourseCreated') },
    'Mutation.updateCourse': {
      args: (cell) => ({ id: cell.course.id, input: course, revision: 1 }),
      ...byAuthors('CourseUpdated'),
    },
    'Mutation.setCoursePublished': {
      args: ({ course }) => ({ id: course.id, isPublished: false }),
      ...byAuthors('InstructorCourse'),
    },
    'Mutation.deleteCourse': { args: courseId, ...byOwner('CourseDeleted') },
    'Mutation.duplicateCourse': { args: courseId, ...byAuthors('CourseDuplicated') },
    'Mutation.addLesson': {
      args: (cell) => ({ courseId: cell.course.id, input: lesson }),
      ...byAuthors('LessonAdded'),
    },
    'Mutation.updateLesson': {
      args: (cell) => ({ id: cell.course.lessons[1]!.id, input: lesson, revision: 1 }),
      ...byAuthors('LessonUpdated'),
    },
    'Mutation.deleteLesson': { args: lessonId, ...byAuthors('LessonDeleted') },
    'Mutation.restoreLesson': { given: aDeletedLesson, args: lessonId, ...byAuthors('LessonRestored') },
    'Mutation.moveLesson': {
      args: ({ course }) => ({ id: course.lessons[1]!.id, toPosition: 1 }),
      ...byAuthors('LessonMoved'),
    },
    'Mutation.recordPresence': {
      args: ({ course }) => ({ lessonId: course.lessons[1]!.id, seconds: 30 }),
      outcomes: studentAlone('ok', 'FORBIDDEN'),
    },
    'Mutation.recordPresence, in a draft': {
      args: ({ course }) => ({ lessonId: course.lessons[1]!.id, seconds: 30 }),
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
    'POST /instructor/courses/:id/publish': { body: () => ({ published: false }), ...authorsOverRest('200') },
    'GET /instructor/students/:courseId': teamOverRest('200'),
    'GET /instructor/students/:courseId.csv': { ...authorsOverRest('200'), team: teachers('200', '403') },
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
    'DELETE /instructor/courses/:id/lessons/:lessonId': { given: aLesson, ...authorsOverRest('200') },
  },
};
