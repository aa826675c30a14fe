import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { CoursesPage } from './CoursesPage';
import { signIn } from '../../../test/signIn';

const aCourse = (id: string, part: object = {}) => ({
  id,
  title: `Course ${id}`,
  instructorName: 'Mara Olin',
  ownerState: 'ACTIVE',
  state: 'PUBLISHED',
  studentCount: 12,
  createdAt: '2026-11-20T08:00:00Z',
  ...part,
});

const aBlock = (reason: string, liftRequestedAt: string | null = null) => ({
  reason,
  blockedAt: '2026-11-21T08:00:00Z',
  liftRequestedAt,
});

const courses = (...nodes: object[]) => ({
  data: { viewer: { administration: { id: 'a1', courses: { nodes } } } },
});

const show = (answers: Answers = {}, address = '/admin/courses') =>
  showPagesAt(address, [{ path: '/admin/courses', element: <CoursesPage /> }], {
    ManagedCourses: courses(aCourse('c1'), aCourse('c2', { state: 'DRAFT' })),
    ...answers,
  });

beforeEach(() => signIn('ADMIN'));

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Course c1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('lists courses; drafts are not opened, and only their owner can be changed', async () => {
  show();
  expect((await row(/Course c1/)).getByRole('link', { name: 'Course c1' })).toLinkTo('/courses/c1');
  const draft = await row(/Course c2/);
  expect(draft.getByText('Draft')).toBeInTheDocument();
  expect(draft.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(draft.getByRole('button', { name: 'Actions for Course c2' }));
  expect(await screen.findAllByRole('menuitem')).toHaveTexts(['Change owner…']);
});

test('search and filter in the address are sent; without a match there is an empty state', async () => {
  const { asked } = show({ ManagedCourses: courses() }, '/admin/courses?q=css&only=lift-requested');
  const nothing = 'No title or instructor contains "css" with this filter.';
  expect(await screen.findByText(nothing)).toBeInTheDocument();
  expect(asked[0]!.variables).toEqual({
    search: 'css',
    only: 'LIFT_REQUESTED',
    sort: 'CREATED',
    descending: true,
  });
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Unpublished by an administrator');
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/courses?q=css&only=blocked');
});

test('unpublishing sends a reason, which shows in the row', async () => {
  const { asked } = show({
    BlockCourse: ({ reason }) => ({
      __typename: 'CourseBlocked',
      course: aCourse('c1', { state: 'BLOCKED', block: aBlock(String(reason)) }),
    }),
  });
  await choose('Unpublish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish “Course c1”?' }));
  await fill(dialog.getByRole('textbox'), ' Broken links ');
  await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('“Course c1” is unpublished. Its instructor was told why.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect((await row(/Course c1/)).getByText('Broken links')).toBeInTheDocument();
  const variables = { courseId: 'c1', reason: 'Broken links' };
  expect(asked).toContainEqual({ operation: 'BlockCourse', variables });
});

test('a request of the instructor shows, and is granted', async () => {
  const asking = aCourse('c1', { state: 'BLOCKED', block: aBlock('Broken links', '2026-11-22T08:00:00Z') });
  const { asked } = show({
    ManagedCourses: courses(asking),
    LiftCourseBlock: { data: { liftCourseBlock: aCourse('c1', { state: 'DRAFT' }) } },
  });
  expect((await row(/Course c1/)).getByText('Asks to publish again')).toBeInTheDocument();
  await choose('Allow publishing');
  expect(await (await row(/Course c1/)).findByText('Draft')).toBeInTheDocument();
  expect(asked).toContainEqual({ operation: 'LiftCourseBlock', variables: { courseId: 'c1' } });
});

test('a featured course is marked so, and can be unfeatured', async () => {
  const { asked } = show({
    SetCourseFeatured: ({ isFeatured }) => ({ data: { setCourseFeatured: aCourse('c1', { isFeatured }) } }),
  });
  await choose('Feature');
  expect(await (await row(/Course c1/)).findByText('Featured')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(asked.at(-1)).toEqual({
    operation: 'SetCourseFeatured',
    variables: { courseId: 'c1', isFeatured: false },
  });
});

describe('the owner of a course', () => {
  const SUSPENDED = aCourse('c1', { ownerState: 'SUSPENDED' });
  const team = (...people: { id: string; name: string; email: string }[]) => ({
    data: {
      viewer: { administration: { id: 'a1', possibleOwners: people.map((person) => ({ ...person })) } },
    },
  });
  const HANNA = { id: 'p1', name: 'Hanna Heir', email: 'hanna@example.org' };
  const changed = {
    __typename: 'CourseOwnerChanged',
    course: aCourse('c1', { instructorName: 'Hanna Heir' }),
  };
  const openDialog = async () => {
    await choose('Change owner…');
    return within(await screen.findByRole('dialog', { name: 'Change the owner of “Course c1”' }));
  };

  test.each([
    ['SUSPENDED', 'Owner is suspended', /Mara Olin, whose account is suspended, leaves the team/],
    ['NOT_INSTRUCTOR', 'Owner is no longer an instructor', /who is no longer an instructor, leaves/],
    ['DELETED', 'Owner’s account is deleted', /The present owner, whose account is deleted, leaves/],
    ['ACTIVE', null, /Mara Olin stays on the team as an instructor/],
  ])('who is %s is named in the list and before the change', async (ownerState, inList, inDialog) => {
    show({ ManagedCourses: courses(aCourse('c1', { ownerState })), PossibleOwners: team() });
    const course = await row(/Course c1/);
    if (inList === null) expect(course.queryByText(/^Owner/)).not.toBeInTheDocument();
    else expect(course.getByText(inList)).toBeInTheDocument();
    expect((await openDialog()).getByText(inDialog)).toBeInTheDocument();
  });

  test('is changed by address; the row shows the new one, and the focus returns to its menu', async () => {
    const { asked } = show({
      ManagedCourses: courses(SUSPENDED),
      PossibleOwners: team(),
      ChangeCourseOwner: changed,
    });
    const dialog = await openDialog();
    await fill(dialog.getByLabelText(/Email of the new owner/), ' hanna@example.org ');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Hanna Heir owns “Course c1” now')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const course = await row(/Course c1/);
    expect(course.getByText('Hanna Heir')).toBeInTheDocument();
    expect(course.queryByText('Owner is suspended')).not.toBeInTheDocument();
    await waitFor(() => expect(course.getByRole('button', { name: 'Actions for Course c1' })).toHaveFocus());
    expect(asked.at(-1)).toEqual({
      operation: 'ChangeCourseOwner',
      variables: { courseId: 'c1', email: 'hanna@example.org' },
    });
  });

  test('removes the course from the list of those without an active owner, and focuses the next', async () => {
    const { asked } = show(
      {
        ManagedCourses: courses(SUSPENDED, aCourse('c2', { ownerState: 'DELETED' })),
        PossibleOwners: team(HANNA),
        ChangeCourseOwner: changed,
      },
      '/admin/courses?only=owner-inactive',
    );
    const dialog = await openDialog();
    expect(asked[0]!.variables).toMatchObject({ search: null, only: 'OWNER_INACTIVE' });
    await userEvent.click(await dialog.findByRole('button', { name: 'Hanna Heir · hanna@example.org' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change owner' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Course c1/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('row', { name: /Course c2/ })).toHaveFocus());
  });
});
