import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { NotificationSettingsPage } from './NotificationSettingsPage';

const aKind = (kind: string, isOptional = true) => ({
  __typename: 'NotificationKindSetting',
  kind,
  inInbox: true,
  byMail: true,
  isOptional,
});
const aCourse = (id: string, isMuted: boolean) => ({
  __typename: 'NotificationCourse',
  id,
  title: `Course ${id}`,
  isMuted,
});

const settings = {
  __typename: 'NotificationSettings',
  kinds: [aKind('MESSAGE'), aKind('QUIZ_PUBLISHED'), aKind('PASSWORD_CHANGED', false)],
  courses: [aCourse('1', true), aCourse('2', false)],
  summary: { __typename: 'DailySummary', isOn: false, hour: 8 },
  timeZone: null,
};
const choice = (kind: string, name: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole('checkbox', { name });
const inbox = {
  __typename: 'Inbox',
  unreadCount: 0,
  tabs: [{ __typename: 'InboxTab', tab: 'MESSAGES', unreadCount: 0 }],
};
const page = (given: unknown = settings) => ({
  data: { viewer: { __typename: 'Viewer', notificationSettings: given } },
});
const show = (answers: Answers) =>
  showPagesAt('/', [{ path: '/', element: <NotificationSettingsPage /> }], {
    NotificationSettingsPage: page(),
    MailTimes: { data: { platform: { __typename: 'Platform', isDemo: false } } },
    ...answers,
  });

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

test('kinds are chosen and saved; security cannot be switched off and says why', async () => {
  const { asked } = show({
    UpdateNotificationSettings: {
      data: {
        updateNotificationSettings: { __typename: 'NotificationSettingsUpdated', settings, inbox },
      },
    },
  });
  const security = await screen.findByRole('group', { name: 'Password changes' });
  for (const checkbox of within(security).getAllByRole('checkbox')) {
    expect(checkbox).toBeChecked();
    expect(checkbox).toBeDisabled();
  }
  expect(security).toHaveAccessibleDescription(/^Always on, so that you notice if somebody else/);
  await userEvent.click(choice('New quizzes', 'In the inbox'));
  await userEvent.click(choice('Messages', 'In the daily email'));
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(asked.at(-1)!.variables).toEqual({
    input: {
      kinds: [
        { kind: 'MESSAGE', inInbox: true, byMail: false },
        { kind: 'QUIZ_PUBLISHED', inInbox: false, byMail: true },
      ],
      summary: { isOn: false, hour: 8 },
      timeZone: null,
    },
  });
});

test('the daily email is off by default and asked for with an hour', async () => {
  const { asked } = show({
    MailTimes: { data: { platform: { __typename: 'Platform', isDemo: true } } },
    UpdateNotificationSettings: {
      data: {
        updateNotificationSettings: { __typename: 'NotificationSettingsUpdated', settings, inbox },
      },
    },
  });
  const daily = await screen.findByRole('checkbox', { name: /^Send me a daily email/ });
  expect(daily).not.toBeChecked();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(daily);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time of the daily email' }), '19:00');
  expect(screen.getByText(/the time zone of your browser/)).toBeInTheDocument();
  expect(await screen.findByText('This is a demo: no emails are sent.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await screen.findByText('Settings saved');
  expect(asked.at(-1)!.variables).toMatchObject({
    input: {
      summary: { isOn: true, hour: 19 },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
});

test('choices stay when saving fails', async () => {
  show({ UpdateNotificationSettings: new TypeError('gone') });
  await screen.findByRole('group', { name: 'New quizzes' });
  const quizzes = choice('New quizzes', 'In the inbox');
  await userEvent.click(quizzes);
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Your settings weren’t saved. Try again.')).toBeInTheDocument();
  expect(quizzes).not.toBeChecked();
});

test('leaving with unsaved settings asks first', async () => {
  const { router } = show({});
  await screen.findByRole('group', { name: 'New quizzes' });
  const quizzes = choice('New quizzes', 'In the inbox');
  await userEvent.click(quizzes);
  act(() => void router.navigate('/elsewhere'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(quizzes).not.toBeChecked();
  await userEvent.click(quizzes);
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
});

test('courses are muted and unmuted, which can be undone', async () => {
  let fails = false;
  const { asked } = show({
    SetCourseMuted: ({ courseId, isMuted }) =>
      fails
        ? new Error('down')
        : {
            data: {
              setCourseMuted: {
                __typename: 'CourseMuteSet',
                course: aCourse(courseId as string, isMuted as boolean),
                inbox,
              },
            },
          },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unmute Course 1' }));
  expect(await screen.findByText('“Course 1” is no longer muted.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unmute Course 1' })).toBeInTheDocument());
  expect(asked.at(-1)!.variables).toEqual({ courseId: '1', isMuted: true });
  fails = true;
  await userEvent.click(screen.getByRole('button', { name: 'Mute Course 2' }));
  expect(await screen.findByText('“Course 2” couldn’t be muted. Try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mute Course 2' })).toBeEnabled();
});
