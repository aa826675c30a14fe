import { setTimeout as sleep } from 'node:timers/promises';
import { call, logIn } from './rest-client';

const PASSWORD = 'correct horse battery';
/** Registering more at the same time would be refused, because password hashing limits concurrency. */
const AT_ONCE = 8;

/** A lesson to be completed by a student. */
export interface Task {
  token: string;
  email: string;
  courseId: string;
  lessonId: string;
}

/** Calls `work` on every item, at most `atOnce` at a time; if one returns 'stop', no further items are started. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<'go on' | 'stop'>,
): Promise<void> {
  const queue = [...items];
  let isStopped = false;
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined && !isStopped; item = queue.shift())
      if ((await work(item)) === 'stop') isStopped = true;
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Registers and logs in new students and enrolls them over the REST API in as many of the platform's courses as needed
 * for exactly `size` completions; returned in an order in which students and courses alternate.
 */
export async function fillClassroom(origin: string, students: number, size: number): Promise<Task[]> {
  const { body: courses } = (await call(origin, 'GET', '/api/courses')) as {
    body: { id: string; lessons: { id: string }[] }[];
  };
  const perStudent = Math.ceil(size / students);
  const tasks: Task[] = [];
  const class_ = `class${Date.now()}`;
  await inParallel([...Array(students).keys()], AT_ONCE, async (number) => {
    const email = `${class_}-${number}@example.org`;
    const account = { name: `Student ${number}`, email, password: PASSWORD, role: 'student' };
    await expectStatus([201], () => call(origin, 'POST', '/auth/signup', { body: account }));
    const token = await logIn(origin, email, PASSWORD);
    const mine: Task[] = [];
    for (const { id: courseId, lessons } of courses) {
      if (mine.length >= perStudent) break;
      const enroll = () => call(origin, 'POST', '/student/enrollments', { token, body: { courseId } });
      // The team of a course by approval decides first.
      if ((await expectStatus([201, 409], enroll)) === 409) continue;
      mine.push(...lessons.map((lesson) => ({ token, email, courseId, lessonId: lesson.id })));
    }
    if (mine.length < perStudent) throw new Error('The platform has too few lessons for so many completions');
    tasks.push(...mine.slice(0, perStudent));
    return 'go on';
  });
  return [...Array(perStudent).keys()]
    .flatMap((turn) => tasks.filter((_task, index) => index % perStudent === turn))
    .slice(0, size);
}

/** Marks the lesson complete; returns the status and whether the response is valid for that status. */
export async function complete(
  origin: string,
  { token, courseId, lessonId }: Task,
): Promise<{ status: number; body: unknown }> {
  return call(origin, 'POST', '/student/lessons/complete', { token, body: { courseId, lessonId } });
}

/**
 * Calls until the answer is not 503, which asks for that and is given when the machine is too busy for a statement.
 * Returns the status; throws unless it is one of those wanted.
 */
async function expectStatus(
  wanted: readonly number[],
  send: () => Promise<{ status: number; body: unknown }>,
): Promise<number> {
  let answer = await send();
  for (let repeats = 0; answer.status === 503 && repeats < 10; repeats++) {
    await sleep(1000);
    answer = await send();
  }
  const { status, body } = answer;
  if (!wanted.includes(status)) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return status;
}
