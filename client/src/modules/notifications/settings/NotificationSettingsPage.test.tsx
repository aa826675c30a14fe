import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { NotificationSettingsPage } from './NotificationSettingsPage';

const aKind = (kind: string, isOptional = true) => ({ kind, inInbox: true, byMail: true, isOptional });
const aCourse = (id: string, isMuted: boolean) => ({ id, title: `Course ${id}`, isMuted });

const settings = {
  kinds: [aKind('MESSAGE'), aKind('QUIZ_PUBLISHED'), aKind('PASSWORD_CHANGED', false)],
  courses: [aCourse('1', true), aCourse('2', false)],
  summary: { isOn: false, hour: 8 },
  sendsMail: true,
};
const inbox = { unreadCount: 0, tabs: [{ tab: 'MESSAGES', unreadCount: 0 }] };
const page = (given: unknown = settings) => ({ data: { viewer: { notificationSettings: given } } });
const show = (answers: Answers, isDemo = false) =>
  showPagesAt(
    '/',
    [{ path: '/', element: <NotificationSettingsPage /> }],
    {
      NotificationSettingsPage: page(),
      ...answers,
    },
    { isDemo },
  );

test('the form waits for the newest settings when the page is visited again', async () => {
  let daily = settings.summary;
  const { router } = show({ NotificationSettingsPage: () => page({ ...settings, summary: daily }) });
  expect(await screen.findByRole('checkbox', { name: /^Send me a daily email/ })).not.toBeChecked();
  await act(() => router.navigate('/elsewhere'));
  daily = { ...daily, isOn: true };
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('checkbox', { name: /^Send me a daily email/ })).toBeChecked();
  // Nothing was changed, so leaving asks nothing.
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByText('Another page')).toBeInTheDocument();
});

test('without a mail server there is no daily email', async () => {
  const on = { isOn: true, hour: 8 };
  show({ NotificationSettingsPage: page({ ...settings, summary: on, sendsMail: false }) });
  expect(await screen.findByRole('checkbox', { name: /^New quizzes/ })).toBeChecked();
  expect(screen.queryByText(/daily email/)).not.toBeInTheDocument();
});

test('kinds and the daily email are chosen and saved; kinds that are always on are in one sentence', async () => {
  const { asked } = show(
    {
      UpdateNotificationSettings: { __typename: 'NotificationSettingsUpdated', settings, inbox },
    },
    true,
  );
  expect(await screen.findByText('You are always notified of changes of your password.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /daily email$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /^New quizzes/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Send me a daily email/, checked: false }));
  const messages = within(screen.getByRole('group', { name: 'Messages' }));
  await userEvent.click(messages.getByRole('checkbox', { name: 'In the daily email' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time of the daily email' }), '19:00');
  expect(screen.getByText(/the time zone of your browser/)).toBeInTheDocument();
  expect(await screen.findByText('This is a demo: no emails are sent.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(asked.at(-1)!.variables).toEqual({
    input: {
      kinds: [
        { kind: 'MESSAGE', inInbox: true, byMail: false },
        { kind: 'QUIZ_PUBLISHED', inInbox: false, byMail: true },
      ],
      summary: { isOn: true, hour: 19 },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
});

test('courses are muted and unmuted, which can be undone', async () => {
  const { asked } = show({
    SetCourseMuted: ({ courseId, isMuted }) => ({
      data: { setCourseMuted: { course: aCourse(courseId as string, isMuted as boolean), inbox } },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unmute Course 1' }));
  expect(await screen.findByText('“Course 1” is no longer muted.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unmute Course 1' })).toBeInTheDocument());
  expect(asked.at(-1)!.variables).toEqual({ courseId: '1', isMuted: true });
});
