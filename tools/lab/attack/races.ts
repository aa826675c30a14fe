import { randomInt } from 'node:crypto';
import type { Account } from '../../../server/modules/accounts/account.entities';
import type { SeededQuiz } from '../../../server/seed/rows';
import type { SeededCourse } from '../../../server/seed/world';
import { inParallel } from './in-parallel';
import { faultIn } from './answers';
import { newResult, type AttackResult } from './report';
import type { Target, TargetAnswer } from './target';

const STUDENTS = 40;
const COURSES = 4;
/** Number of simultaneous operations on the same few rows. */
const BURST = 12;
const BURSTS_AT_ONCE = 3;

interface Arena {
  target: Target;
  students: { account: Account; token: string }[];
  teacher: Account;
  /** The instructor's session token. */
  instructor: string;
  courses: { course: SeededCourse; quiz: SeededQuiz }[];
}

/** An operation by one of the people on one of the rows. */
type Operation = (arena: Arena, token: string, at: Arena['courses'][number]) => Promise<TargetAnswer>;

/** Sends bursts of operations that compete for the same rows; the caller checks the invariants. */
export async function raceOperations(target: Target, operations: number): Promise<AttackResult> {
  const result = newResult('racing operations');
  const arena = await anArena(target);
  let unavailable = 0;
  const bursts = Math.ceil(operations / BURST);
  await inParallel([...Array(bursts).keys()], BURSTS_AT_ONCE, async () => {
    const { token } = pick(arena.students);
    const at = pick(arena.courses);
    await Promise.all(
      Array.from({ length: BURST }, async () => {
        const [name, operation] = pick(OPERATIONS);
        const answer = await operation(arena, token, at);
        result.tried++;
        // A statement that waited too long for a lock asks for a retry, which is a valid response.
        if (answer.text.includes('DATABASE_UNAVAILABLE') || answer.status === 503) unavailable++;
        else {
          const fault = faultIn(answer);
          if (fault) result.violations.push(`${name}: ${fault}`);
        }
      }),
    );
    return 'go on';
  });
  result.figures = `${unavailable} asked to be tried again`;
  return result;
}

async function anArena(target: Target): Promise<Arena> {
  const { world } = target;
  const teacher = await world.anInstructor();
  const courses = [];
  for (let count = 0; count < COURSES; count++) {
    const course = await world.aCourse(teacher, { lessons: 4 });
    courses.push({ course, quiz: await world.aQuiz(course) });
  }
  const students = [];
  for (let count = 0; count < STUDENTS; count++) {
    const account = await world.aStudent();
    students.push({ account, token: await world.signIn(account) });
  }
  return { target, students, teacher, instructor: await world.signIn(teacher), courses };
}

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;

const mutation =
  (
    document: string,
    variables: (at: Arena['courses'][number], arena: Arena) => Record<string, unknown>,
    isTeachers = false,
  ): Operation =>
  (arena, token, at) =>
    arena.target.graphql(document, variables(at, arena), isTeachers ? arena.instructor : token);

const lessonId = ({ course }: Arena['courses'][number]) => ({ id: pick(course.lessons).id });
const answersTo = ({ quiz }: Arena['courses'][number]) =>
  quiz.questions.map(({ id, correctAnswer }) => ({
    questionId: id,
    answer: pick([correctAnswer, 'Option 1', 'false']),
  }));

/** Starts or resumes an attempt, then does something with it. */
const withAttempt =
  (document: string): Operation =>
  async (arena, token, at) => {
    const started = await arena.target.graphql(
      'mutation ($id: ID!) { r: startQuizAttempt(quizId: $id) { ... on QuizAttemptStarted { attempt { id } } } }',
      { id: at.quiz.id },
      token,
    );
    const id = /"id":"([^"]+)"/.exec(started.text)?.[1];
    if (id === undefined) return started;
    return arena.target.graphql(document, { id, answers: answersTo(at) }, token);
  };

const OPERATIONS: [name: string, Operation][] = [
  [
    'enroll',
    mutation('mutation ($id: ID!) { enroll(courseId: $id) { __typename } }', ({ course }) => ({
      id: course.id,
    })),
  ],
  [
    'completeLesson',
    mutation('mutation ($id: ID!) { completeLesson(lessonId: $id) { __typename } }', lessonId),
  ],
  [
    'completeLesson',
    mutation('mutation ($id: ID!) { completeLesson(lessonId: $id) { __typename } }', lessonId),
  ],
  [
    'undoLessonCompletion',
    mutation('mutation ($id: ID!) { undoLessonCompletion(lessonId: $id) { __typename } }', lessonId),
  ],
  [
    'saveQuizAnswers',
    withAttempt(
      'mutation ($id: ID!, $answers: [QuizAnswerInput!]!) { saveQuizAnswers(attemptId: $id, answers: $answers) { __typename } }',
    ),
  ],
  [
    'submitQuizAttempt',
    withAttempt(
      'mutation ($id: ID!, $answers: [QuizAnswerInput!]!) { submitQuizAttempt(attemptId: $id, answers: $answers) { __typename } }',
    ),
  ],
  [
    'POST /quizzes/attempts',
    ({ target }, token, at) =>
      target.rest('POST', '/quizzes/attempts', {
        token,
        body: { quizId: at.quiz.id, answers: answersTo(at) },
      }),
  ],
  [
    'moveLesson',
    mutation(
      'mutation ($id: ID!, $position: Int!) { moveLesson(id: $id, toPosition: $position) { __typename } }',
      (at) => ({ ...lessonId(at), position: 1 + randomInt(4) }),
      true,
    ),
  ],
  [
    'setCoursePublished',
    mutation(
      'mutation ($id: ID!, $isPublished: Boolean!) { setCoursePublished(id: $id, isPublished: $isPublished) { __typename } }',
      ({ course }) => ({ id: course.id, isPublished: randomInt(4) > 0 }),
      true,
    ),
  ],
  [
    'addLesson',
    ({ target, instructor }, _token, { course }) =>
      target.rest('POST', `/instructor/courses/${course.id}/lessons`, {
        token: instructor,
        body: { title: 'Another lesson', videoUrl: 'https://example.org/a.mp4' },
      }),
  ],
  [
    'deleteLesson',
    async ({ target, instructor }, _token, { course }) => {
      const [extra] = await target.database.query<{ id: string }>(
        'select id from lessons where course_id = $1 and position > 4 limit 1',
        [course.id],
      );
      return target.rest('DELETE', `/instructor/courses/${course.id}/lessons/${extra?.id ?? course.id}`, {
        token: instructor,
      });
    },
  ],
  [
    'contactInstructor',
    mutation(
      'mutation ($input: ContactInstructorInput!) { contactInstructor(input: $input) { __typename } }',
      (_at, { teacher }) => ({
        input: { toEmail: teacher.email, subject: 'A question', message: 'Racing.' },
      }),
    ),
  ],
  ['markAllNotificationsRead', mutation('mutation { markAllNotificationsRead { unreadCount } }', () => ({}))],
];
