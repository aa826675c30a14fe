import { untilWaiting } from '../../../test/lock-waiters';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import { JoiningService } from '../../enrollments/joining.service';
import { WaitingListSweeper } from '../../enrollments/places.service';

const DAY_MS = 24 * 60 * 60 * 1000;

const app = testApp();

const instructor = freshFixture(() => app.signedIn(app.world.anInstructor()));
const course = freshFixture(() => app.world.aCourse(instructor, { title: 'Knots' }));

const run = (operation: string, by: string) => app.run(operation, {}, by);

const OUTCOME = `__typename ... on UserError { message } ... on CourseFull { waitingPosition }`;
const enroll = (by: string) => run(`mutation { r: enroll(courseId: "${course.id}") { ${OUTCOME} } }`, by);
const join = (code: string, by: string) =>
  run(`mutation { r: joinByCode(code: ${JSON.stringify(code)}) { ${OUTCOME} } }`, by);
const leave = (by: string) =>
  run(`mutation { r: endEnrollment(courseId: "${course.id}") { __typename } }`, by);
const withdraw = (by: string) =>
  run(`mutation { r: withdrawEnrollmentRequest(courseId: "${course.id}") { viewerRequest { state } } }`, by);
const preview = (code: string, by = instructor.token) =>
  run(`{ r: courseOfJoinCode(code: ${JSON.stringify(code)}) { title } }`, by);

const CHANGED = `__typename ... on InvalidInput { fields { path } }`;
const set = (input: string) =>
  run(
    `mutation { r: setJoining(courseId: "${course.id}", input: { ${input} }) { ${CHANGED} } }`,
    instructor.token,
  );
const decide = (student: Account, isApproved: boolean) =>
  run(
    `mutation { r: decideEnrollmentRequest(courseId: "${course.id}", studentId: "${student.id}", isApproved: ${isApproved}) { __typename } }`,
    instructor.token,
  );
const remove = (student: Account) =>
  run(
    `mutation { r: removeStudent(courseId: "${course.id}", studentId: "${student.id}") { __typename } }`,
    instructor.token,
  );

async function createLink(args = ''): Promise<string> {
  await run(
    `mutation { r: createJoinLink(courseId: "${course.id}"${args && `, ${args}`}) { ${CHANGED} } }`,
    instructor.token,
  );
  const { links } = await joining();
  return links[0].code;
}

const joining = () =>
  run(
    `{ r: viewer { teaching { course(id: "${course.id}") { joining {
      requestCount waitingCount requests { nodes { name email } } waiting { nodes { name } }
      links { id code url uses maxUses } } } } } }`,
    instructor.token,
  )
    .then((viewer) => viewer.teaching.course.joining)
    .then(({ requests, waiting, ...rest }) => ({
      ...rest,
      requests: requests.nodes,
      waiting: waiting.nodes,
    }));

async function requestsPage(after: string | null) {
  const result = await app.as(instructor.token).run`{ r: viewer { teaching { course(id: ${course.id}) {
    joining {
    requests(first: 2, after: ${after}) { nodes { name } pageInfo { hasNextPage endCursor } } } } } } }`;
  return result.teaching?.course.joining.requests ?? result;
}

const viewed = (by: string) =>
  run(
    `{ r: course(id: "${course.id}") {
      enrollmentMode capacity enrollmentEndsAt viewerEnrollment { percent lessonsCompleted } viewerRequest { state position } } }`,
    by,
  );

async function aStudent(name: string): Promise<{ account: Account; by: string }> {
  const account = await app.world.aStudent({ name });
  return { account, by: await app.world.signIn(account) };
}

const enrolledCount = () =>
  app.value<number>`select count(*)::int as count from enrollments where course_id = ${course.id}`;

const titlesTo = ({ id }: Account) =>
  app.column<string>`select title from notifications where recipient_id = ${id} order by created_at, id`;

