import type { Database } from '../../../platform/database/database';
import { Role } from '../../../platform/viewer';
import type { Account } from '../../accounts/account.entities';
import { RoleChange } from '../../accounts/roles';
import { PLATFORM } from '../../../platform/audit/audit-log';
import { untilWaiting } from '../../../test/lock-waiters';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { CourseRole, NOT_ALLOWED_BY_ROLE } from '../../courses/permissions/course-permissions.rules';

const app = testApp();

const owner = freshFixture(() => app.signedIn(app.world.anInstructor({ name: 'Olga Owner' })));
const course = freshFixture(() => app.world.aCourse(owner));

const asking = async (query: string, as: string, variables = {}) =>
  (await app.graphql(query, { courseId: course.id, ...variables }, as)).body;
const doing = async (query: string, as: string, variables = {}) => {
  const { data, errors } = await asking(query, as, variables);
  return errors ? errors[0]!.extensions.code : data.r;
};

const TEAM =
  'course { members { accountId name role seesAddresses isOffered isViewer } invitations { id email role } }';
const CHANGE = `mutation ($courseId: ID!, $accountId: ID!, $input: CourseMemberInput!) {
  r: changeCourseMember(courseId: $courseId, accountId: $accountId, input: $input) {
    __typename ... on CourseTeamChanged { ${TEAM} } ... on InvalidInput { message } } }`;
const REMOVE = `mutation ($courseId: ID!, $accountId: ID!) {
  r: removeCourseMember(courseId: $courseId, accountId: $accountId) { ${TEAM} } }`;
const LEAVE = `mutation ($courseId: ID!) { r: leaveCourse(courseId: $courseId) { courseId teaching { courses { id } } } }`;
const OFFER = `mutation ($courseId: ID!, $accountId: ID) {
  r: offerCourse(courseId: $courseId, accountId: $accountId) { ${TEAM} } }`;
const ACCEPT_OFFER = `mutation ($courseId: ID!) {
  r: acceptCourseOffer(courseId: $courseId) { course { viewerRole } teaching { courses { id } } } }`;
const DECLINE_OFFER = `mutation ($courseId: ID!) { r: declineCourseOffer(courseId: $courseId) { ${TEAM} } }`;

const aMember = async (role: CourseRole, name?: string) => {
  const account = await app.world.anInstructor(name ? { name } : {});
  await app.world.aMember(course, account, role);
  return account;
};

const noticesOf = (account: Account) =>
  app.column<string>`select title from notifications where recipient_id = ${account.id}
      and kind = 'COURSE_TEAM' order by created_at, id`;

const demote = ({ id }: Account, transaction: Database) =>
  app.app
    .service(RoleChange)
    .apply({ accountId: id, from: Role.INSTRUCTOR, to: Role.STUDENT }, PLATFORM, transaction);
const ownerAndMembers = async () => {
  const [found] =
    await app.sql`select instructor_id as owner, array(select account_id from course_members where course_id = c.id) as members
    from courses c where id = ${course.id}`;
  return found!;
};

const recorded = () =>
  app.column<string>`select action from audit_log where details ->> 'courseId' = ${course.id}
      order by occurred_at, id`;

