import { eventually } from '../../test/eventually';
import { Subscriber } from '../../test/subscriber';
import { testApp } from '../../test/test-app';
import type { Account } from '../accounts/account.entities';

const app = testApp();
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));

interface Told {
  notificationReceived: { notification: { id: string; isRead: boolean }; inbox: { unreadCount: number } };
}

const REFUSAL = 'You can only message your instructors or students. Check the address.';

async function classroom() {
  const [instructor, student] = [await app.world.anInstructor(), await app.world.aStudent()];
  const course = await app.world.aCourse(instructor);
  await app.world.enroll(student, course);
  await app.sql`delete from notifications`;
  return { instructor, student, course };
}

async function contact(from: Account, toEmail: string, given: Record<string, string> = {}) {
  const { body } = await app.as(await app.world.signIn(from)).graphql`mutation {
    contactInstructor(input: ${{ toEmail, subject: 'A question', message: 'When?', ...given }}) { __typename ... on UserError { message } ... on InvalidInput { fields { path message } } }
    }`;
  return body.data?.contactInstructor ?? body.errors![0];
}

async function notify(from: Account, toEmail: string, given: Record<string, string> = {}) {
  const { body } = await app.as(await app.world.signIn(from)).graphql`mutation {
    sendNotification(input: ${{ toEmail, title: 'News', message: 'Soon.', ...given }}) { __typename ... on UserError { message } }
    }`;
  return body.data?.sendNotification ?? body.errors![0];
}

const inboxOf = async (account: Account) =>
  (
    await app.as(await app.world.signIn(account))
      .run`{ r: viewer { inbox { unreadCount notifications { nodes { title message senderName kind isRead path } } } } }`
  ).inbox;

describe('a message', () => {
  it('from a student reaches the instructor of a published course, however the email is written', async () => {
    const { instructor, student } = await classroom();
    const sent = await contact(student, `  ${instructor.email.toUpperCase()} `);
    expect(sent.__typename).toBe('MessageSent');
    expect(await inboxOf(instructor)).toEqual({
      unreadCount: 1,
      notifications: {
        nodes: [
          {
            title: 'A question',
            message: 'When?',
            senderName: student.name,
            kind: 'MESSAGE',
            isRead: false,
            path: expect.stringMatching(/^\/messages\/[0-9a-f-]{36}$/),
          },
        ],
      },
    });
  });

  it('to anybody else is refused in the same words, whether there is such a person or not', async () => {
    const { instructor, student } = await classroom();
    const drafting = await app.world.anInstructor();
    await app.world.aCourse(drafting, { isPublished: false });
    const deleted = await app.world.anInstructor();
    await app.world.aCourse(deleted, { deletedAt: new Date() });
    const another = await app.world.aStudent();
    const refused = { __typename: 'UnknownRecipient', message: REFUSAL };
    for (const email of [drafting.email, deleted.email, another.email, student.email, 'no@one.example', 'x'])
      expect(await contact(student, email)).toEqual(refused);
    const stranger = await app.world.anInstructor();
    for (const email of [another.email, stranger.email, instructor.email, 'no@one.example'])
      expect(await notify(instructor, email)).toEqual(refused);
    expect(await notify(stranger, student.email)).toEqual(refused);
    expect(await app.sql`select from notifications`).toHaveLength(0);
  });

  it('says what is missing, at its field, and sends nothing', async () => {
    const { instructor, student } = await classroom();
    expect(await contact(student, ' ', { subject: '', message: '  ' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'toEmail', message: 'Email is required' },
        { path: 'subject', message: 'Subject is required' },
        { path: 'message', message: 'Message is required' },
      ],
    });
    expect((await notify(instructor, student.email, { title: ' ' })).message).toBe('Title is required');
    expect((await inboxOf(instructor)).unreadCount).toBe(0);
  });

  it('can be sent 30 times an hour, refused ones counted, at once or one by one', async () => {
    const { instructor, student } = await classroom();
    const another = await app.world.aStudent();
    const outcomes = await app.atOnce(35, (index) =>
      contact(student, index % 2 ? instructor.email : 'no@one.example'),
    );
    const limited = outcomes.filter(({ extensions }) => extensions?.code === 'RATE_LIMITED');
    expect(limited).toHaveLength(5);
    expect(limited[0].message).toBe('You have reached the hourly message limit. Please try again later.');
    expect((await contact(another, instructor.email)).__typename).toBe('MessageSent');
  });
});

