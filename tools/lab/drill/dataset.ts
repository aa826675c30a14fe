import { createDataSource } from '../../../server/platform/database/data-source';
import { Database } from '../../../server/platform/database/database';
import { newId } from '../../../server/platform/ids';
import { PasswordHasher } from '../../../server/platform/secrets';
import type { Services } from '../../../server/platform/injection';
import { modules } from '../../../server/modules';
import { TEST_PASSWORD, World } from '../../../server/seed/world';
import { requestOnce } from './request';

/** A student who is logged in. */
export interface DrillStudent {
  id: string;
  token: string;
}

/** A published course with one quiz; each has a different instructor. */
export interface DrillCourse {
  id: string;
  instructorEmail: string;
  lessonIds: string[];
  quizId: string;
  /** Correct answers by question id; the quiz has no other questions. */
  rightAnswers: Record<string, string>;
  /** Its quiz has a limit of one minute, and the load leaves its attempts open for the sweeper. */
  isAbandoned: boolean;
}

export interface Dataset {
  students: DrillStudent[];
  courses: DrillCourse[];
}

interface DatasetOptions {
  /** Migrated; the URL must support prepared statements. */
  databaseUrl: string;
  /** A server on that database, where the students log in. */
  origin: string;
  students: number;
  courses: number;
}

const LESSONS = 4;
const QUESTIONS = 6;
/** One of this many quizzes is left open. */
const ABANDONED_EVERY = 6;
const LOGINS_AT_ONCE = 8;

/** Inserts new students and courses and logs the students in; may be called again on the same database. */
export async function createDataset(options: DatasetOptions): Promise<Dataset> {
  const source = await createDataSource({
    url: options.databaseUrl,
    entities: modules.flatMap((module) => module.entities),
  }).initialize();
  try {
    const world = new World(servicesOver(new Database(source)));
    const name = `drill-${newId()}`;
    const courses: DrillCourse[] = [];
    for (let number = 1; number <= options.courses; number += 1)
      courses.push(await createCourse(world, `${name}-instructor-${number}`, number));
    const accounts: { id: string; email: string }[] = [];
    for (let number = 1; number <= options.students; number += 1)
      accounts.push(await world.aStudent({ email: `${name}-student-${number}@example.org` }));

    const students: DrillStudent[] = [];
    const queue = [...accounts];
    const logInNext = async (): Promise<void> => {
      for (let account = queue.shift(); account; account = queue.shift())
        students.push({ id: account.id, token: await logIn(options.origin, account.email) });
    };
    await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, logInNext));
    return { students, courses };
  } finally {
    await source.destroy();
  }
}

/** The two services that World needs here. */
function servicesOver(database: Database): Services {
  const known = new Map<unknown, unknown>([
    [Database, database],
    [PasswordHasher, new PasswordHasher()],
  ]);
  return <T>(type: new (...dependencies: never[]) => T): T => known.get(type) as T;
}

async function createCourse(world: World, name: string, number: number): Promise<DrillCourse> {
  const isAbandoned = number % ABANDONED_EVERY === 0;
  const instructor = await world.anInstructor({ email: `${name}@example.org` });
  const course = await world.aCourse(instructor, { title: `Drill course ${number}`, lessons: LESSONS });
  const timeLimitMinutes = isAbandoned ? 1 : null;
  const quiz = await world.aQuiz(course, { questions: QUESTIONS, timeLimitMinutes });
  return {
    id: course.id,
    instructorEmail: instructor.email,
    lessonIds: course.lessons.map(({ id }) => id),
    quizId: quiz.id,
    rightAnswers: Object.fromEntries(quiz.questions.map(({ id, correctAnswer }) => [id, correctAnswer])),
    isAbandoned,
  };
}

async function logIn(origin: string, email: string): Promise<string> {
  const reply = await requestOnce(origin, {
    method: 'POST',
    path: '/auth/login',
    body: { email, password: TEST_PASSWORD },
  });
  if (reply.kind !== 'answered' || reply.status !== 200)
    throw new Error(`${email} could not log in: ${JSON.stringify(reply)}`);
  return (reply.body as { token: string }).token;
}
