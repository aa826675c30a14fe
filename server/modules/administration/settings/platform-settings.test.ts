import { createServer } from 'node:net';
import sharp from 'sharp';
import { Mailer } from '../../../platform/mailer';
import { eventually } from '../../../test/eventually';
import { startMailServer } from '../../../test/mail-server';
import { sharedFixture } from '../../../test/fixture';
import { startTestApp, testApp } from '../../../test/test-app';
import { TEST_PASSWORD } from '../../../seed/world';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';

const app = testApp({ config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example' } });

const admin = sharedFixture(() => app.signedIn(app.world.anAdmin()));
beforeEach(async () => {
  await app.sql`delete from platform_settings`;
  await app.sql`insert into platform_settings default values`;
});
afterEach(() => jest.restoreAllMocks());

const INPUT = {
  name: 'Waymark',
  accentColor: null,
  welcomeText: null,
  landingQuestionId: null,
  isRegistrationOpen: true,
  adminsNeedSecondFactor: false,
  instructorAccess: 'EVERYONE',
  instructorDomains: [] as string[],
  maxCourses: null,
  maxStorageMegabytes: null,
  maxInvitationMails: 1000,
  mailSenderName: null,
  mailSenderAddress: null,
};
const FIELDS = `revision name accentColor welcomeText landingQuestionId isRegistrationOpen adminsNeedSecondFactor instructorAccess instructorDomains maxCourses maxStorageMegabytes maxInvitationMails
  mailSenderName mailSenderAddress mailSender logoUrl`;

const update = async (change: object, revision = 1, as = admin.token) =>
  (
    await app.as(as).graphql`mutation {
      r: updatePlatformSettings(input: ${{ ...INPUT, ...change }}, revision: ${revision}) { __typename
        ... on PlatformSettingsUpdated { settings { ${FIELDS} } }
        ... on PlatformSettingsEditConflict { message settings { name revision } }
        ... on InvalidInput { fields { path message } } } }`
  ).body;

const settings = async () =>
  (await app.graphql(`{ viewer { administration { settings { ${FIELDS} } } } }`, {}, admin.token)).body.data
    .viewer.administration.settings;

const publicName = async () => (await app.graphql('{ platform { name } }')).body.data.platform.name;

const audited = () =>
  app.sql`select actor_id, details from audit_log where action = 'SETTINGS_CHANGED' order by occurred_at, id`;

describe('the settings', () => {
  it('are those of a new platform at first', async () => {
    const logo = { logoUrl: null };
    const mailSender = 'Waymark <no-reply@learn.example>';
    expect(await settings()).toEqual({ ...INPUT, ...logo, revision: 1, mailSender });
    const { body } = await app.as()
      .graphql`{ platform { name logoUrl accentColor welcomeText isRegistrationOpen } }`;
    expect(body.data.platform).toEqual({
      name: 'Waymark',
      logoUrl: null,
      accentColor: null,
      welcomeText: null,
      isRegistrationOpen: true,
    });
  });

  it('change for everyone at once, and the audit log names what changed', async () => {
    expect(await publicName()).toBe('Waymark');
    const before = (await audited()).length;
    const { data } = await update({ name: '  School of Ada ', accentColor: '#12306b', maxCourses: 3 });
    expect(data.r.settings).toMatchObject({
      revision: 2,
      name: 'School of Ada',
      accentColor: '#12306B',
      maxCourses: 3,
      mailSender: 'School of Ada <no-reply@learn.example>',
    });
    expect(await publicName()).toBe('School of Ada');
    expect((await audited()).slice(before)).toEqual([
      { actor_id: admin.id, details: { settings: 'name, accentColor, maxCourses' } },
    ]);
  });

  it('stay as they are, without an entry, when nothing changes', async () => {
    const before = (await audited()).length;
    expect((await update({})).data.r.settings.revision).toBe(1);
    expect(await audited()).toHaveLength(before);
  });

  it('are not overwritten by somebody who has not seen the last edit', async () => {
    await update({ name: 'First' });
    expect((await update({ name: 'Second' })).data.r).toEqual({
      __typename: 'PlatformSettingsEditConflict',
      message: 'The settings were edited elsewhere. Reload to see the newer version.',
      settings: { name: 'First', revision: 2 },
    });
    expect((await settings()).name).toBe('First');
  });

  it('say in a conflict who saved them, and when', async () => {
    const lastEdit = async () =>
      (
        await app.as(admin.token).run`mutation { r: updatePlatformSettings(input: ${INPUT}, revision: 0) {
          ... on PlatformSettingsEditConflict { lastEdit { name at isOwn } } } }`
      ).lastEdit;
    const other = await app.world.anAdmin({ name: 'Maria Weber' });
    await update({ name: 'Theirs' }, 1, await app.world.signIn(other));
    const edit = { name: 'Maria Weber', at: expect.any(String), isOwn: false };
    expect(await lastEdit()).toEqual(edit);
    await update({ name: 'Mine' }, 2);
    expect(await lastEdit()).toEqual({ ...edit, name: admin.name, isOwn: true });
  });

  it.each([
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ accentColor: 'red' }, 'accentColor', 'Please enter the color as # and six digits, such as #FFC629'],
    [
      { maxCourses: 0 },
      'maxCourses',
      'Courses must be a whole number from 1 to 100,000, or empty for no limit',
    ],
    [{ instructorAccess: 'BY_DOMAIN' }, 'instructorDomains', 'Please enter at least one domain'],
    [
      { instructorDomains: ['school.example', 'x@y.example'] },
      'instructorDomains',
      '“x@y.example” is not a domain such as example.org',
    ],
    [{ mailSenderAddress: '<a>@example.org' }, 'mailSenderAddress', 'Please enter a valid email address'],
  ])('refuse %j', async (change, path, message) => {
    expect((await update(change)).data.r).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path, message }],
    });
    expect((await settings()).revision).toBe(1);
  });

  it('reach another process within five seconds', async () => {
    const other = await startTestApp({ databaseUrl: app.databaseUrl, config: { isDemo: false } });
    try {
      const nameThere = async () => (await other.app.service(PlatformSettingsService).current()).name;
      expect(await nameThere()).toBe('Waymark');
      await update({ name: 'Elsewhere' });
      await eventually(async () => expect(await nameThere()).toBe('Elsewhere'));
    } finally {
      await other.stop();
    }
  });
});

