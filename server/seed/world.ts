import { z } from 'zod';
import { Account } from '../modules/accounts/account.entities';
import { canonicalEmail } from '../platform/email.rules';
import { SessionService } from '../modules/accounts/session.service';
import { Course, Lesson } from '../modules/courses/course.entities';
import type { CourseRole } from '../modules/courses/permissions/course-permissions.rules';
import { recountReviews } from '../modules/courses/reviews/review.queries';
import { newCertificateNumber } from '../modules/enrollments/certificates/certificate.service';
import { completeOnce, enrollOnce } from '../modules/enrollments/enrollment.queries';
import { GroupService } from '../modules/teaching/groups/group.service';
import { Quiz, type Question } from '../modules/quizzes/quiz.entities';
import { writeFreely } from '../modules/messages/conversation.queries';
import { ApprovalState } from '../modules/accounts/administration/administration.types';
import { addTestimonial } from '../modules/administration/testimonials/testimonial.queries';
import type { ManagedTestimonial } from '../modules/administration/testimonials/testimonial.types';
import { Database } from '../platform/database/database';
import type { Services } from '../platform/injection';
import { statement } from '../platform/database/statement';
import { newId } from '../platform/ids';
import { PasswordHasher } from '../platform/secrets';
import { foldText } from '../platform/text.rules';
import { Role } from '../platform/viewer';
import {
  type GivenAttempt,
  type GivenCourse,
  insertRows,
  newAttempt,
  newCourse,
  newQuiz,
  type SeededQuiz,
} from './rows';

/** A seeded course with its lessons in order. */
export interface SeededCourse extends Course {
  lessons: Lesson[];
}

/**
 * Creates data: the demo uses one world, and every test builds its own. Omitted values get plausible, unique defaults.
 */
export class World {
  protected readonly database: Database;
  private readonly passwordHashes = new Map<string, Promise<string>>();
  private count = 0;

  /** Hashing is slow on purpose: tests, which verify many passwords, may hash with less work. */
  constructor(
    private readonly service: Services,
    private readonly hash = (password: string) => service(PasswordHasher).hash(password, 'seed'),
  ) {
    this.database = service(Database);
  }

  aStudent(overrides: Partial<NewAccount> = {}): Promise<Account> {
    return this.anAccount(Role.STUDENT, overrides);
  }

  anInstructor(overrides: Partial<NewAccount> = {}): Promise<Account> {
    return this.anAccount(Role.INSTRUCTOR, overrides);
  }

  anAdmin(overrides: Partial<NewAccount> = {}): Promise<Account> {
    return this.anAccount(Role.ADMIN, overrides);
  }

  /** Creates a session of the account, like logging in; returns its token. */
  async signIn(account: Account): Promise<string> {
    const opened = await this.service(SessionService).open(account, { isSecondFactorVerified: true });
    return opened!.token;
  }

  /**
   * Creates a course, by default published and with three lessons to read; `lessons` is their number, or the lessons.
   */
  async aCourse(instructor: Account, overrides: GivenCourse = {}): Promise<SeededCourse> {
    const [course] = await this.someCourses([instructor], overrides);
    return course!;
  }

  /** Creates such a course of each of these instructors in two statements. */
  async someCourses(instructors: readonly Account[], overrides: GivenCourse = {}): Promise<SeededCourse[]> {
    const courses = instructors.map((instructor) => newCourse(instructor, ++this.count, overrides));
    await this.database.with(Course, (repository) => repository.insert(courses.map(({ row }) => row)));
    await this.database.with(Lesson, (repository) =>
      repository.insert(courses.flatMap((course) => course.lessons)),
    );
    return courses.map(({ row, lessons }) => Object.assign(new Course(), row, { lessons }));
  }

  /** Puts an account on the team of a course, besides its owner. */
  async aMember(
    course: Course,
    account: Account,
    role: CourseRole,
    { seesAddresses = false, createdAt = new Date() }: { seesAddresses?: boolean; createdAt?: Date } = {},
  ): Promise<void> {
    const member = { courseId: course.id, accountId: account.id, role, seesAddresses, createdAt };
    await insertRows(this.database, 'course_members', [member]);
  }

