import { sourceFiles } from '../../test/sources';
import { freshFixture } from '../../test/fixture';
import { testApp } from '../../test/test-app';
import type { Account } from '../../modules/accounts/account.entities';
import { codeOf, secondFactorCalls } from '../../modules/accounts/second-factor/second-factor.testing';
import { CourseRole } from '../../modules/courses/permissions/course-permissions.rules';
import { AuditAction } from './audit-actions';

const app = testApp();

/** The entries of somebody, oldest first. */
const entriesBy = ({ id }: Account) =>
  app.sql`select action, subject_id, details from audit_log where actor_id = ${id} order by occurred_at, id`;

const run = async (field: string, token: string): Promise<void> => {
  const { body } = await app.graphql(`mutation { r: ${field} { __typename } }`, {}, token);
  if (body.errors) throw new Error(body.errors[0]!.message);
};

it('is recorded when an administrator ends sessions and sends a reset token', async () => {
  const [admin, student] = [await app.world.anAdmin(), await app.world.aStudent()];
  const token = await app.world.signIn(admin);
  await run(`signOutEverywhere(accountId: "${student.id}")`, token);
  await run(`sendResetToken(accountId: "${student.id}")`, token);
  expect(await entriesBy(admin)).toEqual([
    { action: 'SIGNED_OUT_EVERYWHERE', subject_id: student.id, details: {} },
    { action: 'RESET_TOKEN_SENT', subject_id: student.id, details: {} },
  ]);
});

it('is recorded when somebody makes new recovery codes, but not when the code is wrong', async () => {
  const student = await app.world.aStudent();
  const token = await app.world.signIn(student);
  const calls = secondFactorCalls(app);
  const { secret } = await calls.start(token);
  await calls.confirm(token, codeOf(app, secret));
  await calls.renew(token, '000000');
  app.clock.advance(60_000);
  await calls.renew(token, codeOf(app, secret));
  const recorded = (await entriesBy(student)).map(({ action }) => action);
  expect(recorded.filter((action) => action === 'RECOVERY_CODES_RENEWED')).toHaveLength(1);
});

describe('in a team', () => {
  let courseId: string;
  let owners: string;
  let others: string;

  const owner = freshFixture(() => app.world.anInstructor());
  const other = freshFixture(() => app.world.anInstructor());
  const course = freshFixture(() => app.world.aCourse(owner));
  beforeEach(async () => {
    courseId = course.id;
    [owners, others] = [await app.world.signIn(owner), await app.world.signIn(other)];
    await app.sql`update accounts set email_proved_at = now() where id = ${other.id}`;
  });

  const invite = async (email: string): Promise<string> => {
    await run(
      `inviteToCourse(courseId: "${courseId}", input: { email: "${email}", role: ASSISTANT })`,
      owners,
    );
    const [row] = await app.sql`select id from course_invitations where email = ${email}`;
    return row!.id;
  };

  it('all entries about an invitation have its id, and those about an account name it', async () => {
    const declined = await invite(other.email);
    await run(`declineCourseInvitation(id: "${declined}")`, others);
    const accepted = await invite(other.email);
    await run(`acceptCourseInvitation(id: "${accepted}")`, others);
    const withdrawn = await invite('nobody-yet@example.org');
    await run(`withdrawCourseInvitation(id: "${withdrawn}")`, owners);
    const invited = (subjectId: string | null, invitationId: string) => ({
      action: 'COURSE_MEMBER_INVITED',
      subject_id: subjectId,
      details: { courseId, to: 'ASSISTANT', invitationId },
    });
    expect(await entriesBy(owner)).toEqual([
      invited(other.id, declined),
      invited(other.id, accepted),
      invited(null, withdrawn),
      {
        action: 'COURSE_INVITATION_WITHDRAWN',
        subject_id: null,
        details: { courseId, invitationId: withdrawn },
      },
    ]);
    expect(await entriesBy(other)).toEqual([
      {
        action: 'COURSE_INVITATION_DECLINED',
        subject_id: null,
        details: { courseId, invitationId: declined },
      },
      {
        action: 'COURSE_MEMBER_JOINED',
        subject_id: null,
        details: { courseId, to: 'ASSISTANT', invitationId: accepted },
      },
    ]);
  });

  it('an offer of a course that is withdrawn or declined is recorded', async () => {
    await app.world.aMember(course, other, CourseRole.INSTRUCTOR);
    const offer = `offerCourse(courseId: "${courseId}", accountId: "${other.id}")`;
    await run(offer, owners);
    await run(`offerCourse(courseId: "${courseId}", accountId: null)`, owners);
    await run(offer, owners);
    await run(`declineCourseOffer(courseId: "${courseId}")`, others);
    expect((await entriesBy(owner)).map(({ action }) => action)).toEqual([
      'COURSE_OFFERED',
      'COURSE_OFFER_WITHDRAWN',
      'COURSE_OFFERED',
    ]);
    expect(await entriesBy(other)).toEqual([
      { action: 'COURSE_OFFER_DECLINED', subject_id: other.id, details: { courseId } },
    ]);
  });
});

describe('every action', () => {
  const actions = Object.values(AuditAction);
  const sources = sourceFiles().filter(({ path }) => path.startsWith('server/'));

  it('is recorded somewhere', () => {
    const product = sources
      .filter(({ isTest }) => !isTest)
      .map(({ text }) => text)
      .join('\n');
    expect(actions.filter((action) => !product.includes(`'${action}'`))).toEqual([]);
  });
});
