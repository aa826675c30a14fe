import { CourseRole } from '../modules/courses/permissions/course-permissions.rules';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { Account } from '../modules/accounts/account.entities';
import { DEMO_PASSWORD } from '../platform/demo/platform.service';
import { QuizReviewRule } from '../modules/quizzes/quiz.entities';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { ScopedServices, type Services } from '../platform/injection';
import { readDemoCourses } from './demo/course-files';
import { demoAttempts, lessonNamedIn, readDemoQuizzes } from './demo/quizzes';
import { INSTRUCTORS, REVIEW_TEXTS, STUDENTS, TESTIMONIALS } from './demo/people';
import { seedSchool } from './demo/school';
import { seedStudent } from './demo/student';
import { daysAgo, type SeededQuiz } from './rows';
import { World, type SeededCourse } from './world';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A student's work on a course, until `at`. */
interface Studies {
  student: Account;
  course: SeededCourse;
  at: Date;
}

/** Any number not used as a lock elsewhere in this database. */
const SEED_LOCK = 7_239_102;
const LOCK_RETRY_MS = 100;

/**
 * Seeds an empty database with the demo data; returns false, without changes, if there is any account. Atomic, even if
 * the process is killed, and done once, however many processes start together.
 */
export function seedDemoOnce(service: Services): Promise<boolean> {
  return service(Database).transaction(async (transaction) => {
    // Polls, because the driver would time out on a single statement that waits until seeding is done.
    while (!(await locksSeeding(transaction))) await delay(LOCK_RETRY_MS);
    const accounts = await transaction.reading(Account, (repository) => repository.count());
    if (accounts > 0) return false;
    await seedDemo(new World(service(ScopedServices).database(transaction)), transaction);
    return true;
  });
}

/** Whether no other process is seeding; the lock is held until the transaction ends. */
async function locksSeeding(transaction: Database): Promise<boolean> {
  const row = await transaction.row(
    statement('seed: lock', { isOurs: z.boolean() })`
    select pg_try_advisory_xact_lock(${SEED_LOCK}) as "isOurs"`,
  );
  return row!.isOurs;
}

async function seedDemo(world: World, database: Database): Promise<void> {
  const password = DEMO_PASSWORD;
  const instructors = new Map<string, Account>();
  for (const [key, person] of Object.entries(INSTRUCTORS))
    instructors.set(key, await world.anInstructor({ ...person, password, createdAt: daysAgo(400) }));
  await world.anAdmin({ name: 'Admin', email: 'admin@waymark.test', password, createdAt: daysAgo(400) });

  const courses: SeededCourse[] = [];
  for (const [index, { instructor, ...course }] of readDemoCourses().entries()) {
    const teacher = instructors.get(instructor);
    if (!teacher) throw new Error(`No demo instructor is called ${instructor}`);
    courses.push(await world.aCourse(teacher, { ...course, createdAt: daysAgo(360 - 20 * index) }));
  }

  await shareCourses(world, courses, instructors.get('mara-olin')!);

  const students: Account[] = [];
  for (const [index, name] of STUDENTS.entries())
    students.push(
      await world.aStudent({
        name,
        email: `student${index + 1}@waymark.test`,
        password,
        createdAt: daysAgo(300),
      }),
    );
  const studied: Studies[] = [];
  const nextText = reviewTexts();
  for (const [index, student] of students.entries())
    studied.push(...(await studies(world, student, index, courses, nextText)));
  const quizzes = await quizzesOf(world, courses, studied);
  await showOnLandingPage(database, quizzes, 'What does the value vector of a token say in attention?');

  await formGroups(world, studied);
  await seedStudent(world, { courses, quizzes, instructor: instructors.get('mara-olin')! });
  const studentsOf = (of: SeededCourse) =>
    studied.filter(({ course }) => course === of).map(({ student }) => student);
  await seedSchool(database, world, { courses, instructors, students, studentsOf });
  await database.rows(presenceAtCompletions);
  await database.rows(readUntil(daysAgo(7)));
  await database.rows(coursesUpdated);
  for (const [index, testimonial] of TESTIMONIALS.entries())
    await world.aTestimonial({ ...testimonial, createdAt: daysAgo(5 + 9 * index) });
}

/** A teaching assistant in the first two courses of an instructor, without the students' addresses. */
async function shareCourses(world: World, courses: readonly SeededCourse[], owner: Account): Promise<void> {
  const input = { name: 'Tariq Osei', email: 'assistant@waymark.test', createdAt: daysAgo(200) };
  const assistant = await world.anInstructor({ ...input, password: DEMO_PASSWORD });
  for (const course of courses.filter(({ instructorId }) => instructorId === owner.id).slice(0, 2))
    await world.aMember(course, assistant, CourseRole.ASSISTANT, { createdAt: daysAgo(190) });
}