describe('closed registration', () => {
  const account = { name: 'Bea', email: 'bea@example.org', password: 'a long one' };

  it('refuses new accounts over both APIs, and lets existing ones log in', async () => {
    const { email } = await app.world.aStudent();
    await update({ isRegistrationOpen: false });
    const sentence = 'Registration is closed. If you have an account, you can log in as before.';
    const { body } = await app.as().graphql`mutation { register(input: ${{ ...account, role: 'STUDENT' }}) {
      __typename } }`;
    expect(body.errors![0]).toMatchObject({ message: sentence, extensions: { code: 'FORBIDDEN' } });
    const rest = await app.rest('POST', '/auth/signup', { body: { ...account, role: 'student' } });
    expect(rest).toMatchObject({ status: 403, body: { error: sentence } });
    const login = await app.rest('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
    expect(login.status).toBe(200);
    await update({}, 2);
    expect((await app.rest('POST', '/auth/signup', { body: { ...account, role: 'student' } })).status).toBe(
      201,
    );
  });
});

describe('the limits of an instructor', () => {
  const course = { title: 'A course', description: 'About it.', category: 'AI' };
  const create = async (as: string) => app.rest('POST', '/instructor/courses', { token: as, body: course });
  const copy = (id: string, as: string) =>
    app.graphql('mutation ($id: ID!) { duplicateCourse(id: $id) { __typename } }', { id }, as);

  it('stop creating and copying at the number of courses, also at once', async () => {
    const instructor = await app.signedIn(app.world.anInstructor());
    const first = await app.world.aCourse(instructor);
    await update({ maxCourses: 3 });
    const sentence =
      'On this platform you can have at most 3 courses. Delete one first, or ask an administrator for more.';
    const made = await app.atOnce(4, () => create(instructor.token));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403]);
    expect(made.find(({ status }) => status === 403)!.body).toEqual({ error: sentence });
    expect((await copy(first.id, instructor.token)).body.errors![0]!.message).toBe(sentence);
    const [{ count }] = (await app.sql`select count(*) from courses
      where instructor_id = ${instructor.id}`) as [{ count: string }];
    expect(count).toBe('3');
  });

  it('stop lessons that take more than the storage, and let those shrink that are beyond it', async () => {
    const instructor = await app.signedIn(app.world.anInstructor());
    const { id, lessons } = await app.world.aCourse(instructor, { lessons: 1 });
    await app.sql`update lessons set captions_text = ${'x'.repeat(1024 * 1024 + 100)} where id = ${lessons[0]!.id}`;
    await update({ maxStorageMegabytes: 1 });
    const add = (notes: string) =>
      app.as(instructor.token).graphql`mutation {
        addLesson(courseId: ${id}, input: { title: "Another", notes: ${notes} }) { __typename } }`;
    expect((await add('Too much')).body.errors![0]!.message).toBe(
      'On this platform the notes and captions of your courses can take at most 1 MB. Shorten or delete some first, or ask an administrator for more.',
    );
    const save = (notes: string) =>
      app.as(instructor.token).graphql`mutation {
        updateLesson(id: ${lessons[0]!.id}, input: { title: "Shorter", notes: ${notes} }, revision: 1) { __typename } }`;
    expect((await save('Short')).body.data.updateLesson.__typename).toBe('LessonUpdated');
    expect((await add('It fits now')).body.data.addLesson.__typename).toBe('LessonAdded');
  });
});

