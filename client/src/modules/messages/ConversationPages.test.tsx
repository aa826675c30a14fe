import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import { type Answers, showPagesAt } from '../../test/showAt';
import { ConversationPage } from './ConversationPage';
import { MessagesPage } from './MessagesPage';
import { NewMessagePage } from './NewMessagePage';
import { signIn } from '../../test/signIn';

beforeEach(() => signIn());

const show = (address: string, answers: Answers) =>
  showPagesAt(
    address,
    [
      { path: '/messages', element: <MessagesPage /> },
      { path: '/messages/new', element: <NewMessagePage /> },
      { path: '/messages/:conversationId', element: <ConversationPage /> },
    ],
    answers,
  );

const message = (id: string, text: string, isOwn = false) => ({
  id,
  text,
  senderName: isOwn ? 'Ada' : 'Mara Olin',
  isOwn,
  sentAt: '2026-11-20T10:00:00Z',
});

function aConversation(given: Record<string, unknown> = {}, messages = [message('m1', 'Why two?', true)]) {
  return {
    id: 'k1',
    subject: 'Grids',
    course: { id: 'c1', title: 'Layout' },
    participants: [
      { name: 'Mara Olin', role: 'INSTRUCTOR', isViewer: false },
      { name: 'Ada', role: 'STUDENT', isViewer: true },
    ],
    lastMessage: messages[0],
    messages: { nodes: messages },
    ...given,
  };
}

const inbox = (fields: Record<string, unknown>) => ({ data: { viewer: { inbox: { ...fields } } } });
const list = (...nodes: unknown[]) => inbox({ conversations: { nodes } });
const opened = (conversation: unknown) => inbox({ conversation });
const written = (conversation: unknown) => ({ __typename: 'MessageWritten', conversation });

const contact = { id: 'i1', name: 'Mara Olin', courses: [{ id: 'c1', title: 'Layout' }] };

test('the list shows who, about what, the newest message and what is unread, and asks the server to search', async () => {
  const { asked } = show('/messages', {
    MessagesPage: ({ search }) =>
      search ? list() : list(aConversation({ unreadCount: 2 }, [message('m1', 'Like this.')])),
  });
  const item = within(await screen.findByRole('article'));
  expect(item.getByRole('link', { name: 'Grids' })).toLinkTo('/messages/k1');
  expect(item.getByText('Mara Olin · Layout')).toBeInTheDocument();
  expect(item.getByText('Like this.')).toBeInTheDocument();
  expect(item.getByText('2 unread')).toBeInTheDocument();
  await fill(screen.getByRole('searchbox'), 'zebra');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('No messages found')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    operation: 'MessagesPage',
    variables: { unreadOnly: false, search: 'zebra' },
  });
});

test('a conversation is read from its oldest message on, marked as read once, and answered with Ctrl+Enter', async () => {
  const before = [message('m2', 'Like this.'), message('m1', 'Why two?', true)];
  const { asked } = show('/messages/k1', {
    ConversationPage: opened(aConversation({ unreadCount: 1 }, before)),
    MarkConversationRead: {
      data: {
        markConversationRead: { conversation: { id: 'k1', unreadCount: 0 }, inbox: { unreadCount: 0 } },
      },
    },
    Reply: ({ input }) => ({
      data: {
        sendMessage: written(
          aConversation({}, [message('m3', (input as { text: string }).text, true), ...before]),
        ),
      },
    }),
  });
  const texts = () =>
    within(screen.getByRole('list', { name: 'Messages' }))
      .getAllByRole('listitem')
      .map((one) => one.lastElementChild!.textContent);
  expect(await screen.findByRole('heading', { name: 'Grids' })).toBeInTheDocument();
  expect(texts()).toEqual(['Why two?', 'Like this.']);
  const box = screen.getByRole('textbox', { name: 'Reply to Mara Olin' });
  await userEvent.type(box, 'Thanks!{Control>}{Enter}{/Control}');
  await waitFor(() => expect(texts()).toEqual(['Why two?', 'Like this.', 'Thanks!']));
  expect(box).toHaveValue('');
  expect(asked.filter(({ operation }) => operation === 'MarkConversationRead')).toHaveLength(1);
  expect(asked.find(({ operation }) => operation === 'Reply')!.variables).toEqual({
    input: { id: expect.any(String), conversationId: 'k1', text: 'Thanks!' },
  });
});

test('a reply without a response is kept on this device', async () => {
  show('/messages/k1', { ConversationPage: opened(aConversation()), Reply: new Error('gone') });
  await fill(await screen.findByRole('textbox'), 'Thanks!');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Failed to send: the server didn’t respond')).toBeInTheDocument();
  cleanup();
  show('/messages/k1', { ConversationPage: opened(aConversation()) });
  expect(await screen.findByRole('textbox')).toHaveValue('Thanks!');
});

test('one chooses whom to write to, and is in the conversation when the message is sent', async () => {
  const { asked } = show('/messages/new', {
    Contacts: inbox({ contacts: [contact] }),
    NewMessageContact: inbox({ contact }),
    StartConversation: { data: { startConversation: written(aConversation()) } },
    ConversationPage: opened(aConversation()),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Mara Olin' }));
  await fill(await screen.findByRole('textbox', { name: 'Subject' }), 'Grids');
  await fill(screen.getByRole('textbox', { name: 'Message' }), 'Why two?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent to instructor')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Grids' })).toBeInTheDocument();
  expect(asked.find(({ operation }) => operation === 'StartConversation')!.variables).toEqual({
    input: { id: expect.any(String), recipientId: 'i1', courseId: null, subject: 'Grids', text: 'Why two?' },
  });
});

test('from a course the subject is its title, and a refusal is said with the text kept', async () => {
  show('/messages/new?to=i1&course=c1', {
    NewMessageContact: inbox({ contact }),
    StartConversation: {
      __typename: 'UnknownRecipient',
      message: 'You can only message your instructors or students. Check the address.',
    },
  });
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Layout');
  await fill(screen.getByRole('textbox', { name: 'Message' }), 'Why?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const sentence = await screen.findByText(/^Failed to send: You can only message/);
  expect(sentence.closest('[role=alert]')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Why?');
});
