import type { Account } from '../modules/accounts/account.entities';
import { CourseRole } from '../modules/courses/permissions/course-permissions.rules';
import { newId } from '../platform/ids';
import type { SeededQuiz } from '../seed/rows';
import { TEST_PASSWORD, type SeededCourse } from '../seed/world';
import type { TestApp } from './test-app';

/** Who asks: somebody of the course's team, a student of the course, or somebody who has nothing to do with it. */
export const READERS = [
  'visitor',
  'student',
  'otherStudent',
  'owner',
  'instructor',
  'assistant',
  'assistantWithAddresses',
  'observer',
  'otherInstructor',
  'administrator',
] as const;
export type Reader = (typeof READERS)[number];

/** The people whose names and addresses are looked for, by what they have to do with the course or the platform. */
type Person =
  | 'student'
  /** A student who asked to have the account deleted. */
  | 'leaving'
  /** Asked to join. */
  | 'asking'
  /** On the waiting list. */
  | 'waiting'
  /** Has no account. */
  | 'invited'
  /** In a list that was uploaded for the course. */
  | 'listed'
  /** In a package that an administrator uploaded. */
  | 'ofSchool'
  /** Invited to the team. */
  | 'colleague'
  /** Invited as an instructor. */
  | 'teacher'
  /** Has a link to create an administrator's account. */
  | 'newAdministrator'
  /** Enrolls in the open course while others listen. */
  | 'arriving'
  /** Asks to join the course while others listen. */
  | 'applying';

/** What identifies a person, for example `asking: name`. */
export type Canary = `${Person}: ${string}`;

/** Words that occur nowhere else, each for one canary. */
export class Words {
  private readonly canaries: Canary[] = [];

  /** A new word for the canary. */
  of(canary: Canary): string {
    this.canaries.push(canary);
    return `canary${this.canaries.length}bird`;
  }

  /** The canaries whose words are in the text, sorted. */
  in(text: string): Canary[] {
    const numbers = [...text.matchAll(/canary(\d+)bird/gi)].map(([, number]) => Number(number));
    return [...new Set(numbers.map((number) => this.canaries[number - 1]!))].sort();
  }
}

export interface PeopleWorld {
  words: Words;
  accounts: Record<Exclude<Reader, 'visitor'>, Account>;
  tokens: Record<Reader, string | undefined>;
  /** Full, and whoever asks to join waits for an approval. */
  course: SeededCourse;
  /** Of the same team, and open to everybody. */
  openCourse: SeededCourse;
  /** Which the student has finished. */
  finishedCourse: SeededCourse;
  quiz: SeededQuiz;
  /** The import of a list, and that of a package. */
  imports: string[];
}

/** A course with everybody whose name or address the platform knows because of it, and those who may ask for them. */
export async function aPeopleWorld(app: TestApp): Promise<PeopleWorld> {
  const { world, database } = app;
  const words = new Words();
  const named = (person: Person) => ({
    name: `Given ${words.of(`${person}: name`)}`,
    email: addressOf(words, `${person}: address`),
  });

  const owner = await world.anInstructor();
  const student = await world.aStudent(named('student'));
  const accounts: PeopleWorld['accounts'] = {
    student,
    otherStudent: await world.aStudent(),
    owner,
    instructor: await world.anInstructor(),
    assistant: await world.anInstructor(),
    assistantWithAddresses: await world.anInstructor(),
    observer: await world.anInstructor(),
    otherInstructor: await world.anInstructor(),
    administrator: await world.anAdmin(),
  };
  const [course, openCourse] = [await world.aCourse(owner), await world.aCourse(owner)];
  for (const taught of [course, openCourse]) {
    await world.aMember(taught, accounts.instructor, CourseRole.INSTRUCTOR);
    await world.aMember(taught, accounts.assistant, CourseRole.ASSISTANT);
    const seesAddresses = true;
    await world.aMember(taught, accounts.assistantWithAddresses, CourseRole.ASSISTANT, { seesAddresses });
    await world.aMember(taught, accounts.observer, CourseRole.OBSERVER);
  }
  const tokens = { visitor: undefined } as PeopleWorld['tokens'];
  for (const reader of READERS)
    if (reader !== 'visitor') tokens[reader] = await world.signIn(accounts[reader]);

  const quiz = await world.aQuiz(course);
  await world.enroll(student, course, { completed: 1 });
  await world.aGroup(course, 'Monday', [student]);
  for (const number of [1, 2]) await world.anAttempt(student, quiz, { number, passed: false, percent: 0 });
  const finishedCourse = await aCertificate(app, words, student, owner);
  await whatAnAccountKeeps(app, words, student);
  await somebodyLeaving(app, course, named('leaving'));
  // With two students, so that nobody on the waiting list gets a place.
  const { body } = await app.graphql(
    `mutation ($id: ID!) { r: setJoining(courseId: $id, input: { mode: APPROVAL, capacity: 1 }) { __typename } }`,
    { id: course.id },
    tokens.owner,
  );
  expect(body).toEqual({ data: { r: { __typename: 'JoiningChanged' } } });
  for (const [person, state] of [
    ['asking', 'ASKED'],
    ['waiting', 'WAITING'],
  ] as const) {
    const { id } = await world.aStudent(named(person));
    await database.query(
      'insert into enrollment_requests (course_id, student_id, state, asked_at) values ($1, $2, $3, now())',
      [course.id, id, state],
    );
  }
  await anInvitation(app, course, named('invited'));
  const imports = [
    await anImport(app, owner, course.id, named('listed')),
    await anImport(app, accounts.administrator, null, named('ofSchool')),
  ];
  await invitationsByAddress(app, words, { course, tokens });
  return { words, accounts, tokens, course, openCourse, finishedCourse, quiz, imports };
}

