import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachingAnswer } from '../../../test/anInstructor';
import type { Answers } from '../../../test/showAt';
import { aCourse, showTeaching } from '../teaching.testing';

const apis = aCourse();
const empty = aCourse({ id: 'c2', title: 'Empty line', isPublished: false, lessonCount: 0, priceCents: 0 });

const courses = (...list: object[]) => teachingAnswer({ courses: list });
const show = (answers: Answers = {}, address = '/instructor/my-courses') =>
  showTeaching(address, { MyCoursesPage: courses(apis, empty), ...answers });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
/** Chooses an action from the menu of the first course. */
async function choose(name: string): Promise<void> {
  await press('More actions: APIs that survive Monday');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows each course with its facts, figures and links', async () => {
  show();
  const first = await card('APIs that survive Monday');
  expect(
    first.getByText('Backend · Beginner · 2 lessons · $49.00 · Created 20 Nov 2026'),
  ).toBeInTheDocument();
  for (const text of ['Contracts, errors and time.', 'Published', '8', '63%', '71%'])
    expect(first.getByText(text)).toBeInTheDocument();
  expect(first.getAllByRole('term')).toHaveTexts([...['Students', 'Completion', 'Avg progress']]);
  expect(first.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Edit Course', '/instructor/courses/c1/edit'],
    ['View Students', '/instructor/students/c1'],
  ]);
  await press('More actions: APIs that survive Monday');
  expect(
    (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    ['Manage Lessons', '/instructor/courses/c1/lessons'],
    ['Manage Quizzes', '/instructor/courses/c1/quizzes'],
    ['Enrollment', '/instructor/courses/c1/joining'],
    ['Manage Groups', '/instructor/courses/c1/groups'],
    ['Import students', '/instructor/courses/c1/import'],
    ['Team', '/instructor/courses/c1/team'],
    ['Preview as a student', '/courses/c1'],
    ['Duplicate', null],
    ['Delete', null],
  ]);
  await userEvent.keyboard('{Escape}');
  expect((await card('Empty line')).getByText('Draft')).toBeInTheDocument();
});

test('search and status in the address filter the list', async () => {
  show({}, '/instructor/my-courses?q=MONDAY&status=published');
  expect(await card('APIs that survive Monday')).toBeTruthy();
  expect(screen.getByText('1 course')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Empty line' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Draft');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all courses' }));
  expect(await card('Empty line')).toBeTruthy();
});

test('a course that an administrator unpublished says why, and can be asked for', async () => {
  const block = (liftRequestedAt: string | null) => ({
    reason: 'Two videos are gone.',
    blockedAt: '2026-11-21T08:00:00Z',
    liftRequestedAt,
  });
  const blocked = { isPublished: false, block: block(null) };
  const { asked } = show(
    {
      MyCoursesPage: courses(aCourse(blocked), empty),
      RequestLift: { data: { requestLift: { id: 'c1', block: block('2026-11-22T08:00:00Z') } } },
    },
    '/instructor/my-courses?status=blocked',
  );
  const shown = await card('APIs that survive Monday');
  expect(shown.getByText('Unpublished by an administrator')).toBeInTheDocument();
  expect(shown.getByText('Two videos are gone.')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Empty line' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  await press('More actions: APIs that survive Monday');
  expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await press('Ask to publish again');
  await shown.findByText('You asked to publish it again on 22 Nov 2026. You can still edit it.');
  expect(shown.queryByRole('button', { name: 'Ask to publish again' })).not.toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ operation: 'RequestLift', variables: { courseId: 'c1' } });
});

test('publishing asks for confirmation for a course without lessons, and publishes only after it', async () => {
  const { asked } = show({
    SetCoursePublished: { data: { setCoursePublished: { id: 'c2', isPublished: true } } },
  });
  const answer = async (name: string) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish a course without lessons?' });
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };
  await press('Publish: Empty line');
  expect(asked.map(({ operation }) => operation)).toEqual(['MyCoursesPage']);
  await answer('Publish anyway');
  expect(await (await card('Empty line')).findByText('Published')).toBeInTheDocument();
  await screen.findByText(
    'Empty line is published. Everyone can find it in the catalogue and read its lessons.',
  );
  expect(asked.at(-1)).toEqual({
    operation: 'SetCoursePublished',
    variables: { id: 'c2', isPublished: true },
  });
});

test('deleting asks, removes the card and moves the focus to the heading', async () => {
  show({ DeleteCourse: { data: { deleteCourse: { courseId: 'c1', teaching: { id: 'i1' } } } } });
  await choose('Delete');
  const name = 'Are you sure you want to delete this course? This action cannot be undone.';
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Course deleted')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'APIs that survive Monday' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a duplicate is listed, and its toast links to it', async () => {
  const copy = aCourse({ id: 'c9', title: 'APIs that survive Monday (copy)', isPublished: false });
  const teaching = { id: 'i1', courses: [copy, apis, empty] };
  show({ DuplicateCourse: { data: { duplicateCourse: { course: copy, teaching } } } });
  await choose('Duplicate');
  expect(await card('APIs that survive Monday (copy)')).toBeTruthy();
  await press('Edit');
  expect(screen.getByTestId('address')).toHaveTextContent('/instructor/courses/c9/edit');
});

test('shows a shared course with the role, and only what the role allows', async () => {
  const shared = aCourse({ viewerRole: 'OBSERVER', viewerPermissions: ['SEE_COURSE', 'SEE_FIGURES'] });
  show({ MyCoursesPage: courses(shared) });
  const shown = await card('APIs that survive Monday');
  expect(shown.getByText('Observer')).toBeInTheDocument();
  expect(shown.queryByRole('link', { name: /^Edit Course/ })).toBeNull();
  expect(shown.queryByRole('button', { name: /^(Publish|Unpublish)/ })).toBeNull();
  expect(shown.getByRole('link', { name: /^View Figures/ })).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: /^More actions/ }));
  expect(screen.getAllByRole('menuitem')).toHaveTexts(['View Quizzes', 'Team', 'Preview as a student']);
});

test('shows invitations to the courses of others, which are accepted there', async () => {
  const invitation = { id: 'v1', courseTitle: 'Knots', inviterName: 'Olga Owner', role: 'ASSISTANT' };
  const { asked } = show({
    MyCoursesPage: teachingAnswer({ courses: [], courseInvitations: [invitation] }),
    AcceptCourseInvitation: { __typename: 'InvitationRefused', message: 'Your account is a student’s.' },
  });
  expect(await screen.findByText('You are invited to the team of “Knots”')).toBeInTheDocument();
  expect(screen.getByText(/Olga Owner invites you as: Teaching assistant/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Knots' }));
  expect(await screen.findByText('Your account is a student’s.')).toBeInTheDocument();
  expect(asked).toContainEqual({ operation: 'AcceptCourseInvitation', variables: { id: 'v1', token: null } });
});