it('what somebody marks as read is sent to their other screens alone, once, all together as one event', async () => {
  const { instructor, student } = await classroom();
  const query = 'subscription { notificationReceived { notification { id isRead } inbox { unreadCount } } }';
  const screen = new Subscriber(second, await second.world.signIn(instructor));
  const stranger = new Subscriber(second, await second.world.signIn(student));
  const [heard, unheard] = [screen.subscribe(query), stranger.subscribe(query)];
  await eventually(async () => {
    await contact(student, instructor.email);
    await notify(instructor, student.email);
    expect(heard.results.length * unheard.results.length).toBeGreaterThan(0);
  });
  await contact(student, instructor.email);
  await contact(student, instructor.email, { subject: 'Newest' });
  const rows = await app.sql`select id from notifications
      where recipient_id = ${instructor.id} order by created_at desc, id desc`;
  const told = () => heard.results.map(({ data }) => (data as unknown as Told).notificationReceived);
  const [newest] = await app.sql`select id from notifications
      where recipient_id = ${instructor.id} and title = 'Newest'`;
  await eventually(() => expect(told().at(-1)!.notification.id).toBe(newest!.id));
  const [arrived, others] = [heard.results.length, unheard.results.length];

  const token = await app.world.signIn(instructor);
  const oldest = rows.at(-1)!.id;
  const mark = (id: string) =>
    app.graphql('mutation ($id: ID!) { markNotificationRead(id: $id) { __typename } }', { id }, token);
  const markAll = () => app.graphql('mutation { markAllNotificationsRead { unreadCount } }', {}, token);
  await Promise.all([mark(oldest), mark(oldest)]);
  await mark(oldest);
  await markAll();
  await markAll();
  await contact(student, instructor.email, { subject: 'The end' });
  await eventually(() => expect(told().at(-1)!.notification.isRead).toBe(false));
  expect(told().slice(arrived, -1)).toEqual([
    { notification: { id: oldest, isRead: true }, inbox: { unreadCount: expect.any(Number) } },
    { notification: { id: rows[0]!.id, isRead: true }, inbox: { unreadCount: expect.any(Number) } },
  ]);
  expect(unheard.results).toHaveLength(others);
  await screen.close();
  await stranger.close();
});

it('over REST either role writes by the same call, and the error stands in `error`', async () => {
  const { instructor, student } = await classroom();
  const [ofStudent, ofInstructor] = [await app.world.signIn(student), await app.world.signIn(instructor)];
  const send = (token: string, body: unknown) => app.rest('POST', '/notifications/send', { token, body });
  const message = { title: 'Hello', message: 'There', _id: 'ignored' };
  expect((await send(ofStudent, { toEmail: instructor.email, ...message })).status).toBe(201);
  expect((await send(ofInstructor, { toEmail: student.email, ...message })).status).toBe(201);
  expect(await send(ofStudent, { toEmail: student.email, ...message })).toMatchObject({
    status: 400,
    body: { error: REFUSAL },
  });
  expect(await send(ofStudent, { toEmail: 7, title: {}, message: null })).toMatchObject({
    status: 400,
    body: { error: 'Email is required' },
  });

  const { body } = await app.rest('GET', '/notifications', { token: ofInstructor });
  expect(body).toEqual([
    {
      _id: expect.any(String),
      id: body[0].id,
      title: 'Hello',
      message: 'There',
      read: false,
      createdAt: app.clock.now().toISOString(),
    },
  ]);
});
