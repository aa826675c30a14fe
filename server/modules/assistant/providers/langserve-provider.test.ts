import { answers, FakeHost, fails, hangs } from '../../../test/fake-host';
import { testApp } from '../../../test/test-app';
import { askAssistant } from '../../../test/ask-assistant';

const host = new FakeHost();
let token: string;

const app = testApp(async () => {
  await host.start();
  return {
    config: {
      assistantProvider: 'langserve',
      assistantUrl: `${host.url}/`,
      assistantApiKey: 'the key',
      assistantTimeoutMs: 2500,
    },
  };
});
beforeAll(async () => {
  token = await app.world.signIn(await app.world.aStudent());
});
beforeEach(() => {
  host.requests.length = 0;
});
afterAll(() => host.stop());

const ask = (text: string, more: object = {}, as = token) => askAssistant(app, as, { text, ...more });

it('sends the documented body with the key in a header, and takes the documented answer', async () => {
  host.behavior = answers({
    output: {
      answer: 'It is a loop. ![x](https://evil.example/x)',
      sources: [
        { name: 'Book of knots', source: 'https://knots.example.org/1' },
        { name: 'A trap', source: 'javascript:alert(1)' },
        { name: 'Another', source: '//evil.example/' },
      ],
    },
  });
  const { answer } = await ask('What is a bowline?', { subject: 'DESIGN', difficulty: 'ADVANCED' });
  expect(host.requests).toEqual([
    {
      path: '/api/assistant/chat/invoke',
      headers: expect.objectContaining({ 'content-type': 'application/json', 'x-api-key': 'the key' }),
      body: {
        input: {
          input: 'What is a bowline?',
          user_type: 'student',
          request_type: 'tutoring',
          subject: 'Design',
          difficulty_level: 'advanced',
        },
        config: { configurable: { session_id: expect.any(String) } },
      },
    },
  ]);
  expect(answer).toMatchObject({
    text: 'It is a loop. x',
    sources: [{ name: 'Book of knots', source: 'https://knots.example.org/1', lessonId: null }],
  });
});

it.each([
  ['generate a QUIZ on: knots', 'quiz_generation', 'QUIZ_GENERATION'],
  ['CREATE flashcards on: knots', 'flashcard_creation', 'FLASHCARD_CREATION'],
])('strips the prefix of "%s" and asks for %s', async (text, word, requestType) => {
  host.behavior = answers({ output: { answer: 'Here they are.' } });
  expect((await ask(text)).answer).toMatchObject({ text: 'Here they are.', requestType });
  expect(host.requests[0]).toMatchObject({
    path: '/api/assistant/content/generate/invoke',
    body: { input: { input: 'knots', request_type: word } },
  });
});

it('keeps one session for a conversation, which is nobody else’s', async () => {
  host.behavior = answers({ output: { answer: 'Yes.' } });
  const call = (input: string, session: string, as = token) =>
    app.rest('POST', '/api/assistant/chat/invoke', {
      token: as,
      body: { input: { input }, config: { configurable: { session_id: session } } },
    });
  expect((await call('One?', 'mine')).body.output).toEqual({ answer: 'Yes.', sources: [] });
  await call('Two?', 'mine');
  const stranger = await app.world.signIn(await app.world.aStudent());
  await call('Three?', 'mine', stranger);
  const kept = await app.sql`select count(*)::int as messages from assistant_messages m
    join assistant_conversations c on c.id = m.conversation_id
    where c.session_key = 'mine' group by c.account_id order by 1`;
  // The same session id from two accounts makes two conversations.
  expect(kept).toEqual([{ messages: 2 }, { messages: 4 }]);
  const [first, second, third] = host.requests.map(
    ({ body }) => body.config.configurable.session_id as string,
  );
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('counts what the host was asked for, also when it could not be kept', async () => {
  const account = await app.world.aStudent();
  const person = await app.world.signIn(account);
  const look = '{ viewer { assistant { remainingThisHour conversations { nodes { id } } } } }';
  const assistant = async () => (await app.graphql(look, {}, person)).body.data.viewer.assistant;

  host.behavior = answers({ output: { answer: 'Yes.' } });
  expect((await ask('Hello?', {}, person)).__typename).toBe('AssistantAnswered');
  const [conversation] = (await assistant()).conversations.nodes;
  host.behavior = (response, request) =>
    void app.sql`delete from assistant_conversations where account_id = ${account.id}`.then(() =>
      answers({ output: { answer: 'Too late.' } })(response, request),
    );
  expect((await ask('Hello?', { sessionId: conversation.id }, person)).message).toBe(
    'Conversation not found',
  );
  expect(await assistant()).toEqual({ remainingThisHour: 28, conversations: { nodes: [] } });
});

it('says what is wrong with a host that is away, fails or talks nonsense', async () => {
  const away = (status: string) => ({ __typename: 'AssistantUnavailable', message: `API Error: ${status}` });
  host.behavior = fails(503);
  expect(await ask('Hello?')).toEqual(away('Service Unavailable'));
  expect(host.requests).toHaveLength(2);
  host.behavior = answers({ answer: 'not where it belongs' });
  expect(await ask('Hello?')).toEqual(away('Bad Gateway'));
  host.requests.length = 0;
  host.behavior = answers({ output: { answer: 'x'.repeat(5_000_000) } });
  expect(await ask('Hello?')).toEqual(away('Content Too Large'));
  // A retry would only return as much again.
  expect(host.requests).toHaveLength(1);
  host.behavior = hangs;
  expect(await ask('Hello?')).toEqual(away('Gateway Timeout'));
  host.behavior = fails(500);
  const rest = await app.rest('POST', '/api/assistant/chat/invoke', {
    token,
    body: { input: { input: 'Hello?' } },
  });
  expect([rest.status, rest.body]).toEqual([502, { error: 'API Error: Internal Server Error' }]);
});