/** Enrolls each student in three or four courses with different progress; from halfway on they leave a review. */
async function studies(
  world: World,
  student: Account,
  index: number,
  courses: SeededCourse[],
  nextText: ReturnType<typeof reviewTexts>,
): Promise<Studies[]> {
  const studied: Studies[] = [];
  const count = 3 + (index % 2);
  for (let step = 0; step < count; step++) {
    const course = courses[(index * 5 + step * 7) % courses.length]!;
    const total = course.lessons.length;
    const completed = Math.round((total * ((index * 3 + step * 2) % 5)) / 4);
    const at = daysAgo(1 + ((index * 11 + step * 17) % 60));
    await world.enroll(student, course, { completed, at });
    studied.push({ student, course, at });
    if (completed * 2 < total) continue;
    const stars = [5, 4, 5, 5, 3, 4, 5][(index + step * 3) % 7]!;
    await world.review(student, course, stars, nextText(courses.indexOf(course), stars), at);
  }
  return studied;
}

/** Returns another text for each review of a course, as long as there are texts. */
function reviewTexts() {
  const input = new Map<string, number>();
  return (courseIndex: number, stars: number): string => {
    const key = `${courseIndex} ${stars}`;
    const count = input.get(key) ?? 0;
    input.set(key, count + 1);
    const texts = REVIEW_TEXTS[stars]!;
    return texts[(courseIndex + count) % texts.length]!;
  };
}

/** Two groups in one course. */
async function formGroups(world: World, studied: Studies[]): Promise<void> {
  const students = studied.filter(({ course }) => course.title.startsWith('Accessible forms'));
  const [first] = students;
  if (!first) throw new Error('Nobody studies Accessible forms');
  for (const [name, remainder] of [
    ['Tuesday evening', 0],
    ['Saturday morning', 1],
  ] as const) {
    const members = students.filter((_, index) => index % 2 === remainder).map(({ student }) => student);
    await world.aGroup(first.course, name, members);
  }
}

/** The courses' quizzes, each taken by everyone who studied the course. */
async function quizzesOf(world: World, courses: SeededCourse[], studied: Studies[]): Promise<SeededQuiz[]> {
  const quizzes: SeededQuiz[] = [];
  for (const course of courses) {
    const takers = studied.filter((studies) => studies.course === course);
    for (const [index, input] of readDemoQuizzes(course.title).entries()) {
      const createdAt = new Date(course.createdAt.getTime() + (index + 1) * DAY_MS);
      const questions = input.questions.map((question) => {
        const title = lessonNamedIn(question.explanation);
        return { ...question, lessonId: course.lessons.find((lesson) => lesson.title === title)!.id };
      });
      // Where attempts are limited, answers are shown after the last one.
      const reviewRule = input.maxAttempts === undefined ? QuizReviewRule.ANSWERS : QuizReviewRule.AUTOMATIC;
      const isPractice = input.maxAttempts === undefined;
      const quiz = await world.aQuiz(course, { ...input, questions, reviewRule, isPractice, createdAt });
      const attempts = takers.flatMap(({ student, at }) =>
        demoAttempts(student.name, quiz, at, daysAgo(0)).map((attempt) => ({ student, ...attempt })),
      );
      await world.attempts(quiz, attempts);
      quizzes.push(quiz);
    }
  }
  return quizzes;
}

/** Chooses a question for the landing page. */
async function showOnLandingPage(
  database: Database,
  quizzes: readonly SeededQuiz[],
  text: string,
): Promise<void> {
  const question = quizzes.flatMap(({ questions }) => questions).find((candidate) => candidate.text === text);
  if (!question) throw new Error(`No demo question is “${text}”`);
  await database.rows(
    statement('seed: landing question', {}, { writes: ['platform_settings'] })`
    update platform_settings set landing_question_id = ${question.id}`,
  );
}

/** Marks everything before this time as read, for all accounts. */
const readUntil = (time: Date) =>
  statement('seed: read until', {})`
    update notifications set read_at = ${time} where created_at < ${time} and read_at is null`;

/** Four to fourteen minutes of presence for each completed lesson on its day. */
const presenceAtCompletions = statement('seed: presence at completions', {})`
    insert into lesson_presences (student_id, lesson_id, course_id, day, seconds, last_at)
    select student_id, lesson_id, course_id, (completed_at at time zone 'utc')::date,
      240 + 30 * (row_number() over (order by completed_at) % 21), completed_at
    from lesson_completions`;

/** Lets each course have been last changed after three quarters of the time since it was created. */
const coursesUpdated = statement('seed: courses updated', {}, { writes: ['courses'] })`
    update courses set updated_at = now() - (now() - created_at) / 4`;
