import { eventually } from '../../test/eventually';
import { Subscriber } from '../../test/subscriber';
import { testApp } from '../../test/test-app';
import { newId } from '../../platform/ids';
import type { Account } from '../accounts/account.entities';

const app = testApp();
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));

async function classroom() {
  const [instructor, student] = [await app.world.anInstructor(), await app.world.aStudent()];
  const course = await app.world.aCourse(instructor, { title: 'Grids' });
  await app.world.enroll(student, course);
  await app.sql`delete from notifications`;
  return { instructor, student, course };
}

async function ask(by: Account, query: string, variables: object = {}, through = app) {
  const { body } = await through.graphql(query, { ...variables }, await app.world.signIn(by));
  return body;
}

const CONVERSATION = `id subject course { id title } participants { name role isViewer } unreadCount
  lastMessage { text senderName isOwn }`;

async function start(from: Account, to: Account, given: Record<string, unknown> = {}, through = app) {
  const input = { id: newId(), recipientId: to.id, subject: 'Two columns', text: 'How?', ...given };
  const body = await ask(
    from,
    `mutation ($input: StartConversationInput!) { startConversation(input: $input) {
      __typename ... on MessageWritten { conversation { ${CONVERSATION} } } ... on UserError { message }
      ... on InvalidInput { fields { path message } } } }`,
    { input },
    through,
  );
  return body.data?.startConversation ?? body.errors![0];
}

