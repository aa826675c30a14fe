import type { Account } from '../../accounts/account.entities';
import type { SeededCourse } from '../../../seed/world';
import { untilWaiting } from '../../../test/lock-waiters';
import { freshFixture, sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';

const app = testApp({ config: { isDemo: false, sandbox: false } });

const admin = sharedFixture(() => app.signedIn(app.world.anAdmin()));
const owner = freshFixture(() => app.world.anInstructor({ name: 'Olga Owner' }));
const heir = freshFixture(() => app.world.anInstructor({ name: 'Hanna Heir' }));
const course = freshFixture(() => app.world.aCourse(owner, { title: 'Knots' }));

async function change(email = heir.email, as = admin.token, courseId = course.id) {
  const { body } = await app.as(as)
    .graphql`mutation { r: changeCourseOwner(courseId: ${courseId}, email: ${email}) {
      __typename
      ... on CourseOwnerChanged { course { id instructorName ownerState } }
      ... on InvalidInput { fields { path message } } } }`;
  return body.errors?.[0]?.extensions.code ?? body.data.r;
}

const invalid = (message: string) => ({
  __typename: 'InvalidInput',
  fields: [{ path: 'email', message }],
});
const NOT_INSTRUCTOR =
  'This account is not an instructor’s. Change its role under People, or choose another instructor.';

const given = (name = 'Hanna Heir') => ({
  __typename: 'CourseOwnerChanged',
  course: { id: course.id, instructorName: name, ownerState: 'ACTIVE' },
});

async function teamOf({ id }: SeededCourse) {
  const [found] =
    await app.sql`select instructor_id as owner, coalesce((select json_agg(json_build_object('id', account_id, 'role', role,
    'isOffered', offered_at is not null)) from course_members where course_id = c.id), '[]') as members
    from courses c where id = ${id}`;
  return found!;
}
const instructor = ({ id }: Account) => ({ id, role: 'INSTRUCTOR', isOffered: false });

const entries = () =>
  app.sql`select action, actor_id, subject_id, details from audit_log where details ->> 'courseId' = ${course.id} order by id`;
const noticesOf = ({ id }: Account) =>
  app.sql`select title, message from notifications
    where recipient_id = ${id} and kind = 'COURSE_TEAM' order by id`;

const suspend = ({ id }: Account) => app.sql`update accounts set suspended_at = now() where id = ${id}`;
const demote = ({ id }: Account) => app.sql`update accounts set role = 'STUDENT' where id = ${id}`;
const requestDeletion = ({ id }: Account) =>
  app.sql`insert into account_deletions (account_id, requested_at, due_at)
    values (${id}, now(), now() + interval '14 days')`;
const finishDeletion = async (account: Account) => {
  await requestDeletion(account);
  await app.sql`update account_deletions set deleted_at = now() where account_id = ${account.id}`;
};

describe('a course that an administrator gives to another owner', () => {
  it('belongs to them, and the former owner stays on the team as an instructor', async () => {
    expect(await change(` ${heir.email.toUpperCase()} `)).toEqual(given());
    expect(await teamOf(course)).toEqual({ owner: heir.id, members: [instructor(owner)] });
    const { body } = await app.as(await app.world.signIn(heir))
      .graphql`{ viewer { teaching { course(id: ${course.id}) { viewerRole } } } }`;
    expect(body.data.viewer.teaching.course).toEqual({ viewerRole: 'OWNER' });
    const [row] = await app.sql`select search_text as text from courses where id = ${course.id}`;
    expect(row!.text.split('\n')[2]).toBe('hanna heir');
  });

  it('is recorded for both, and both are told', async () => {
    await change();
    const by = { actor_id: admin.id };
    expect(await entries()).toEqual([
      { ...by, action: 'COURSE_OWNER_CHANGED', subject_id: heir.id, details: { courseId: course.id } },
      {
        ...by,
        action: 'COURSE_MEMBER_CHANGED',
        subject_id: owner.id,
        details: { courseId: course.id, from: 'OWNER', to: 'INSTRUCTOR', seesAddresses: 'false' },
      },
    ]);
    expect(await noticesOf(heir)).toEqual([
      { title: 'You own a course', message: 'An administrator made you the owner of “Knots”.' },
    ]);
    expect(await noticesOf(owner)).toEqual([
      {
        title: 'Course handed over',
        message: 'An administrator made Hanna Heir the owner of “Knots”. You are one of its instructors.',
      },
    ]);
  });

  it.each([
    ['suspended', suspend],
    ['no longer an instructor', demote],
    ['about to be deleted', requestDeletion],
  ])('loses an owner who is %s, and tells them', async (_, become) => {
    await become(owner);
    expect(await change()).toEqual(given());
    expect(await teamOf(course)).toEqual({ owner: heir.id, members: [] });
    expect((await entries())[1]).toMatchObject({
      action: 'COURSE_MEMBER_REMOVED',
      subject_id: owner.id,
      details: { from: 'OWNER' },
    });
    expect(await noticesOf(owner)).toEqual([
      {
        title: 'Course handed over',
        message: 'An administrator made Hanna Heir the owner of “Knots”. You are no longer on its team.',
      },
    ]);
  });

  it('stores nothing for a former owner whose data is deleted', async () => {
    await finishDeletion(owner);
    expect(await change()).toEqual(given());
    expect(await teamOf(course)).toEqual({ owner: heir.id, members: [] });
    expect(await noticesOf(owner)).toEqual([]);
  });

  it('can go to a member of the team; an offer to somebody else ends', async () => {
    const other = await app.world.anInstructor();
    await app.world.aMember(course, heir, CourseRole.ASSISTANT);
    await app.world.aMember(course, other, CourseRole.INSTRUCTOR);
    await app.sql`update course_members set offered_at = now() where account_id = ${other.id}`;
    expect(await change()).toEqual(given());
    const { owner: ownerId, members } = await teamOf(course);
    expect(ownerId).toBe(heir.id);
    expect(members).toHaveLength(2);
    expect(members).toEqual(expect.arrayContaining([instructor(other), instructor(owner)]));
  });

  it('ends what the new owner had as a student or was invited to, and moves the figures', async () => {
    const student = await app.world.aStudent();
    await app.world.enroll(student, course);
    await app.world.enroll(heir, course);
    await app.sql`insert into course_invitations (id, token_hash, course_id, email, role, sees_addresses, invited_by, invited_at, expires_at)
      values (gen_random_uuid(), sha256(${`token of ${course.id}`}::bytea), ${course.id}, ${heir.email}, 'ASSISTANT', false, ${owner.id}, now(), now() + interval '1 day')`;
    expect(await change()).toEqual(given());
    const enrolled = await app.sql`select student_id from enrollments where course_id = ${course.id}`;
    expect(enrolled).toEqual([{ student_id: student.id }]);
    expect(await app.sql`select id from course_invitations where course_id = ${course.id}`).toEqual([]);
    const query = '{ viewer { teaching { dashboard { overview { totalCourses totalStudents } } } } }';
    const totals = async (account: Account) =>
      (await app.graphql(query, {}, await app.world.signIn(account))).body.data.viewer.teaching.dashboard
        .overview;
    expect(await totals(heir)).toEqual({ totalCourses: 1, totalStudents: 1 });
    expect(await totals(owner)).toEqual({ totalCourses: 0, totalStudents: 0 });
  });
});

describe('a change of the owner is refused', () => {
  afterEach(async () => {
    expect(await teamOf(course)).toEqual({ owner: owner.id, members: [] });
    expect(await entries()).toEqual([]);
    expect(await noticesOf(owner)).toEqual([]);
  });

  it.each([
    ['nothing', () => ' ', 'Please enter the email address of the new owner'],
    ['no address', () => 'hanna', 'Please enter a valid email address'],
    ['an address without an account', () => 'nobody@example.org', 'No account has this email address'],
    ['its owner', () => owner.email, 'This person owns the course already'],
  ])('for %s', async (_, email, message) => {
    expect(await change(email())).toEqual(invalid(message));
  });

  it('for accounts that are suspended, deleted, or not an instructor’s', async () => {
    const suspended = await app.world.anInstructor({ suspendedAt: new Date() });
    expect(await change(suspended.email)).toEqual(
      invalid('This account is suspended. Reinstate it under People, or choose another instructor.'),
    );
    const leaving = await app.world.anInstructor();
    await requestDeletion(leaving);
    expect(await change(leaving.email)).toEqual(invalid('No account has this email address'));
    for (const other of [await app.world.aStudent(), admin])
      expect(await change(other.email)).toEqual(invalid(NOT_INSTRUCTOR));
  });

  it('to somebody who asks to delete the account while it waits', async () => {
    const { changing } = await app.database.transaction(async (transaction) => {
      await transaction.query('select from accounts where id = $1 for update', [heir.id]);
      const begun = change();
      await untilWaiting(app.database);
      await transaction.query(
        `insert into account_deletions (account_id, requested_at, due_at) values ($1, now(), now())`,
        [heir.id],
      );
      return { changing: begun };
    });
    expect(await changing).toEqual(invalid(NOT_INSTRUCTOR));
  });

  it('beyond the limits for instructors', async () => {
    await app.world.aCourse(heir, { lessons: [{ notes: 'x'.repeat(1_100_000) }] });
    try {
      await app.sql`update platform_settings set max_courses = 1`;
      expect(await change()).toEqual(
        invalid(
          'This instructor has as many courses as the settings allow. Raise the limit, or choose another instructor.',
        ),
      );
      await app.sql`update platform_settings set max_courses = null, max_storage_megabytes = 1`;
      await app.sql`update lessons set notes = ${'long'} where course_id = ${course.id}`;
      expect(await change()).toEqual(
        invalid(
          'The notes and captions of this instructor’s courses would take more space than the settings allow. Raise the limit, or choose another instructor.',
        ),
      );
    } finally {
      await app.sql`update platform_settings set max_courses = null, max_storage_megabytes = null`;
    }
  });
});

describe('the list of courses', () => {
  const LIST = `query ($search: String, $only: ManagedCourseFilter) { viewer { administration {
    courses(search: $search, only: $only) { nodes { title ownerState } } } } }`;
  const listed = async (variables: object) =>
    (await app.graphql(LIST, { ...variables }, admin.token)).body.data.viewer.administration.courses.nodes;

  it('says whether the owner can run a course, and finds those without an active owner', async () => {
    const others = await app.atOnce(4, () => app.world.anInstructor());
    for (const [index, other] of others.entries())
      await app.world.aCourse(other, { title: `Ownerless ${index}` });
    const [suspended, demoted, leaving] = others as [Account, Account, Account];
    await suspend(suspended);
    await demote(demoted);
    await requestDeletion(leaving);
    const byTitle = (nodes: { title: string }[]) =>
      nodes.sort((one, other) => one.title.localeCompare(other.title));
    const inactive = [
      { title: 'Ownerless 0', ownerState: 'SUSPENDED' },
      { title: 'Ownerless 1', ownerState: 'NOT_INSTRUCTOR' },
      { title: 'Ownerless 2', ownerState: 'DELETED' },
    ];
    expect(byTitle(await listed({ search: 'ownerless' }))).toEqual([
      ...inactive,
      { title: 'Ownerless 3', ownerState: 'ACTIVE' },
    ]);
    expect(byTitle(await listed({ search: 'ownerless', only: 'OWNER_INACTIVE' }))).toEqual(inactive);
  });
});

describe('possible owners', () => {
  const QUERY =
    'query ($id: ID!) { viewer { administration { possibleOwners(courseId: $id) { name email } } } }';
  const possible = async (id: string, as = admin.token) => {
    const { data, errors } = (await app.graphql(QUERY, { id }, as)).body;
    return errors?.[0]?.extensions.code ?? data.viewer.administration?.possibleOwners;
  };

  it('are the active members of the team, instructors first', async () => {
    const members = [
      ['Zoe', CourseRole.INSTRUCTOR],
      ['Abe', CourseRole.OBSERVER],
      ['Bea', CourseRole.INSTRUCTOR],
      ['Sue', CourseRole.INSTRUCTOR],
    ] as const;
    for (const [name, role] of members) {
      const suspendedAt = name === 'Sue' ? new Date() : null;
      const account = await app.world.anInstructor({ name, email: `${name}@team.example.org`, suspendedAt });
      await app.world.aMember(course, account, role);
    }
    expect((await possible(course.id)).map(({ name }: { name: string }) => name)).toEqual([
      'Bea',
      'Zoe',
      'Abe',
    ]);
  });
});