  /** Creates a quiz, by default active and with three questions, one of each type; returns it with correct answers. */
  async aQuiz(
    course: Course,
    { questions = 3, ...overrides }: Partial<Quiz> & { questions?: number | Partial<Question>[] } = {},
  ): Promise<SeededQuiz> {
    const quiz = newQuiz(course.id, `Quiz ${++this.count}`, questions, overrides);
    await this.database.with(Quiz, (quizzes) => quizzes.insert(quiz));
    await insertRows(this.database, 'questions', quiz.questions);
    return quiz;
  }

  /**
   * Creates the student's next attempt, by default finished with all answers correct; `finishedAt: null` leaves it
   * open.
   */
  async anAttempt(
    student: Account,
    quiz: SeededQuiz,
    overrides: GivenAttempt = {},
  ): Promise<ReturnType<typeof newAttempt>> {
    const before = await this.database.row(attemptCount(student.id, quiz.id));
    const row = newAttempt(student.id, quiz, { number: before!.count + 1, ...overrides });
    await insertRows(this.database, 'quiz_attempts', [row]);
    await this.database.rows(seenInQuiz(quiz.id));
    return row;
  }

  /** Creates many attempts at one quiz in one statement; each has the number of its student's attempt. */
  async attempts(
    quiz: SeededQuiz,
    input: (GivenAttempt & { student: Account; number: number })[],
  ): Promise<void> {
    const rows = input.map(({ student, ...attempt }) => newAttempt(student.id, quiz, attempt));
    if (rows.length === 0) return;
    await insertRows(this.database, 'quiz_attempts', rows);
    await this.database.rows(seenInQuiz(quiz.id));
  }

