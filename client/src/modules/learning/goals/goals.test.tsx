import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { WeeklyGoal, weekWords } from './WeeklyGoal';

const aGoal = (daysPerWeek: number | null, minutesPerWeek: number | null) => ({
  daysPerWeek,
  minutesPerWeek,
  activeDays: [1, 3],
  minutesThisWeek: 40,
  reminder: { isOn: false, days: [3, 7], hour: 18, timeZone: 'Asia/Tokyo' },
});
const answer = (goal: ReturnType<typeof aGoal>) => ({ data: { viewer: { learningGoal: goal } } });
const show = (answers: Answers) => showPagesAt('/', [{ path: '/', element: <WeeklyGoal /> }], answers);

test('the week in words', () => {
  expect(weekWords(aGoal(3, 90))).toBe('2 of 3 days, 40 of 90 minutes this week');
  expect(weekWords(aGoal(1, null))).toBe('2 of 1 day this week');
  expect(weekWords(aGoal(null, 1200))).toBe('40 of 1,200 minutes this week');
  expect(weekWords(aGoal(null, null))).toBeNull();
});

test('the week shows the days on which something was learned', async () => {
  show({ WeeklyGoal: answer(aGoal(null, null)) });
  await screen.findAllByText(', learned');
  const days = within(screen.getByRole('list', { name: 'Days of this week' })).getAllByRole('listitem');
  expect(days).toHaveTexts([...['Mon, learned', 'Tue', 'Wed, learned', 'Thu', 'Fri', 'Sat', 'Sun']]);
  expect(days.filter((day) => day.getAttribute('aria-current') === 'date')).toHaveLength(1);
});

test.each([2, 3, 5])('a goal of %s days is set with one press', async (days) => {
  const { asked } = show({
    WeeklyGoal: answer(aGoal(null, null)),
    SetWeeklyGoal: { __typename: 'LearningGoalSet', goal: aGoal(days, null) },
  });
  await userEvent.click(await screen.findByRole('button', { name: `${days} days a week` }));
  expect(await screen.findByText(`2 of ${days} days this week`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /a week$/ })).not.toBeInTheDocument();
  expect(asked.at(-1)!.variables).toMatchObject({ input: { daysPerWeek: days, minutesPerWeek: null } });
});

test('a press that could not be saved says so, and can be repeated', async () => {
  show({ WeeklyGoal: answer(aGoal(null, null)), SetWeeklyGoal: new TypeError('gone') });
  await userEvent.click(await screen.findByRole('button', { name: '3 days a week' }));
  expect(await screen.findByText('Your goal wasn’t saved. Try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '3 days a week' })).toBeEnabled();
});

test('another goal is set in a dialog, and shown at once', async () => {
  const { asked } = show({
    WeeklyGoal: answer(aGoal(null, null)),
    SetWeeklyGoal: { __typename: 'LearningGoalSet', goal: aGoal(3, null) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Another goal' }));
  const form = within(await screen.findByRole('form', { name: 'Weekly goal' }));
  const days = form.getByRole('textbox', { name: /Days a week/ });
  await userEvent.type(days, '9');
  await userEvent.click(form.getByRole('button', { name: 'Save goal' }));
  expect(await form.findByText('Days must be a whole number from 1 to 7')).toBeInTheDocument();
  await userEvent.clear(days);
  await userEvent.type(days, '3');
  await userEvent.click(form.getByRole('button', { name: 'Save goal' }));
  expect(await screen.findByText('2 of 3 days this week')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.at(-1)!.variables).toMatchObject({ input: { daysPerWeek: 3, minutesPerWeek: null } });
});

test('a reminder is off by default, and asked for on chosen days at an hour', async () => {
  const { asked } = show({
    WeeklyGoal: answer(aGoal(3, null)),
    SetWeeklyGoal: { __typename: 'LearningGoalSet', goal: aGoal(3, null) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change weekly goal' }));
  const form = within(await screen.findByRole('form', { name: 'Weekly goal' }));
  const remind = form.getByRole('checkbox', { name: /^Remind me by email/ });
  expect(remind).not.toBeChecked();
  expect(form.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(remind);
  const days = within(form.getByRole('group', { name: 'Days of the reminder' }));
  for (const day of ['Wednesday', 'Sunday']) await userEvent.click(days.getByRole('checkbox', { name: day }));
  await userEvent.click(form.getByRole('button', { name: 'Save goal' }));
  expect(await form.findByText('Please choose at least one day')).toBeInTheDocument();
  await userEvent.click(days.getByRole('checkbox', { name: 'Monday' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Time of the reminder' }), '20:00');
  expect(form.getByText(/Times are in Asia\/Tokyo/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Save goal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.at(-1)!.variables).toMatchObject({
    input: { daysPerWeek: 3, reminder: { isOn: true, days: [1], hour: 20 } },
  });
});

test('a goal that could not be loaded can be loaded again', async () => {
  let isDown = true;
  show({ WeeklyGoal: () => (isDown ? new TypeError('gone') : answer(aGoal(3, 90))) });
  expect(await screen.findByText('Your weekly goal couldn’t be loaded.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(await screen.findByText('2 of 3 days, 40 of 90 minutes this week')).toBeInTheDocument();
});
