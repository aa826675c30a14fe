import { TEST_PASSWORD } from '../../seed/world';
import { freshFixture } from '../../test/fixture';
import { testApp } from '../../test/test-app';
import { NOTIFICATION_KINDS, NotificationKind } from './notification.types';

const app = testApp();
let token: string;

const ada = freshFixture(() => app.world.aStudent());
beforeEach(async () => {
  token = await app.world.signIn(ada);
});

async function inbox(variables: Record<string, unknown> = {}) {
  const { body } = await app.graphql(
    `query ($tab: NotificationTab, $filter: NotificationFilter! = ALL) { viewer { inbox {
      unreadCount tabs { tab unreadCount } notifications(tab: $tab, filter: $filter) { nodes { kind tab course { isMuted } } } } } }`,
    variables,
    token,
  );
  const { unreadCount, tabs, notifications } = body.data.viewer.inbox;
  return {
    unreadCount,
    tabs: tabs.map((one: { unreadCount: number }) => one.unreadCount),
    kinds: notifications.nodes.map((node: { kind: string }) => node.kind),
    nodes: notifications.nodes,
  };
}

const SETTINGS = 'kinds { kind inInbox byMail isOptional } courses { title isMuted } sendsMail';

async function settings() {
  const { body } = await app.graphql(`{ viewer { notificationSettings { ${SETTINGS} } } }`, {}, token);
  return body.data.viewer.notificationSettings;
}

const update = async (...kinds: { kind: string; inInbox: boolean; byMail: boolean }[]) => app.as(token)
  .run`mutation { r: updateNotificationSettings(input: ${{ kinds }}) {
    __typename ... on NotificationSettingsUpdated { settings { ${SETTINGS} } inbox { unreadCount } }
    ... on InvalidInput { message } } }`;

async function mute(courseId: string, isMuted = true, as = token) {
  const { body } = await app.as(as)
    .graphql`mutation { setCourseMuted(courseId: ${courseId}, isMuted: ${isMuted}) {
      course { id isMuted } inbox { unreadCount } } }`;
  return body.data?.setCourseMuted ?? body.errors![0]!.extensions.code;
}

it('the tabs of the inbox show each kind in its own, with unread counts that add up', async () => {
  for (const kind of Object.values(NotificationKind)) await app.world.aNotification(ada, kind);
  const all = await inbox();
  expect(all).toMatchObject({ unreadCount: 12, tabs: [1, 8, 3] });
  for (const { kind, tab } of all.nodes) expect(tab).toBe(NOTIFICATION_KINDS[kind as NotificationKind].tab);
  expect((await inbox({ tab: 'MESSAGES' })).kinds).toEqual(['MESSAGE']);
  expect((await inbox({ tab: 'SYSTEM' })).kinds.sort()).toEqual([
    'EMAIL_CHANGED',
    'INSTRUCTOR_DECIDED',
    'PASSWORD_CHANGED',
  ]);
  const { body } = await app.as(token).graphql`mutation { markAllNotificationsRead(tab: COURSES) {
    unreadCount tabs { unreadCount } } }`;
  expect(body.data.markAllNotificationsRead).toEqual({
    unreadCount: 4,
    tabs: [{ unreadCount: 1 }, { unreadCount: 0 }, { unreadCount: 3 }],
  });
});