describe('a team', () => {
  it('lists the owner first, then the members by role and name, and invitations to the owner alone', async () => {
    const bea = await aMember(CourseRole.ASSISTANT, 'Bea');
    await aMember(CourseRole.OBSERVER, 'Abe');
    await aMember(CourseRole.INSTRUCTOR, 'Zoe');
    const query = `query ($courseId: ID!) { viewer { teaching { ${TEAM.replace('course', 'course(id: $courseId)')} } } }`;
    const seen = (await asking(query, await app.world.signIn(bea))).data.viewer.teaching.course;
    expect(seen.members.map(({ name, role, isViewer }: never) => [name, role, isViewer])).toEqual([
      ['Olga Owner', 'OWNER', false],
      ['Zoe', 'INSTRUCTOR', false],
      ['Bea', 'ASSISTANT', true],
      ['Abe', 'OBSERVER', false],
    ]);
    expect(seen.invitations).toEqual([]);
  });

  it('records who may see addresses', async () => {
    const member = await aMember(CourseRole.ASSISTANT);
    await doing(CHANGE, owner.token, {
      accountId: member.id,
      input: { role: 'ASSISTANT', seesAddresses: true },
    });
    const [entry] = await app.sql`select details from audit_log where subject_id = ${member.id}`;
    expect(entry!.details).toEqual({
      courseId: course.id,
      from: 'ASSISTANT',
      to: 'ASSISTANT',
      seesAddresses: 'true',
    });
    expect(await noticesOf(member)).toEqual(['Your permissions changed']);
  });

  it('tells and records nothing if a member may do the same as before', async () => {
    const member = await aMember(CourseRole.OBSERVER);
    await doing(CHANGE, owner.token, {
      accountId: member.id,
      input: { role: 'OBSERVER', seesAddresses: true },
    });
    expect(await noticesOf(member)).toEqual([]);
    expect(await recorded()).toEqual([]);
  });

  it('takes effect at once for a member who is signed in', async () => {
    const member = await aMember(CourseRole.INSTRUCTOR);
    const theirs = await app.world.signIn(member);
    const publish =
      'mutation ($courseId: ID!) { r: setCoursePublished(id: $courseId, isPublished: true) { id } }';
    expect(await doing(publish, theirs)).toEqual({ id: course.id });
    await doing(CHANGE, owner.token, { accountId: member.id, input: { role: 'ASSISTANT' } });
    expect((await asking(publish, theirs)).errors![0]!.message).toBe(NOT_ALLOWED_BY_ROLE);
    await doing(REMOVE, owner.token, { accountId: member.id });
    expect(await doing(publish, theirs)).toBe('NOT_FOUND');
    // Both are of the same moment of the test's clock.
    expect((await noticesOf(member)).sort()).toEqual(['Removed from a team', 'Your role changed']);
  });

  it('has one owner, who is neither made nor removed like a member', async () => {
    const member = await aMember(CourseRole.INSTRUCTOR);
    expect(await doing(CHANGE, owner.token, { accountId: member.id, input: { role: 'OWNER' } })).toEqual({
      __typename: 'InvalidInput',
      message: 'Please choose a role',
    });
    const input = { role: 'OBSERVER' };
    expect(await doing(CHANGE, owner.token, { accountId: owner.id, input })).toBe('NOT_FOUND');
    expect(await doing(REMOVE, owner.token, { accountId: owner.id })).toBe('NOT_FOUND');
    expect(await doing(REMOVE, owner.token, { accountId: 'nobody' })).toBe('NOT_FOUND');
    expect(await doing(LEAVE, owner.token)).toBe('FORBIDDEN');
  });

  it('is left by a member, who then has no access', async () => {
    const member = await aMember(CourseRole.ASSISTANT);
    const theirs = await app.world.signIn(member);
    expect(await doing(LEAVE, theirs)).toEqual({ courseId: course.id, teaching: { courses: [] } });
    expect(await doing(LEAVE, theirs)).toBe('NOT_FOUND');
    expect(await noticesOf(owner)).toEqual(['A member left']);
    expect(await recorded()).toEqual(['COURSE_MEMBER_LEFT']);
  });
});