export const addressOf = (words: Words, canary: Canary) => `${words.of(canary)}@example.org`;

/** A certificate for another course of the owner; names in certificates are copies. */
async function aCertificate(
  { world, database }: TestApp,
  words: Words,
  student: Account,
  owner: Account,
): Promise<SeededCourse> {
  const finished = await world.aCourse(owner, { lessons: 1 });
  await world.enroll(student, finished, { completed: 1 });
  await database.query('update certificates set student_name = $1, instructor_name = $2', [
    words.of('student: name in a certificate'),
    words.of('student: name of the instructor in a certificate'),
  ]);
  return finished;
}

/** Addresses of an account besides the one that it has. */
async function whatAnAccountKeeps({ database }: TestApp, words: Words, { id }: Account): Promise<void> {
  const soon = new Date(Date.now() + 60 * 60 * 1000);
  await database.query(
    'insert into email_changes (account_id, new_email, token_hash, expires_at) values ($1, $2, $3, $4)',
    [id, addressOf(words, 'student: new address'), Buffer.alloc(32, 1), soon],
  );
  await database.query(
    `insert into account_identities (id, account_id, issuer, subject, email, linked_at)
     values ($1, $2, 'https://provider.example', 'one', $3, now())`,
    [newId(), id, addressOf(words, 'student: address at the provider')],
  );
  await database.query(
    `insert into provider_links (token_hash, account_id, issuer, subject, email, expires_at)
     values ($1, $2, 'https://provider.example', 'two', $3, $4)`,
    [Buffer.alloc(32, 2), id, addressOf(words, 'student: address of a log-in that waits'), soon],
  );
}

async function somebodyLeaving(
  app: TestApp,
  course: SeededCourse,
  given: { name: string; email: string },
): Promise<void> {
  const account = await app.world.aStudent(given);
  await app.world.enroll(account, course, { completed: 1 });
  const { body } = await app.graphql(
    `mutation ($input: RequestAccountDeletionInput!) { r: requestAccountDeletion(input: $input) { __typename } }`,
    { input: { email: account.email, password: TEST_PASSWORD } },
    await app.world.signIn(account),
  );
  expect(body).toEqual({ data: { r: { __typename: 'AccountDeletionRequested' } } });
}

async function anInvitation(
  { database }: TestApp,
  course: SeededCourse,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const id = newId();
  await database.query(
    `insert into invited_people (id, email, name, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [id, email, name],
  );
  await database.query(
    `insert into student_invitations (person_id, course_id, name, invited_at, expires_at) values ($1, $2, $3, now(), now() + interval '1 day')`,
    [id, course.id, name],
  );
}

/** An import that has not begun, with one row; of a package without a course. */
async function anImport(
  { database }: TestApp,
  { id: ownerId }: Account,
  courseId: string | null,
  { name, email }: { name: string; email: string },
): Promise<string> {
  const id = newId();
  await database.query(
    `insert into roster_imports (id, owner_id, course_id, file_name, row_count, created_at)
     values ($1, $2, $3, 'list.csv', 1, now())`,
    [id, ownerId, courseId],
  );
  await database.query(
    `insert into roster_rows (import_id, number, line, name, email, is_removal) values ($1, 1, 2, $2, $3, false)`,
    [id, name, email],
  );
  return id;
}

/** Invitations of people of whom nothing but the address is known. */
async function invitationsByAddress(
  app: TestApp,
  words: Words,
  { course, tokens }: Pick<PeopleWorld, 'course' | 'tokens'>,
): Promise<void> {
  const toTeam = await app.as(tokens.owner).graphql`mutation {
    r: inviteToCourse(courseId: ${course.id}, input: { email: ${addressOf(words, 'colleague: address')}, role: OBSERVER }) { __typename } }`;
  expect(toTeam.body).toEqual({ data: { r: { __typename: 'CourseInvitationSent' } } });
  const toPlatform = await app.graphql(
    'mutation ($email: String!) { r: inviteInstructor(email: $email) { __typename } }',
    { email: addressOf(words, 'teacher: address') },
    tokens.administrator,
  );
  expect(toPlatform.body).toEqual({ data: { r: { __typename: 'InvitationMade' } } });
  await app.database.query(
    `insert into set_up_links (token_hash, email, expires_at) values ($1, $2, now() + interval '1 day')`,
    [Buffer.alloc(32, 3), addressOf(words, 'newAdministrator: address')],
  );
}