describe('the logo', () => {
  const aLogo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 10, g: 20, b: 90, alpha: 0.5 } } })
      .png()
      .toBuffer();

  it('is served as a small picture of its own shape, until it is removed', async () => {
    const file = await aLogo(1200, 200);
    const { status, body } = await app.rest('PUT', '/platform/logo', { token: admin.token, body: file });
    expect(status).toBe(200);
    expect(body.logoUrl).toMatch(/^\/pictures\/platform\/[0-9a-f]{64}\.webp$/);
    const served = await fetch(app.origin + String(body.logoUrl));
    expect(served.headers.get('content-type')).toBe('image/webp');
    const logo = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(logo).toMatchObject({ width: 512, height: 85, hasAlpha: true });
    expect((await app.as().run`{ r: platform { logoUrl } }`).logoUrl).toBe(body.logoUrl);
    // Not an edit of the form.
    expect((await settings()).revision).toBe(1);
    expect((await audited()).at(-1)!.details).toEqual({ settings: 'logo' });

    const removed = await app.graphql('mutation { removePlatformLogo { logoUrl } }', {}, admin.token);
    expect(removed.body.data.removePlatformLogo.logoUrl).toBeNull();
    expect((await fetch(app.origin + String(body.logoUrl))).status).toBe(404);
  });
});

describe('the test email', () => {
  const send = async () =>
    await app.as(admin.token)
      .run`mutation { r: sendTestEmail { __typename ... on TestEmailSent { to from } ... on UserError { message } } }`;
  const sendOver = (url: string | null) => {
    const mailer = new Mailer(url, 'learn.example');
    jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(mailer.isConfigured);
    jest.spyOn(app.mailer, 'send').mockImplementation(mailer.send.bind(mailer));
  };

  it('goes to the administrator, from the saved sender', async () => {
    await update({ name: 'School', mailSenderAddress: 'office@school.example' });
    const server = await startMailServer();
    try {
      sendOver(server.url);
      expect(await send()).toEqual({
        __typename: 'TestEmailSent',
        to: admin.email,
        from: 'School <office@school.example>',
      });
      expect(server.received).toEqual([
        expect.objectContaining({ from: 'office@school.example', to: [admin.email] }),
      ]);
    } finally {
      await server.stop();
    }
  });

  it('says that there is no mail server', async () => {
    sendOver(null);
    expect(await send()).toEqual({
      __typename: 'TestEmailFailed',
      message: 'No email can be sent, because this platform has no mail server.',
    });
  });

  it('says that the mail server cannot be reached', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    await new Promise((resolve) => taken.close(resolve));
    sendOver(`smtp://127.0.0.1:${port}`);
    expect((await send()).message).toMatch(
      /^The email was not sent: the mail server couldn’t be reached \(E\w+\)\.$/,
    );
  });
});

test('the question of the landing page is one that its authors released', async () => {
  const course = await app.world.aCourse(await app.world.anInstructor());
  const questions = [{ lessonId: course.lessons[0]!.id }];
  const released = await app.world.aQuiz(course, { isPractice: true, questions });
  const other = await app.world.aQuiz(course, { questions });
  for (const id of [other.questions[0]!.id, 'no id'])
    expect((await update({ landingQuestionId: id })).data.r).toEqual({
      __typename: 'InvalidInput',
      fields: [
        {
          path: 'landingQuestionId',
          message: 'This question can no longer be shown to everyone. Please choose another one.',
        },
      ],
    });
  const landingQuestionId = released.questions[0]!.id;
  expect((await update({ landingQuestionId })).data.r.settings).toMatchObject({ landingQuestionId });
  // Others can be changed although the question is not shown any more.
  await app.sql`update quizzes set is_active = false where id = ${released.id}`;
  expect((await update({ landingQuestionId, name: 'School' }, 2)).data.r.settings.name).toBe('School');
});