describe('handing over', () => {
  it('makes an instructor who accepts the owner, and the owner an instructor', async () => {
    const heir = await aMember(CourseRole.INSTRUCTOR, 'Hanna Heir');
    const theirs = await app.world.signIn(heir);
    expect(await doing(ACCEPT_OFFER, theirs)).toBe('NOT_FOUND');
    const offered = await doing(OFFER, owner.token, { accountId: heir.id });
    expect(offered.course.members[1]).toMatchObject({ accountId: heir.id, isOffered: true });
    expect(await doing(ACCEPT_OFFER, theirs)).toEqual({
      course: { viewerRole: 'OWNER' },
      teaching: { courses: [{ id: course.id }] },
    });
    const { members } = (await doing(OFFER, theirs, { accountId: null })).course;
    expect(members.map(({ accountId, role, isOffered }: never) => [accountId, role, isOffered])).toEqual([
      [heir.id, 'OWNER', false],
      [owner.id, 'INSTRUCTOR', false],
    ]);
    expect(await noticesOf(heir)).toEqual(['A course is offered to you']);
    expect(await noticesOf(owner)).toEqual(['Course handed over']);
    expect(await recorded()).toEqual(['COURSE_OFFERED', 'COURSE_HANDED_OVER']);
    const [row] = await app.sql`select search_text as text from courses where id = ${course.id}`;
    expect(row!.text.split('\n')[2]).toBe('hanna heir');
  });

  it('is shown to visitors at once', async () => {
    const heir = await aMember(CourseRole.INSTRUCTOR, 'Hanna Heir');
    const query = 'query ($courseId: ID!) { r: course(id: $courseId) { instructor { name } } }';
    const shown = async () => (await app.graphql(query, { courseId: course.id })).body.data.r.instructor.name;
    expect(await shown()).toBe('Olga Owner');
    await doing(OFFER, owner.token, { accountId: heir.id });
    await doing(ACCEPT_OFFER, await app.world.signIn(heir));
    expect(await shown()).toBe('Hanna Heir');
  });

  it('is offered to one instructor at a time, and can be withdrawn and declined', async () => {
    const [first, second] = [await aMember(CourseRole.INSTRUCTOR), await aMember(CourseRole.INSTRUCTOR)];
    const offeredTo = async (accountId: string | null) =>
      (await doing(OFFER, owner.token, { accountId })).course.members
        .filter(({ isOffered }: { isOffered: boolean }) => isOffered)
        .map(({ accountId }: { accountId: string }) => accountId);
    expect(await offeredTo(first.id)).toEqual([first.id]);
    expect(await offeredTo(second.id)).toEqual([second.id]);
    const [firsts, seconds] = [await app.world.signIn(first), await app.world.signIn(second)];
    expect(await doing(ACCEPT_OFFER, firsts)).toBe('NOT_FOUND');
    expect(await doing(DECLINE_OFFER, firsts)).toBe('NOT_FOUND');
    expect((await doing(DECLINE_OFFER, seconds)).course.members[1].isOffered).toBe(false);
    expect(await offeredTo(second.id)).toEqual([second.id]);
    expect(await offeredTo(null)).toEqual([]);
    expect(await doing(ACCEPT_OFFER, seconds)).toBe('NOT_FOUND');
    // An assistant cannot take it over, and an offer ends with the role.
    const assistant = await aMember(CourseRole.ASSISTANT);
    expect(await doing(OFFER, owner.token, { accountId: assistant.id })).toBe('FORBIDDEN');
    await offeredTo(second.id);
    await doing(CHANGE, owner.token, { accountId: second.id, input: { role: 'OBSERVER' } });
    expect(await doing(ACCEPT_OFFER, seconds)).toBe('NOT_FOUND');
  });

  it('of two courses in opposite directions happens at once, three times', async () => {
    const heir = await app.world.anInstructor();
    const theirs = await app.world.signIn(heir);
    await app.sql`update platform_settings set max_courses = 1000`;
    try {
      for (let round = 0; round < 3; round++) {
        const [mine, other] = [await app.world.aCourse(owner), await app.world.aCourse(heir)];
        await app.world.aMember(mine, heir, CourseRole.INSTRUCTOR);
        await app.world.aMember(other, owner, CourseRole.INSTRUCTOR);
        await doing(OFFER, owner.token, { courseId: mine.id, accountId: heir.id });
        await doing(OFFER, theirs, { courseId: other.id, accountId: owner.id });
        const outcomes = await Promise.all([
          doing(ACCEPT_OFFER, theirs, { courseId: mine.id }),
          doing(ACCEPT_OFFER, owner.token, { courseId: other.id }),
        ]);
        expect(outcomes.map(({ course }) => course)).toEqual([
          { viewerRole: 'OWNER' },
          { viewerRole: 'OWNER' },
        ]);
      }
    } finally {
      await app.sql`update platform_settings set max_courses = null`;
    }
  });

  it('is refused to somebody who is made a student meanwhile, who also leaves the team', async () => {
    const heir = await aMember(CourseRole.INSTRUCTOR);
    await doing(OFFER, owner.token, { accountId: heir.id });
    const theirs = await app.world.signIn(heir);
    const { accepting } = await app.database.transaction(async (transaction) => {
      // Holds the course, so that the request has begun as an instructor's.
      await transaction.query('select from courses where id = $1 for no key update', [course.id]);
      const accepting = doing(ACCEPT_OFFER, theirs);
      await untilWaiting(app.database);
      await demote(heir, transaction);
      return { accepting };
    });
    expect(await accepting).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
    expect(await ownerAndMembers()).toEqual({ owner: owner.id, members: [] });
  });
});
