import { type Account, RoleRequestState } from '../../modules/accounts/account.entities';
import { Course, EnrollmentMode } from '../../modules/courses/course.entities';
import { CourseRole } from '../../modules/courses/permissions/course-permissions.rules';
import { newJoinCode } from '../../modules/enrollments/joining.service';
import { EnrollmentRequestState } from '../../modules/enrollments/enrollment.types';
import { createLink, keepPlaces } from '../../modules/teaching/joining/joining-settings.queries';
import { addRows, setOutcomes } from '../../modules/teaching/rosters/imports/roster-import.queries';
import { invite } from '../../modules/teaching/rosters/invitations/invitations.queries';
import { readStudentList } from '../../modules/teaching/rosters/reading/student-list';
import { RosterImport, RosterOutcome, RosterState } from '../../modules/teaching/rosters/roster.entities';
import type { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { newId } from '../../platform/ids';
import { hashToken, newSecretToken } from '../../platform/secrets';
import { daysAgo, insertRows } from '../rows';
import type { SeededCourse, World } from '../world';
import { courseCalled } from './course-files';

/** What the demo has already. */
interface School {
  courses: readonly SeededCourse[];
  instructors: ReadonlyMap<string, Account>;
  students: readonly Account[];
  /** The students of a course, in no order. */
  studentsOf: (course: SeededCourse) => readonly Account[];
}

/** Seeds what instructors and administrators look after: joining, an import, a team, and what waits for a decision. */
export async function seedSchool(database: Database, world: World, school: School): Promise<void> {
  const { courses, instructors, students } = school;
  await world.aMember(
    courseCalled(courses, 'Interface design'),
    instructors.get('ines-vidal')!,
    CourseRole.OBSERVER,
    {
      createdAt: daysAgo(120),
    },
  );
  await joinByApproval(database, courseCalled(courses, 'Interface design'), school);
  await importStudents(database, courseCalled(courses, 'Accessible forms'), school);
  const request = {
    accountId: students.at(-1)!.id,
    state: RoleRequestState.WAITING,
    requestedAt: daysAgo(2),
  };
  await insertRows(database, 'instructor_requests', [request]);
  await world.aCourse(instructors.get('jo-park')!, {
    title: 'A framework in an afternoon',
    description: 'Write a small framework for web pages, and learn what the large ones do for you.',
    category: 'Frontend',
    createdAt: daysAgo(30),
    isPublished: false,
    blockReason:
      'The description promises a certificate of another company. Please correct it, then ask to publish the course again.',
    blockedAt: daysAgo(3),
  });
}

/** A full course whose team decides who joins: two people asked, one with its link waits for a place. */
async function joinByApproval(
  database: Database,
  course: SeededCourse,
  { students, studentsOf }: School,
): Promise<void> {
  const enrolled = studentsOf(course);
  const capacity = enrolled.length;
  await database.with(Course, (courses) =>
    courses.update({ id: course.id }, { enrollmentMode: EnrollmentMode.APPROVAL, capacity }),
  );
  await database.rows(keepPlaces({ courseId: course.id, capacity }));
  const link = { id: newId(), courseId: course.id, code: newJoinCode(), now: daysAgo(12) };
  await database.rows(createLink({ ...link, maxUses: 30, expiresAt: daysAgo(-60), max: 1 }));
  const others = students.filter((student) => !enrolled.includes(student));
  const { ASKED, WAITING } = EnrollmentRequestState;
  const requests = [ASKED, ASKED, WAITING].map((state, index) => ({
    courseId: course.id,
    studentId: others[index]!.id,
    state,
    askedAt: daysAgo(6 - 2 * index),
  }));
  await insertRows(database, 'enrollment_requests', requests);
}

/** A list that was imported: students who are enrolled already, people without an account, and wrong rows. */
async function importStudents(
  database: Database,
  course: SeededCourse,
  { studentsOf }: School,
): Promise<void> {
  const enrolled = new Map(studentsOf(course).map((student) => [student.email, student]));
  const list = [
    'name,email',
    ...[...enrolled.values()].slice(0, 2).map(({ name, email }) => `${name},${email}`),
    'Zoë Maier,zoe.maier@waymark.test',
    'Ben Okafor,ben.okafor@waymark.test',
    'Ben Okafor,ben.okafor@waymark.test',
    'Carla Ruiz,carla.ruiz',
  ];
  const { rows } = readStudentList(Buffer.from(list.join('\n')));
  const [id, at, ownerId] = [newId(), daysAgo(9), course.instructorId];
  await database.with(RosterImport, (imports) =>
    imports.insert({
      id,
      ownerId,
      courseId: course.id,
      fileName: 'evening-class.csv',
      state: RosterState.DONE,
      isDelta: false,
      removesOthers: false,
      rowCount: rows.length,
      doneCount: 0,
      failures: 0,
      createdAt: at,
      startedAt: at,
      finishedAt: at,
      nextAttemptAt: null,
    }),
  );
  await database.rows(addRows(id, { rows, first: 1 }));
  const outcomeOf = (row: (typeof rows)[number]) => {
    if (row.problem !== null) return RosterOutcome.REFUSED;
    return enrolled.has(row.email) ? RosterOutcome.ALREADY_ENROLLED : RosterOutcome.INVITE;
  };
  const outcomes = rows.map((row, index) => ({
    number: index + 1,
    outcome: outcomeOf(row),
    problem: row.problem,
    joinsGroup: false,
  }));
  await database.rows(setOutcomes(id, outcomes));
  const people = rows
    .filter((row) => outcomeOf(row) === RosterOutcome.INVITE)
    .map(({ name, email }) => ({ id: newId(), name, email, groupName: null, courseId: course.id }));
  await database.rows(invite({ people, invitedBy: ownerId, now: at, expiresAt: daysAgo(-21) }));
  // Their mails were written.
  for (const { id: personId } of people)
    await database.rows(mailWritten({ personId, tokenHash: hashToken(newSecretToken()), at }));
}

const mailWritten = ({ personId, tokenHash, at }: { personId: string; tokenHash: Buffer; at: Date }) =>
  statement('seed: mail to invited person', {})`
    update invited_people set token_hash = ${tokenHash}, mailed_at = ${at} where id = ${personId}`;