async function send(
  from: Account,
  conversationId: string,
  given: Record<string, unknown> = {},
  through = app,
) {
  const body = await ask(
    from,
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
      __typename ... on MessageWritten { conversation { ${CONVERSATION} } } ... on InvalidInput { fields { path message } } } }`,
    { input: { id: newId(), conversationId, text: 'Like this.', ...given } },
    through,
  );
  return body.data?.sendMessage ?? body.errors![0];
}

async function list(of: Account, given: Record<string, unknown> = {}) {
  const { data } = await ask(
    of,
    `query ($first: Int!, $after: String, $search: String, $unreadOnly: Boolean!) { viewer { inbox {
      unreadCount unreadConversationCount
      conversations(first: $first, after: $after, search: $search, unreadOnly: $unreadOnly) {
        nodes { ${CONVERSATION} } pageInfo { hasNextPage endCursor } } } } }`,
    { first: 20, unreadOnly: false, ...given },
  );
  return data.viewer.inbox;
}

const subjectsOf = async (of: Account, given: Record<string, unknown> = {}) =>
  (await list(of, given)).conversations.nodes.map(({ subject }: { subject: string }) => subject);

async function messagesIn(id: string, of: Account, first = 50, after: string | null = null) {
  const { data } = await ask(
    of,
    `query ($id: ID!, $first: Int!, $after: String) { viewer { inbox { conversation(id: $id) {
      messages(first: $first, after: $after) { nodes { text senderName isOwn } pageInfo { hasNextPage endCursor } } } } } }`,
    { id, first, after },
  );
  return data.viewer.inbox.conversation?.messages ?? null;
}

const textsOf = async (id: string, of: Account) =>
  (await messagesIn(id, of)).nodes.map(({ text }: { text: string }) => text);

const markRead = (by: Account, id: string) =>
  ask(
    by,
    `mutation ($id: ID!) { markConversationRead(id: $id) {
      conversation { unreadCount } inbox { unreadCount unreadConversationCount } } }`,
    { id },
  );

describe('a conversation', () => {
  it('is written to by both sides, each with what they have not read', async () => {
    const { instructor, student, course } = await classroom();
    const { conversation } = await start(student, instructor, { courseId: course.id });
    expect(conversation).toEqual({
      id: expect.any(String),
      subject: 'Two columns',
      course: { id: course.id, title: 'Grids' },
      participants: [
        { name: instructor.name, role: 'INSTRUCTOR', isViewer: false },
        { name: student.name, role: 'STUDENT', isViewer: true },
      ],
      unreadCount: 0,
      lastMessage: { text: 'How?', senderName: student.name, isOwn: true },
    });
    app.clock.advance(1000);
    expect((await send(instructor, conversation.id)).conversation.lastMessage).toEqual({
      text: 'Like this.',
      senderName: instructor.name,
      isOwn: true,
    });
    expect((await messagesIn(conversation.id, student)).nodes).toEqual([
      { text: 'Like this.', senderName: instructor.name, isOwn: false },
      { text: 'How?', senderName: student.name, isOwn: true },
    ]);
    expect(await list(student)).toMatchObject({ unreadCount: 1, unreadConversationCount: 1 });
    expect(await list(instructor)).toMatchObject({ unreadCount: 1, unreadConversationCount: 1 });
    for (const times of [1, 2])
      expect([times, (await markRead(student, conversation.id)).data.markConversationRead]).toEqual([
        times,
        { conversation: { unreadCount: 0 }, inbox: { unreadCount: 0, unreadConversationCount: 0 } },
      ]);
    expect(await list(instructor)).toMatchObject({ unreadCount: 1 });
  });

  it('is continued by a message of the same two with the same subject, also over REST and with "Re:"', async () => {
    const { instructor, student, course } = await classroom();
    const { conversation } = await start(student, instructor);
    const again = async (from: Account, toEmail: string, title: string) =>
      (
        await app.rest('POST', '/notifications/send', {
          token: await app.world.signIn(from),
          body: { toEmail, title, message: `About ${title}` },
        })
      ).status;
    expect(await again(instructor, student.email, 're: TWO  columns')).toBe(201);
    expect(await again(student, instructor.email, 'Two columns')).toBe(201);
    expect((await start(instructor, student, { subject: 'Re: Re: two columns' })).conversation.id).toBe(
      conversation.id,
    );
    expect((await start(student, instructor, { courseId: course.id })).conversation.id).not.toBe(
      conversation.id,
    );
    expect(await again(student, instructor.email, 'Re:')).toBe(201);
    expect((await subjectsOf(student)).sort()).toEqual(['Re:', 'Two columns', 'Two columns']);
    expect((await textsOf(conversation.id, student)).sort()).toEqual(
      ['About Two columns', 'About re: TWO  columns', 'How?', 'How?'].sort(),
    );
    const { data } = await ask(
      student,
      '{ viewer { inbox { notifications(search: "re: two") { nodes { title } } } } }',
    );
    expect(data.viewer.inbox.notifications.nodes.map(({ title }: { title: string }) => title).sort()).toEqual(
      ['Re: Re: two columns', 're: TWO columns'],
    );
  });

  it('can be answered when the course is no longer published', async () => {
    const { instructor, student, course } = await classroom();
    const { conversation } = await start(student, instructor);
    await app.sql`update courses set is_published = false where id = ${course.id}`;
    expect((await start(student, instructor)).__typename).toBe('UnknownRecipient');
    expect((await send(instructor, conversation.id)).__typename).toBe('MessageWritten');
    expect((await send(student, conversation.id)).__typename).toBe('MessageWritten');
  });

  it('is found by subject, message and the name of the other, and read page by page', async () => {
    const { instructor, student } = await classroom();
    const other = await app.world.anInstructor({ name: 'Zoe Quill' });
    await app.world.aCourse(other);
    for (const [to, subject, text] of [
      [instructor, 'Señales', 'one'],
      [instructor, 'Second', 'The naïve way'],
      [other, 'Third', 'three'],
    ] as const) {
      app.clock.advance(1000);
      await start(student, to, { subject, text });
    }
    expect(await subjectsOf(student)).toEqual(['Third', 'Second', 'Señales']);
    expect(await subjectsOf(student, { search: 'SENALES' })).toEqual(['Señales']);
    expect(await subjectsOf(student, { search: 'naive' })).toEqual(['Second']);
    expect(await subjectsOf(student, { search: 'ZOE' })).toEqual(['Third']);
    expect(await subjectsOf(student, { search: other.email.slice(0, 12) })).toEqual([]);
    expect(await subjectsOf(student, { unreadOnly: true })).toEqual([]);
    expect(await subjectsOf(other, { unreadOnly: true })).toEqual(['Third']);
    const { conversations } = await list(student, { first: 2 });
    expect(conversations.pageInfo.hasNextPage).toBe(true);
    expect(await subjectsOf(student, { first: 2, after: conversations.pageInfo.endCursor })).toEqual([
      'Señales',
    ]);

    const [{ id }] = conversations.nodes;
    app.clock.advance(1000);
    await send(other, id, { text: 'four' });
    const newest = await messagesIn(id, student, 1);
    expect(newest).toMatchObject({ nodes: [{ text: 'four' }], pageInfo: { hasNextPage: true } });
    expect((await messagesIn(id, student, 1, newest.pageInfo.endCursor)).nodes).toMatchObject([
      { text: 'three' },
    ]);
  });
});

describe('a message', () => {
  it('goes to contacts only, in the same words whether there is such an account or not', async () => {
    const { instructor, student, course } = await classroom();
    const drafting = await app.world.anInstructor();
    const draft = await app.world.aCourse(drafting, { isPublished: false });
    const another = await app.world.aStudent();
    const refused = {
      __typename: 'UnknownRecipient',
      message: 'You can only message your instructors or students. Check the address.',
    };
    for (const id of [drafting.id, another.id, student.id, newId(), 'x'])
      expect(await start(student, { id } as Account)).toEqual(refused);
    for (const id of [another.id, instructor.id, newId()])
      expect(await start(instructor, { id } as Account)).toEqual(refused);
    for (const courseId of [draft.id, newId(), 'x']) {
      expect(await start(student, instructor, { courseId })).toEqual(refused);
      expect(await start(instructor, student, { courseId })).toEqual(refused);
    }
    expect((await start(await app.world.anAdmin(), instructor)).extensions.code).toBe('FORBIDDEN');
    expect((await start(student, instructor, { courseId: course.id })).__typename).toBe('MessageWritten');
  });

  it('is refused when blank or too long', async () => {
    const { instructor, student } = await classroom();
    expect((await start(student, instructor, { subject: ' ', text: '' })).fields).toEqual([
      { path: 'subject', message: 'Subject is required' },
      { path: 'text', message: 'Message is required' },
    ]);
    const { conversation } = await start(student, instructor);
    expect((await send(student, conversation.id, { text: 'x'.repeat(5001) })).fields).toEqual([
      { path: 'text', message: 'Message can be at most 5,000 characters' },
    ]);
    expect((await send(student, conversation.id, { id: 'mine' })).extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is written once, however often it is sent with one id, and only by its sender', async () => {
    const { instructor, student } = await classroom();
    const first = { id: newId() };
    const started = await app.atOnce(12, (index) =>
      start(student, instructor, first, index % 2 ? app : second),
    );
    const ids = new Set(started.map(({ conversation }) => conversation.id));
    expect(ids.size).toBe(1);
    const [id] = ids as unknown as [string];
    app.clock.advance(1000);
    const answer = { id: newId() };
    await app.atOnce(12, (index) => send(instructor, id, answer, index % 2 ? app : second));
    expect(await textsOf(id, student)).toHaveLength(2);
    expect(await list(student)).toMatchObject({ unreadCount: 1 });
    expect(await list(instructor)).toMatchObject({ unreadCount: 1 });
    expect(await app.sql`select from conversations where student_id = ${student.id}`).toHaveLength(1);

    expect((await send(student, id, answer)).extensions.code).toBe('NOT_FOUND');
    const elsewhere = await start(student, instructor, { subject: 'Another' });
    expect((await send(instructor, elsewhere.conversation.id, answer)).extensions.code).toBe('NOT_FOUND');
    expect(await textsOf(id, student)).toHaveLength(2);
  });

  it('started twelve times at once with one subject makes one conversation', async () => {
    const { instructor, student } = await classroom();
    await app.atOnce(12, (index) => start(student, instructor, {}, index % 2 ? app : second));
    expect(await subjectsOf(student)).toEqual(['Two columns']);
    const [{ id }] = (await list(student)).conversations.nodes;
    expect(await textsOf(id, instructor)).toHaveLength(12);
  });

  it('arrives live at the other side, and reading it at the reader’s other screens', async () => {
    const { instructor, student } = await classroom();
    const { conversation } = await start(student, instructor);
    const screen = new Subscriber(second, await second.world.signIn(student));
    const heard = screen.subscribe(
      'subscription { notificationReceived { notification { title path isRead } inbox { unreadConversationCount } } }',
    );
    await eventually(async () => {
      await send(instructor, conversation.id);
      expect(heard.results.length).toBeGreaterThan(0);
    });
    expect(heard.results[0]!.data).toMatchObject({
      notificationReceived: {
        notification: { title: 'Two columns', path: `/messages/${conversation.id}`, isRead: false },
        inbox: { unreadConversationCount: 1 },
      },
    });
    await markRead(student, conversation.id);
    await eventually(() =>
      expect(heard.results.at(-1)!.data).toMatchObject({
        notificationReceived: { notification: { isRead: true }, inbox: { unreadConversationCount: 0 } },
      }),
    );
    await screen.close();
  });
});

describe('contacts', () => {
  const contacts = async (of: Account, search: string | null = null) => {
    const { data } = await ask(
      of,
      'query ($search: String) { viewer { inbox { contacts(search: $search) { id name courses { title } } } } }',
      { search },
    );
    return data.viewer.inbox.contacts;
  };

  it('of a student are instructors with a published course, their own first', async () => {
    const { instructor, student } = await classroom();
    const other = await app.world.anInstructor({ name: 'Aaron Zzyzx' });
    await app.world.aCourse(other, { title: 'Maps' });
    await app.world.aCourse(other, { title: 'Draft', isPublished: false });
    const drafting = await app.world.anInstructor({ name: 'Drafting Zzyzx' });
    await app.world.aCourse(drafting, { isPublished: false });
    expect((await contacts(student))[0]).toEqual({
      id: instructor.id,
      name: instructor.name,
      courses: [{ title: 'Grids' }],
    });
    expect(await contacts(student, 'ZZYZX')).toEqual([
      { id: other.id, name: 'Aaron Zzyzx', courses: [{ title: 'Maps' }] },
    ]);
    expect(await contacts(student, other.email)).toEqual([]);
  });

  it('of an instructor are their students; of an administrator nobody', async () => {
    const { instructor, student, course } = await classroom();
    expect(await contacts(instructor)).toEqual([
      { id: student.id, name: student.name, courses: [{ title: 'Grids' }] },
    ]);
    await app.sql`update courses set deleted_at = now() where id = ${course.id}`;
    expect(await contacts(instructor)).toEqual([]);
    expect(await contacts(await app.world.anAdmin())).toEqual([]);
    const contact = async (of: Account, id: string) =>
      (await ask(of, 'query ($id: ID!) { viewer { inbox { contact(id: $id) { id } } } }', { id })).data.viewer
        .inbox.contact;
    const [another] = await Promise.all([classroom()]);
    expect(await contact(another.student, another.instructor.id)).toEqual({ id: another.instructor.id });
    for (const id of [student.id, newId(), 'x']) expect(await contact(another.student, id)).toBeNull();
  });
});