describe('kinds that are switched off', () => {
  it('are on at first, hidden and not counted while off, and back afterwards', async () => {
    await app.world.aNotification(ada, NotificationKind.QUIZ_PUBLISHED);
    await app.world.aNotification(ada, NotificationKind.MESSAGE);
    const before = await settings();
    // The test application has no mail server.
    expect(before.sendsMail).toBe(false);
    const offered = before.kinds.map(({ kind }: { kind: string }) => kind);
    expect(offered).toContain('QUIZ_PUBLISHED');
    for (const kind of ['STUDENT_ENROLLED', 'ENROLLMENT_REQUESTED', 'COURSE_TEAM', 'COURSE_MODERATED'])
      expect(offered).not.toContain(kind);
    expect(
      before.kinds.every((one: { inInbox: boolean; byMail: boolean }) => one.inInbox && one.byMail),
    ).toBe(true);
    const off = { kind: 'QUIZ_PUBLISHED', inInbox: false, byMail: true };
    const updated = await update(off);
    expect(updated).toMatchObject({ __typename: 'NotificationSettingsUpdated', inbox: { unreadCount: 1 } });
    expect(updated.settings.kinds).toContainEqual({ ...off, isOptional: true });
    expect(await inbox()).toMatchObject({ kinds: ['MESSAGE'], tabs: [1, 0, 0] });
    const { body } = await app.graphql('mutation { markAllNotificationsRead { unreadCount } }', {}, token);
    expect(body.data.markAllNotificationsRead.unreadCount).toBe(0);
    await update({ ...off, inInbox: true });
    // Marking all as read did not touch what was hidden.
    expect(await inbox()).toMatchObject({ unreadCount: 1, tabs: [0, 1, 0] });
  });

  it('cannot be those of security, for which the whole update is refused', async () => {
    await app.world.aNotification(ada, NotificationKind.PASSWORD_CHANGED);
    for (const part of [{ inInbox: false }, { byMail: false }])
      expect(
        await update(
          { kind: 'MESSAGE', inInbox: false, byMail: false },
          { kind: 'PASSWORD_CHANGED', inInbox: true, byMail: true, ...part },
        ),
      ).toMatchObject({
        __typename: 'InvalidInput',
        message: 'Security notifications can’t be switched off',
      });
    expect((await settings()).kinds).toContainEqual({
      kind: 'MESSAGE',
      inInbox: true,
      byMail: true,
      isOptional: true,
    });
    expect((await inbox()).unreadCount).toBe(1);
  });

  it('are the account’s own, and the last of two for one kind', async () => {
    const on = { kind: 'MESSAGE', inInbox: true, byMail: true };
    await update({ ...on, inInbox: false }, on);
    token = await app.world.signIn(await app.world.anInstructor());
    const { kinds } = await settings();
    expect(kinds).toContainEqual({ ...on, isOptional: true });
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toContain('STUDENT_ENROLLED');
  });
});

it('a muted course is not counted and not among the unread, but in the list, and counts again afterwards', async () => {
  const course = await app.world.aCourse(await app.world.anInstructor(), { title: 'Maps' });
  await app.world.enroll(ada, course);
  await app.world.aNotification(ada, NotificationKind.QUIZ_PUBLISHED, { courseId: course.id });
  await app.world.aNotification(ada, NotificationKind.MESSAGE);
  expect((await inbox()).unreadCount).toBe(2);
  const muted = { course: { id: course.id, isMuted: true }, inbox: { unreadCount: 1 } };
  expect(await mute(course.id)).toEqual(muted);
  expect(await mute(course.id)).toEqual(muted);
  expect(await inbox({ filter: 'UNREAD' })).toMatchObject({ kinds: ['MESSAGE'], tabs: [1, 0, 0] });
  expect((await inbox({ tab: 'COURSES' })).nodes).toEqual([
    { kind: 'QUIZ_PUBLISHED', tab: 'COURSES', course: { isMuted: true } },
  ]);
  expect((await settings()).courses).toEqual([{ title: 'Maps', isMuted: true }]);
  expect(await mute(course.id, false)).toMatchObject({ inbox: { unreadCount: 2 } });
  expect((await settings()).courses).toEqual([{ title: 'Maps', isMuted: false }]);
});

it('the owner of an account hears that the password was changed', async () => {
  const { body } = await app.as(token)
    .graphql`mutation { changePassword(input: ${{ currentPassword: TEST_PASSWORD, newPassword: 'a quite different one' }}) {
      __typename } }`;
  expect(body.data.changePassword.__typename).toBe('PasswordChanged');
  expect(await inbox({ tab: 'SYSTEM' })).toMatchObject({ kinds: ['PASSWORD_CHANGED'], unreadCount: 1 });
});
