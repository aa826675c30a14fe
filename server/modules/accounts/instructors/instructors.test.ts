import { TEST_PASSWORD } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { DomainInstructors, InstructorRequestsService } from './instructor-requests.service';

const app = testApp({ config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example' } });
let count = 0;

const admin = sharedFixture(() => app.signedIn(app.world.anAdmin()));
beforeEach(async () => {
  await app.sql`delete from mail_outbox`;
  await app.sql`delete from instructor_requests`;
  await app.sql`delete from instructor_invitations`;
  app.mailer.sent.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const allow = (access: string, domains: string[] = [], isOpen = true) =>
  app.sql`update platform_settings
    set instructor_access = ${access}, instructor_domains = ${domains}, is_registration_open = ${isOpen}`;

const newcomer = (given: object = {}) => ({
  name: 'Ida Instructor',
  email: `ida-${++count}@example.org`,
  password: TEST_PASSWORD,
  role: 'INSTRUCTOR',
  ...given,
});

const register = async (given: object = {}) => {
  const input = newcomer(given);
  const { body } = await app.as().graphql`mutation { r: register(input: ${input}) { __typename
    ... on Registered { waitsForApproval waitsForConfirmation account { id role } }
    ... on InvalidInput { fields { path message } } } }`;
  return { ...body.data?.r, error: body.errors?.[0], email: input.email };
};

const roleOf = (email: string) => app.value<string>`select role from accounts where email = ${email}`;

const waiting = async () => {
  const { administration } = await app.as(admin.token)
    .run`{ r: viewer { administration { waitingInstructorCount waitingInstructors { nodes { id email } } } } }`;
  const { nodes } = administration.waitingInstructors;
  expect(administration.waitingInstructorCount).toBe(nodes.length);
  return nodes;
};

const decide = (accountId: string, isApproved: boolean, note: string | null = null) =>
  app.as(admin.token).run`mutation {
    r: decideInstructorRequest(accountId: ${accountId}, isApproved: ${isApproved}, note: ${note}) { __typename } }`;

const invite = (email: string) =>
  app.as(admin.token).run`mutation { r: inviteInstructor(email: ${email}) { __typename
    ... on InvitationMade { link mailProblem }
    ... on InvalidInput { fields { path message } } } }`;
const tokenIn = (link: string) => new URL(link).searchParams.get('invitation')!;

const lastEntry = async () => {
  const [entry] =
    await app.sql`select action, actor_id, subject_id from audit_log order by occurred_at desc, id desc limit 1`;
  return entry;
};

const registeredAs = (accountId: string) =>
  app.sql`select action, actor_id, details from audit_log where subject_id = ${accountId}
    and action = 'INSTRUCTOR_REGISTERED'`;

describe('by approval', () => {
  beforeEach(() => allow('BY_APPROVAL'));

  it('a new instructor is a student who waits, over both APIs, and can log in', async () => {
    const { __typename, waitsForApproval, account, email } = await register();
    expect({ __typename, waitsForApproval, role: account.role }).toEqual({
      __typename: 'Registered',
      waitsForApproval: true,
      role: 'STUDENT',
    });
    expect(await waiting()).toEqual([{ id: account.id, email }]);
    const login = await app.rest('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
    expect(login.body.user.role).toBe('student');
    const own = await app.graphql('{ viewer { instructorRequest { state note } } }', {}, login.body.token);
    expect(own.body.data.viewer.instructorRequest).toEqual({ state: 'WAITING', note: null });
    const create = await app.rest('POST', '/instructor/courses', {
      token: login.body.token,
      body: { title: 'A course', description: 'About it.', category: 'AI' },
    });
    expect(create.status).toBe(403);

    const body = newcomer({ role: 'instructor' });
    expect((await app.rest('POST', '/auth/signup', { body })).body.user.role).toBe('student');
    expect(await waiting()).toHaveLength(2);
  });

  it('approving makes an instructor, ends the sessions, and tells the person once', async () => {
    const { account, email } = await register();
    const login = await app.rest('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
    expect(await decide(account.id, true, 'Welcome!')).toEqual({ __typename: 'RoleRequestDecided' });
    expect(await roleOf(email)).toBe('INSTRUCTOR');
    expect(await waiting()).toEqual([]);
    expect((await app.graphql('{ viewer { account { id } } }', {}, login.body.token)).status).toBe(401);
    expect(await lastEntry()).toEqual({
      action: 'INSTRUCTOR_APPROVED',
      actor_id: admin.id,
      subject_id: account.id,
    });
    await eventually(async () =>
      expect(app.mailer.sent).toEqual([
        expect.objectContaining({ to: email, text: expect.stringContaining('Welcome!') }),
      ]),
    );
    const [notice] = await app.sql`select kind, message from notifications
      where recipient_id = ${account.id}`;
    expect(notice).toEqual({ kind: 'INSTRUCTOR_DECIDED', message: expect.stringContaining('Welcome!') });
    expect(await decide(account.id, false)).toBe('NOT_FOUND');
    expect(await roleOf(email)).toBe('INSTRUCTOR');
  });

  it('declining leaves a student, who sees the note', async () => {
    const { account, email } = await register();
    await decide(account.id, false, 'Only teachers of our school.');
    expect(await decide(account.id, true)).toBe('NOT_FOUND');
    expect(await roleOf(email)).toBe('STUDENT');
    expect(await lastEntry()).toMatchObject({ action: 'INSTRUCTOR_DECLINED', subject_id: account.id });
    const { body } = await app.rest('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
    const own = await app.graphql('{ viewer { instructorRequest { state note } } }', {}, body.token);
    expect(own.body.data.viewer.instructorRequest).toEqual({
      state: 'DECLINED',
      note: 'Only teachers of our school.',
    });
  });

  it('is decided once by two administrators at once', async () => {
    const { account } = await register();
    const outcomes = await Promise.all([decide(account.id, true), decide(account.id, false)]);
    expect(outcomes.filter((outcome) => outcome === 'NOT_FOUND')).toHaveLength(1);
    expect(await decide(account.id, true, 'x'.repeat(501))).toMatchObject({ __typename: 'InvalidInput' });
  });
});

describe('by invitation', () => {
  beforeEach(() => allow('BY_INVITATION'));

  it('refuses others, over both APIs, but not as students', async () => {
    const sentence =
      'Instructors need an invitation from an administrator of this platform. You can register as a student.';
    const refused = await register();
    expect(refused.fields).toEqual([{ path: 'role', message: sentence }]);
    expect(await roleOf(refused.email)).toBeUndefined();
    const rest = await app.rest('POST', '/auth/signup', { body: newcomer({ role: 'instructor' }) });
    expect(rest).toMatchObject({ status: 400, body: { error: sentence } });
    expect((await register({ role: 'STUDENT' })).account.role).toBe('STUDENT');
  });

  it('a link makes one instructor, for its address only, also while registration is closed', async () => {
    const email = `Invited-${++count}@Example.org`;
    const invited = await invite(email);
    expect(invited).toEqual({
      __typename: 'InvitationMade',
      link: expect.stringMatching(/^https:\/\/learn\.example\/register\?invitation=[\w-]+&email=invited-/),
      mailProblem: 'No email can be sent, because this platform has no mail server.',
    });
    expect(await lastEntry()).toEqual({
      action: 'INSTRUCTOR_INVITED',
      actor_id: admin.id,
      subject_id: null,
    });
    await allow('BY_INVITATION', [], false);
    const invitation = tokenIn(invited.link);
    expect((await register({ invitation })).fields).toEqual([
      { path: 'email', message: 'This invitation is for another email address' },
    ]);
    expect((await register({ email, invitation, role: 'STUDENT' })).error!.extensions.code).toBe('FORBIDDEN');
    const { account } = await register({ email, invitation });
    expect(account.role).toBe('INSTRUCTOR');
    const [made] = await app.sql`select details from audit_log
      where action = 'INSTRUCTOR_INVITED' order by occurred_at desc, id desc limit 1`;
    const { invitationId } = made!.details;
    expect(await registeredAs(account.id)).toEqual([
      { action: 'INSTRUCTOR_REGISTERED', actor_id: account.id, details: { by: 'INVITATION', invitationId } },
    ]);
    expect((await register({ invitation })).fields).toEqual([
      { path: '', message: 'This invitation is invalid, was already used, or has expired' },
    ]);
  });

  it('an invitation works only once at once, and not after a week, a newer one, or its withdrawal', async () => {
    const email = `raced-${++count}@example.org`;
    const { link } = await invite(email);
    const both = await Promise.all([1, 2].map(() => register({ email, invitation: tokenIn(link) })));
    expect(both.filter(({ __typename }) => __typename === 'Registered')).toHaveLength(1);

    const other = `other-${++count}@example.org`;
    const [first, second] = [await invite(other), await invite(other)];
    const attempt = async (of: { link: string }) =>
      (await register({ email: other, invitation: tokenIn(of.link) })).__typename;
    expect(await attempt(first)).toBe('InvalidInput');
    await app.sql`update instructor_invitations set expires_at = ${app.clock.now()}`;
    expect(await attempt(second)).toBe('InvalidInput');
    const third = await invite(other);
    const withdraw = () =>
      app.as(admin.token).run`mutation { r: withdrawInstructorInvitation(email: ${other}) }`;
    expect(await withdraw()).toBe(true);
    const recorded = await app.sql`select action from audit_log
      where details ->> 'invitationId' = (
      select details ->> 'invitationId' from audit_log where action = 'INSTRUCTOR_INVITATION_WITHDRAWN')`;
    expect(recorded.map(({ action }) => action).sort()).toEqual([
      'INSTRUCTOR_INVITATION_WITHDRAWN',
      'INSTRUCTOR_INVITED',
    ]);
    expect(await withdraw()).toBe('NOT_FOUND');
    expect(await attempt(third)).toBe('InvalidInput');
    const stored = await app.sql`select * from instructor_invitations`;
    expect(JSON.stringify(stored)).not.toContain(tokenIn(third.link));
  });

  it('is mailed to the address, and not to one that has an account', async () => {
    jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(true);
    const { link, mailProblem } = await invite('mailed@example.org');
    expect(mailProblem).toBeNull();
    expect(app.mailer.sent).toEqual([
      expect.objectContaining({ to: 'mailed@example.org', text: expect.stringContaining(link) }),
    ]);
    const { email } = await app.world.aStudent();
    expect(await invite(email)).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'email' }] });
  });
});

it('by domain, an address of another one is refused', async () => {
  await allow('BY_DOMAIN', ['school.example']);
  const message =
    'Instructors need an email address of certain organizations on this platform. You can register as a student.';
  expect((await register()).fields).toEqual([{ path: 'role', message }]);
});

describe('by domain, the role depends on a verified address', () => {
  beforeEach(async () => {
    await allow('BY_DOMAIN', ['school.example']);
    jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(true);
    // The task runs when a test says so, and not at the application's own intervals.
    jest.spyOn(app.app.service(DomainInstructors), 'run').mockResolvedValue();
  });

  const anAddress = () => `prof-${++count}@school.example`;
  const linkMailedTo = async (email: string) => {
    let link = '';
    await eventually(() => {
      const text = app.mailer.sent.findLast(({ to }) => to === email)?.text ?? '';
      link = /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
      expect(link).not.toBe('');
    });
    return link;
  };
  const confirm = (link: string, session?: string) =>
    app.as(session).run`mutation { r: confirmEmailChange(token: ${link}) { __typename
      ... on EmailChanged { newEmail isConfirmation } ... on UserError { message } } }`;
  const LOG_IN_FIRST = {
    __typename: 'EmailLogInRequired',
    message: 'Log in with this address to confirm it.',
  };
  const INVALID = { __typename: 'InvalidEmailLink', message: 'The link is invalid or has expired' };
  const resend = (session?: string) =>
    app.run('mutation { r: resendEmailConfirmation { __typename message } }', {}, session);
  const requestOf = async (session: string) =>
    (await app.run('{ r: viewer { instructorRequest { state waitsForConfirmation } } }', {}, session))
      .instructorRequest;
  const isVerified = (email: string) =>
    app.value<boolean>`select email_proved_at is not null as verified from accounts where email = ${email}`;
  const grant = () =>
    DomainInstructors.prototype.run.call(app.app.service(DomainInstructors), new AbortController().signal);
  const prove = (email: string) =>
    app.sql`update accounts set email_proved_at = now() where email = ${email}`;

  it('an account with an address of the domain is a student’s until its owner confirms the address', async () => {
    const email = anAddress();
    const { account, waitsForApproval, waitsForConfirmation } = await register({ email });
    expect({ role: account.role, waitsForApproval, waitsForConfirmation }).toEqual({
      role: 'STUDENT',
      waitsForApproval: false,
      waitsForConfirmation: true,
    });
    const session = await app.world.signIn(account);
    expect(await requestOf(session)).toEqual({ state: 'WAITING', waitsForConfirmation: true });
    const link = await linkMailedTo(email);
    await grant();
    expect(await roleOf(email)).toBe('STUDENT');

    const answers = await app.atOnce(12, () => confirm(link, session));
    expect(answers.filter(({ __typename }) => __typename === 'EmailChanged')).toEqual([
      { __typename: 'EmailChanged', newEmail: email, isConfirmation: true },
    ]);
    expect(answers.filter(({ __typename }) => __typename !== 'EmailChanged')).toEqual(
      Array.from({ length: 11 }, () => INVALID),
    );
    await Promise.all(Array.from({ length: 4 }, grant));
    expect(await roleOf(email)).toBe('INSTRUCTOR');
    expect(await registeredAs(account.id)).toEqual([
      { action: 'INSTRUCTOR_REGISTERED', actor_id: account.id, details: { by: 'DOMAIN' } },
    ]);
    // It was not an approval of an administrator, and every change of role ends the sessions.
    expect(await waiting()).toEqual([]);
    expect((await app.graphql('{ viewer { account { id } } }', {}, session)).body.errors).toBeDefined();
  });

  it('the owner of an address does not confirm it for a stranger who registered with it', async () => {
    const email = anAddress();
    const { account } = await register({ email });
    const link = await linkMailedTo(email);
    const another = await app.world.signIn(await app.world.anInstructor());
    const ended = await app.world.signIn(account);
    await app.graphql('mutation { logOut }', {}, ended);

    expect(await confirm(link)).toEqual(LOG_IN_FIRST);
    expect(await confirm(link, another)).toEqual(LOG_IN_FIRST);
    expect(await confirm(link, ended)).toBe('UNAUTHENTICATED');
    expect(await isVerified(email)).toBe(false);
    await grant();
    expect(await roleOf(email)).toBe('STUDENT');

    // None of them used up the link.
    const session = await app.world.signIn(account);
    expect(await confirm(link, session)).toMatchObject({ isConfirmation: true });
    expect(await confirm(link, session)).toEqual(INVALID);
    expect(await confirm(link)).toEqual(INVALID);
  });

  it('whoever changes the address to that of somebody else waits for an administrator', async () => {
    const change = async (isOwner: boolean) => {
      const { account } = await register({ email: anAddress() });
      const session = await app.world.signIn(account);
      const newEmail = anAddress();
      await app.as(session)
        .graphql`mutation { requestEmailChange(input: ${{ newEmail, password: TEST_PASSWORD }}) {
          __typename } }`;
      const changed = await confirm(await linkMailedTo(newEmail), isOwner ? session : undefined);
      expect(changed).toEqual({ __typename: 'EmailChanged', newEmail, isConfirmation: false });
      await grant();
      return { account, newEmail, role: await roleOf(newEmail) };
    };
    const stranger = await change(false);
    expect(stranger.role).toBe('STUDENT');
    expect(await requestOf(await app.world.signIn(stranger.account))).toEqual({
      state: 'WAITING',
      waitsForConfirmation: false,
    });
    expect(await decide(stranger.account.id, true)).toMatchObject({ __typename: 'RoleRequestDecided' });
    expect(await roleOf(stranger.newEmail)).toBe('INSTRUCTOR');
    expect((await change(true)).role).toBe('INSTRUCTOR');
  });

  it('the link can be mailed again, which replaces the earlier one', async () => {
    const { account, email } = await register({ email: anAddress() });
    const session = await app.world.signIn(account);
    const first = await linkMailedTo(email);
    app.mailer.sent.length = 0;
    expect(await resend(session)).toMatchObject({ __typename: 'EmailConfirmationSent' });
    const second = await linkMailedTo(email);
    expect(await confirm(first, session)).toEqual(INVALID);
    expect(await confirm(second, session)).toMatchObject({ isConfirmation: true });
  });

  it('the link is mailed again five times an hour, and only while a request waits for it', async () => {
    expect(await resend(await app.world.signIn(await app.world.aStudent()))).toBe('NOT_FOUND');
    const { account, email } = await register({ email: anAddress() });
    const session = await app.world.signIn(account);
    const answers = await app.atOnce(12, () => resend(session));
    expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(7);

    await app.sql`delete from rate_limits`;
    await allow('BY_DOMAIN', ['other.example']);
    expect(await resend(session)).toBe('NOT_FOUND');
    await allow('BY_APPROVAL', ['school.example']);
    expect(await resend(session)).toBe('NOT_FOUND');
    await allow('BY_DOMAIN', ['school.example']);
    await prove(email);
    expect(await resend(session)).toBe('NOT_FOUND');
  });

  it('another verified address, a removed domain and another setting make nobody an instructor', async () => {
    const moved = (await register({ email: anAddress() })).account;
    const elsewhere = `moved-${++count}@elsewhere.example`;
    await app.sql`update accounts set email = ${elsewhere} where id = ${moved.id}`;
    await prove(elsewhere);
    await grant();
    expect(await roleOf(elsewhere)).toBe('STUDENT');

    const email = anAddress();
    await register({ email });
    await prove(email);
    await allow('BY_DOMAIN', ['other.example']);
    await grant();
    await allow('BY_APPROVAL', ['school.example']);
    await grant();
    expect(await roleOf(email)).toBe('STUDENT');
    await allow('BY_DOMAIN', ['school.example']);
    await grant();
    expect(await roleOf(email)).toBe('INSTRUCTOR');
  });

  it('others become instructors although one cannot, which is reported', async () => {
    const [stuck, other] = [anAddress(), anAddress()];
    for (const email of [stuck, other]) {
      await register({ email });
      await prove(email);
      app.clock.advance(1000);
    }
    await app.database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
      create trigger refuse before update of role on accounts for each row when (old.email = '${stuck}')
        execute function refuse()`);
    const run = await grant().catch((error: unknown) => error);
    await app.sql`drop trigger refuse on accounts; drop function refuse`;
    expect(run).toMatchObject({ errors: [expect.objectContaining({ message: 'stuck' })] });
    expect([await roleOf(stuck), await roleOf(other)]).toEqual(['STUDENT', 'INSTRUCTOR']);
    await grant();
    expect(await roleOf(stuck)).toBe('INSTRUCTOR');
  });

  it('however many wait for a domain that is not allowed any more, others become instructors', async () => {
    await app.sql`with account as (
      insert into accounts (id, name, email, password_hash, role, email_proved_at)
      select gen_random_uuid(), 'Waiting', 'waiting-' || n || '@former.example', '', 'STUDENT', now()
      from generate_series(1, 1001) n returning id
      )
      insert into instructor_requests (account_id, state, is_by_domain, requested_at)
      select id, 'WAITING', true, '2000-01-01' from account`;
    const email = anAddress();
    await register({ email });
    await prove(email);
    await grant();
    expect(await roleOf(email)).toBe('INSTRUCTOR');
    await app.sql`delete from accounts where email like '%@former.example'`;
  });

  it('a request that was left to an administrator in the meantime is not granted', async () => {
    await allow('BY_DOMAIN', ['school.example']);
    const email = anAddress();
    const { account } = await register({ email });
    await prove(email);
    await app.sql`update instructor_requests set is_by_domain = false where account_id = ${account.id}`;
    await app.app.service(InstructorRequestsService).approveVerified(account.id, ['school.example']);
    expect(await roleOf(email)).toBe('STUDENT');
  });

  it('an administrator approves where no mail can be sent', async () => {
    jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(false);
    const { account, waitsForApproval, waitsForConfirmation, email } = await register({
      email: anAddress(),
    });
    expect({ waitsForApproval, waitsForConfirmation }).toEqual({
      waitsForApproval: true,
      waitsForConfirmation: false,
    });
    const session = await app.world.signIn(account);
    expect(await requestOf(session)).toEqual({ state: 'WAITING', waitsForConfirmation: false });
    expect(await resend(session)).toBe('NOT_FOUND');
    expect(await decide(account.id, true)).toMatchObject({ __typename: 'RoleRequestDecided' });
    expect(await roleOf(email)).toBe('INSTRUCTOR');
  });
});