describe('the list of requests', () => {
  it('comes in pages, oldest first', async () => {
    await set('mode: APPROVAL');
    const names = ['Ada', 'Ben', 'Cyd'];
    for (const name of names) await enroll((await aStudent(name)).by);
    const first = await requestsPage(null);
    expect(first).toMatchObject({
      nodes: [{ name: 'Ada' }, { name: 'Ben' }],
      pageInfo: { hasNextPage: true },
    });
    expect(await requestsPage(first.pageInfo.endCursor)).toMatchObject({
      nodes: [{ name: 'Cyd' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('refuses a cursor of another list, and a place that cannot be one', async () => {
    const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
    for (const position of [
      ['Ada', course.id],
      ['1', '2026-01-01 00:00:00+00', course.id],
    ])
      expect(await requestsPage(cursorOf(position))).toBe('BAD_USER_INPUT');
  });
});

it('an open course closes at its end date, also for whoever has a link', async () => {
  const code = await createLink();
  await set(`mode: OPEN, endsAt: "${new Date(app.clock.now().getTime() - 1000).toISOString()}"`);
  const { by } = await aStudent('Ada');
  expect(await enroll(by)).toEqual({ __typename: 'EnrollmentClosed', message: 'Enrollment has ended' });
  expect(await join(code, by)).toMatchObject({ __typename: 'EnrollmentClosed' });
  expect((await joining()).links[0]).toMatchObject({ uses: 0 });
  expect(await enrolledCount()).toBe(0);
  const { status, body } = await app.rest('POST', '/student/enrollments', {
    token: by,
    body: { courseId: course.id },
  });
  expect([status, body.error]).toEqual([403, 'Enrollment has ended']);
});

describe('a full course', () => {
  it('gives the last place once: twelve calls leave one enrollment and eleven waiting', async () => {
    await set('mode: OPEN, capacity: 1');
    const students = await app.atOnce(12, (index) => aStudent(`Student ${index}`));
    const outcomes = await Promise.all(students.map(({ by }) => enroll(by)));
    expect(outcomes.filter(({ __typename }) => __typename === 'Enrolled')).toHaveLength(1);
    expect(outcomes.filter(({ __typename }) => __typename === 'CourseFull')).toHaveLength(11);
    expect(await enrolledCount()).toBe(1);
    expect(await joining()).toMatchObject({ waitingCount: 11 });
    const [places] = await app.sql`select capacity, taken from course_places where course_id = ${course.id}`;
    expect(places).toEqual({ capacity: 1, taken: 1 });
  });

  it('lets whoever waits for the lock of the last place wait for a place as well', async () => {
    await set('mode: OPEN, capacity: 1');
    const [ada, ben] = [await aStudent('Ada'), await aStudent('Ben')];
    const service = app.app.service(JoiningService);
    const joining = ({ account }: typeof ada) => ({ studentId: account.id, courseId: course.id });
    const last = await app.database.transaction(async (transaction) => {
      expect(await service.decide(transaction, joining(ada))).toMatchObject({ kind: 'NEW' });
      const second = service.decide(app.database, joining(ben));
      await untilWaiting(app.database, 1, 'enrollments: enroll once');
      return { second };
    });
    expect(await last.second).toMatchObject({ kind: 'WAITING' });
  });

  it('has a waiting list in order of time, whose first one gets a place that becomes free', async () => {
    await set('mode: OPEN, capacity: 1');
    const [ada, ben, cem, dora] = [
      await aStudent('Ada'),
      await aStudent('Ben'),
      await aStudent('Cem'),
      await aStudent('Dora'),
    ];
    await enroll(ada.by);
    expect(await enroll(ben.by)).toEqual({
      __typename: 'CourseFull',
      message: 'This course is full. You are on the waiting list.',
      waitingPosition: 1,
    });
    expect(await enroll(cem.by)).toMatchObject({ waitingPosition: 2 });
    expect(await enroll(dora.by)).toMatchObject({ waitingPosition: 3 });
    expect(await enroll(dora.by)).toMatchObject({ waitingPosition: 3 });
    expect((await viewed(dora.by)).viewerRequest).toEqual({ state: 'WAITING', position: 3 });
    expect((await joining()).waiting).toEqual([{ name: 'Ben' }, { name: 'Cem' }, { name: 'Dora' }]);

    await leave(ada.by);
    expect((await viewed(ben.by)).viewerEnrollment).toMatchObject({ percent: 0 });
    expect(await titlesTo(ben.account)).toEqual(['You are enrolled']);
    expect(await withdraw(cem.by)).toEqual({ viewerRequest: null });
    await remove(ben.account);
    expect((await viewed(dora.by)).viewerEnrollment).not.toBeNull();
    expect(await joining()).toMatchObject({ waitingCount: 0 });
    expect(await enrolledCount()).toBe(1);
  });

  it('fills more places when the capacity rises, and removes nobody when it falls', async () => {
    await set('mode: OPEN, capacity: 1');
    const people = await Promise.all(['Ada', 'Ben', 'Cem', 'Dora'].map(aStudent));
    for (const { by } of people) await enroll(by);
    await set('mode: OPEN, capacity: 3');
    expect([await enrolledCount(), (await joining()).waitingCount]).toEqual([3, 1]);
    await set('mode: OPEN, capacity: 1');
    expect(await enrolledCount()).toBe(3);
    await remove(people[0]!.account);
    expect([await enrolledCount(), (await joining()).waitingCount]).toEqual([2, 1]);
    await set('mode: OPEN');
    expect([await enrolledCount(), (await joining()).waitingCount]).toEqual([3, 0]);
  });

  it('gives a free place to the first one who waits, not to whoever enrolls next', async () => {
    await set('mode: OPEN, capacity: 1');
    const [ada, ben, cem] = [await aStudent('Ada'), await aStudent('Ben'), await aStudent('Cem')];
    await enroll(ada.by);
    await enroll(ben.by);
    await app.sql`delete from enrollments where student_id = ${ada.account.id}`;
    expect(await enroll(cem.by)).toMatchObject({ __typename: 'CourseFull', waitingPosition: 1 });
    expect((await viewed(ben.by)).viewerEnrollment).not.toBeNull();
    await app.sql`delete from enrollments where student_id = ${ben.account.id}`;
    expect(await enroll(cem.by)).toMatchObject({ __typename: 'Enrolled' });
  });

  it('gives nobody a place while it is not published, and the team none', async () => {
    await set('mode: OPEN, capacity: 1');
    const teacher = await app.world.anInstructor();
    const [ada, ben] = [await aStudent('Ada'), await aStudent('Ben')];
    for (const by of [ada.by, await app.world.signIn(teacher), ben.by]) await enroll(by);
    await app.world.aMember(course, teacher, CourseRole.ASSISTANT);
    const setPublished = (isPublished: boolean) =>
      app.sql`update courses set is_published = ${isPublished} where id = ${course.id}`;
    await setPublished(false);
    await leave(ada.by);
    await app.app.service(WaitingListSweeper).run();
    await set('mode: OPEN');
    expect(await enrolledCount()).toBe(0);
    await setPublished(true);
    await app.app.service(WaitingListSweeper).run();
    expect((await viewed(ben.by)).viewerEnrollment).not.toBeNull();
    expect([await enrolledCount(), (await joining()).waitingCount]).toEqual([1, 0]);
  });

  it('refuses invalid numbers', async () => {
    for (const capacity of [0, -1, 100_001])
      expect(await set(`mode: OPEN, capacity: ${capacity}`)).toEqual({
        __typename: 'InvalidInput',
        fields: [{ path: 'capacity' }],
      });
  });
});

describe('a course with approval', () => {
  it('asks the team, which approves or declines with a notification', async () => {
    await set('mode: APPROVAL');
    const [ada, ben] = [await aStudent('Ada'), await aStudent('Ben')];
    expect(await enroll(ada.by)).toMatchObject({ __typename: 'ApprovalNeeded' });
    await enroll(ada.by);
    await enroll(ben.by);
    expect(await titlesTo(instructor)).toEqual(['Requests to join']);
    expect((await viewed(ada.by)).viewerRequest).toEqual({ state: 'ASKED', position: null });
    expect(await joining()).toMatchObject({
      requestCount: 2,
      requests: [{ name: 'Ada', email: ada.account.email }, { name: 'Ben' }],
    });
    expect(await enrolledCount()).toBe(0);

    await decide(ada.account, true);
    await decide(ben.account, false);
    expect((await viewed(ada.by)).viewerEnrollment).not.toBeNull();
    expect(await titlesTo(ada.account)).toEqual(['You are enrolled']);
    expect(await titlesTo(ben.account)).toEqual(['Request declined']);
    expect(await joining()).toMatchObject({ requestCount: 0 });
    expect(await decide(ben.account, true)).toBe('NOT_FOUND');
    const entries = await app.sql`select action from audit_log
      where actor_id = ${instructor.id} order by occurred_at, id`;
    expect(entries.map(({ action }) => action)).toEqual([
      'JOINING_CHANGED',
      'ENROLLMENT_APPROVED',
      'ENROLLMENT_DECLINED',
    ]);
  });

  it('puts whom the team approves on the waiting list of a full course', async () => {
    await set('mode: APPROVAL, capacity: 1');
    const [ada, ben] = [await aStudent('Ada'), await aStudent('Ben')];
    for (const { by } of [ada, ben]) await enroll(by);
    await decide(ada.account, true);
    await decide(ben.account, true);
    expect((await viewed(ben.by)).viewerRequest).toEqual({ state: 'WAITING', position: 1 });
    expect(await titlesTo(ben.account)).toEqual(['Request approved']);
    expect(await enrolledCount()).toBe(1);
    await decide(ben.account, false);
    expect(await titlesTo(ben.account)).toEqual(['Removed from the waiting list']);
  });

  it('enrolls whoever asked when the course is opened', async () => {
    await set('mode: APPROVAL');
    const { by } = await aStudent('Ada');
    await enroll(by);
    await set('mode: OPEN');
    expect((await viewed(by)).viewerEnrollment).not.toBeNull();
  });
});

describe('a join link', () => {
  it('is the only way into a course by link, and needs no approval', async () => {
    await set('mode: LINK');
    const code = await createLink();
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect((await joining()).links[0]).toMatchObject({ url: expect.stringMatching(`/join/${code}$`) });
    const [ada, ben] = [await aStudent('Ada'), await aStudent('Ben')];
    expect(await enroll(ada.by)).toMatchObject({ __typename: 'JoinLinkNeeded' });
    expect(await preview(code)).toEqual({ title: 'Knots' });
    const wide = [...code.slice(4)].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));
    expect(await join(` ${code.slice(0, 4).toLowerCase()}–${wide.join('')} `, ada.by)).toMatchObject({
      __typename: 'Enrolled',
    });
    expect(await join(code, ada.by)).toMatchObject({ __typename: 'AlreadyEnrolled' });
    expect(await join(code, instructor.token)).toMatchObject({ __typename: 'OwnCourse' });
    await set('mode: APPROVAL');
    expect(await join(code, ben.by)).toMatchObject({ __typename: 'Enrolled' });
    expect((await joining()).links[0]).toMatchObject({ uses: 2 });
  });

  it('works for as many people as it is for, also if twelve use it at once', async () => {
    const code = await createLink('maxUses: 1');
    const students = await app.atOnce(12, (index) => aStudent(`Student ${index}`));
    const outcomes = await Promise.all(students.map(({ by }) => join(code, by)));
    expect(outcomes.filter(({ __typename }) => __typename === 'Enrolled')).toHaveLength(1);
    expect(outcomes.filter(({ __typename }) => __typename === 'JoinLinkInvalid')).toHaveLength(11);
    expect(await enrolledCount()).toBe(1);
    expect(await preview(code)).toBeNull();
  });

  it('is used once by whoever waits, and puts those on the waiting list who asked before', async () => {
    await app.world.enroll((await aStudent('Ada')).account, course);
    await set('mode: APPROVAL, capacity: 1');
    const { by } = await aStudent('Ben');
    expect(await enroll(by)).toMatchObject({ __typename: 'ApprovalNeeded' });
    const code = await createLink('maxUses: 2');
    for (let count = 0; count < 3; count++)
      expect(await join(code, by)).toMatchObject({ __typename: 'CourseFull', waitingPosition: 1 });
    expect((await joining()).links[0]).toMatchObject({ uses: 1 });
  });

  it('expires and can be revoked', async () => {
    const { by } = await aStudent('Ada');
    const expired = await createLink(
      `expiresAt: "${new Date(app.clock.now().getTime() - DAY_MS).toISOString()}"`,
    );
    expect(await join(expired, by)).toEqual({
      __typename: 'JoinLinkInvalid',
      message: 'This code does not exist or is no longer valid',
    });
    const code = await createLink();
    const [{ id }] = (await joining()).links;
    const revoke = () =>
      run(
        `mutation { r: revokeJoinLink(courseId: "${course.id}", linkId: "${id}") { __typename } }`,
        instructor.token,
      );
    expect(await revoke()).toEqual({ __typename: 'JoiningChanged' });
    expect(await revoke()).toBe('NOT_FOUND');
    expect(await join(code, by)).toMatchObject({ __typename: 'JoinLinkInvalid' });
    const entries = await app.sql`select action from audit_log
      where actor_id = ${instructor.id} order by occurred_at, id`;
    expect(entries.map(({ action }) => action)).toEqual([
      'JOIN_LINK_CREATED',
      'JOIN_LINK_CREATED',
      'JOIN_LINK_REVOKED',
    ]);
  });

  it('cannot be guessed: wrong codes are limited, right ones are not', async () => {
    const code = await createLink();
    const { by } = await aStudent('Ada');
    for (let count = 0; count < 25; count++) expect(await preview(code, by)).toEqual({ title: 'Knots' });
    for (let count = 0; count < 20; count++) expect(await preview(`WRNG${count}`, by)).toBeNull();
    expect(await preview('WRNG', by)).toBe('RATE_LIMITED');
    expect(await join(code, by)).toBe('RATE_LIMITED');
  });

  it('does not show a course that is not published', async () => {
    const code = await createLink();
    await app.sql`update courses set is_published = false where id = ${course.id}`;
    const { by } = await aStudent('Ada');
    expect(await preview(code, by)).toBeNull();
    expect(await join(code, by)).toBe('NOT_FOUND');
  });
});

it('leaving and being removed keeps the progress, which comes back with the next enrollment', async () => {
  const ada = await aStudent('Ada');
  await app.world.enroll(ada.account, course, { completed: 2 });
  expect((await viewed(ada.by)).viewerEnrollment).toEqual({ percent: 67, lessonsCompleted: 2 });
  expect(await leave(ada.by)).toEqual({ __typename: 'EnrollmentEnded' });
  expect((await viewed(ada.by)).viewerEnrollment).toBeNull();
  expect(await leave(ada.by)).toBe('NOT_FOUND');
  expect(await enroll(ada.by)).toMatchObject({ __typename: 'Enrolled' });
  expect((await viewed(ada.by)).viewerEnrollment).toEqual({ percent: 67, lessonsCompleted: 2 });

  expect(await remove(ada.account)).toEqual({ __typename: 'JoiningChanged' });
  expect(await remove(ada.account)).toBe('NOT_FOUND');
  expect((await viewed(ada.by)).viewerEnrollment).toBeNull();
  expect(await titlesTo(ada.account)).toEqual(['You were removed from a course']);
  const entries = await app.sql`select subject_id from audit_log where action = ${'STUDENT_REMOVED'}`;
  expect(entries).toContainEqual({ subject_id: ada.account.id });
});