  /** Enrolls and completes the first `completed` lessons in order, an hour apart, ending at `at`. */
  async enroll(
    student: Account,
    course: SeededCourse,
    { completed = 0, at = new Date() }: { completed?: number; at?: Date } = {},
  ): Promise<void> {
    const hoursBefore = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);
    const enrollment = { id: newId(), studentId: student.id, courseId: course.id };
    await this.database.rows(enrollOnce({ ...enrollment, now: hoursBefore(completed) }));
    for (const [index, lesson] of course.lessons.slice(0, completed).entries()) {
      const completion = { studentId: student.id, lessonId: lesson.id, courseId: null };
      const now = hoursBefore(completed - index - 1);
      await this.database.rows(
        completeOnce({ ...completion, now, certificateNumber: newCertificateNumber() }),
      );
    }
  }

  /** Puts enrolled students into the course's group with this name, and creates it if there is none. */
  async aGroup(course: Course, groupName: string, students: readonly Account[]): Promise<string> {
    const courseId = course.id;
    const members = students.map(({ id: accountId }) => ({ courseId, accountId, groupName }));
    await this.database.transaction(async (transaction) => {
      await this.service(GroupService).createMissing([{ courseId, groupName }], transaction);
      await this.service(GroupService).putIntoGroups(members, transaction);
    });
    return (await this.database.row(groupNamed(course.id, groupName)))!.id;
  }

  /** Writes a public review of a student, who need not have completed a lesson. */
  async review(
    student: Account,
    course: Course,
    stars: number,
    text: string | null = null,
    createdAt = new Date(),
  ): Promise<void> {
    const review = { studentId: student.id, courseId: course.id, stars, text, createdAt };
    await insertRows(this.database, 'reviews', [{ id: newId(), ...review, state: ApprovalState.APPROVED }]);
    await this.database.rows(recountReviews(course.id));
  }

  /** Sends a message, whether the sender is allowed to or not; without a time it is sent now, and is not read. */
  async aMessage(
    sender: Account,
    recipient: Account,
    given: { title: string; message: string; createdAt?: Date; readAt?: Date },
  ): Promise<void> {
    const pair =
      sender.role === Role.INSTRUCTOR
        ? { studentId: recipient.id, instructorId: sender.id }
        : { studentId: sender.id, instructorId: recipient.id };
    const { title, message: text, createdAt: now = new Date(), readAt } = given;
    const message = { id: newId(), senderId: sender.id, email: null, accountId: null, courseId: null };
    await this.database.rows(writeFreely({ ...message, title, text, now }, pair));
    if (readAt) await this.database.rows(messageRead(message.id, readAt));
  }

  /** Creates a student's own note on a lesson. */
  async aNote(
    student: Account,
    course: Course,
    lesson: Lesson,
    { text = 'A note.', seconds = null as number | null, createdAt = new Date() } = {},
  ): Promise<void> {
    const note = {
      id: newId(),
      accountId: student.id,
      courseId: course.id,
      lessonId: lesson.id,
      courseTitle: course.title,
      lessonTitle: lesson.title,
      text,
      searchText: foldText(text),
      seconds,
      createdAt,
      updatedAt: createdAt,
    };
    await insertRows(this.database, 'personal_notes', [note]);
  }

  /** Bookmarks a course, or one of its lessons. */
  async aBookmark(account: Account, course: Course, lesson: Lesson | null, createdAt: Date): Promise<void> {
    const marked = { accountId: account.id, courseId: course.id, lessonId: lesson?.id ?? null };
    await insertRows(this.database, 'bookmarks', [{ id: newId(), ...marked, createdAt }]);
  }

  async aTestimonial(overrides: Partial<ManagedTestimonial> = {}): Promise<ManagedTestimonial> {
    const number = ++this.count;
    const testimonial = {
      id: newId(),
      name: `Person ${number}`,
      text: `What person ${number} says.`,
      stars: 5,
      avatarUrl: null,
      state: ApprovalState.APPROVED,
      createdAt: new Date(),
      ...overrides,
    };
    await this.database.rows(addTestimonial(testimonial));
    return testimonial;
  }

  private async anAccount(role: Role, overrides: Partial<NewAccount>): Promise<Account> {
    const account = await this.newAccount(role, overrides);
    await this.database.with(Account, (accounts) => accounts.insert(account));
    return account;
  }

  protected async newAccount(
    role: Role,
    { password = TEST_PASSWORD, ...overrides }: Partial<NewAccount>,
  ): Promise<Account> {
    const number = ++this.count;
    return Object.assign(new Account(), {
      id: newId(),
      name: `${role.charAt(0)}${role.slice(1).toLowerCase()} ${number}`,
      role,
      bio: null,
      pictureUrl: null,
      language: null,
      timeZone: null,
      createdAt: new Date(),
      ...overrides,
      email: canonicalEmail(overrides.email ?? `${role.toLowerCase()}-${number}@example.org`),
      passwordHash: await this.hashOf(password),
    });
  }

  /** Accounts of one world may share a hash. */
  private hashOf(password: string): Promise<string> {
    let hash = this.passwordHashes.get(password);
    if (!hash) this.passwordHashes.set(password, (hash = this.hash(password)));
    return hash;
  }
}

/** The default password of accounts created by World. */
export const TEST_PASSWORD = 'correct horse';

const HOUR_MS = 60 * 60 * 1000;

const attemptCount = (studentId: string, quizId: string) =>
  statement('seed: attempt count', { count: z.int() })`
    select count(*)::int as count from quiz_attempts where student_id = ${studentId} and quiz_id = ${quizId}`;

/** The students of a quiz's attempts were active in its course. */
const seenInQuiz = (quizId: string) =>
  statement('seed: seen in quiz', {})`
    update enrollments e set last_seen_at = greatest(e.last_seen_at, t.at)
    from quizzes q, (
      select student_id, max(greatest(started_at, answers_saved_at, case when state = 'SUBMITTED' then finished_at end)) as at
      from quiz_attempts where quiz_id = ${quizId} group by 1) t
    where q.id = ${quizId} and e.course_id = q.course_id and e.student_id = t.student_id`;

const groupNamed = (courseId: string, name: string) =>
  statement('seed: group', { id: z.string() })`
    select id from course_groups where course_id = ${courseId} and name = ${name}`;

const messageRead = (messageId: string, time: Date) =>
  statement('seed: message read', {})`
    update notifications set read_at = ${time} where dedupe_key = ${`message:${messageId}`}`;

export interface NewAccount extends Omit<Account, 'id' | 'role' | 'passwordHash'> {
  password: string;
}
