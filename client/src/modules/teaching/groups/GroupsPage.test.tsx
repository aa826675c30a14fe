import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { teachingAnswer } from '../../../test/anInstructor';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { GroupsPage } from './GroupsPage';

const group = (id: string, name: string, studentCount = 0) => ({ id, name, studentCount });
const MONDAY = group('g1', 'Monday', 1);
const TUESDAY = group('g2', 'Tuesday');

const course = (groups: object[], viewerPermissions = ['SEE_STUDENTS', 'MANAGE_STUDENTS']) => ({
  ...{ id: 'c1', title: 'Layout', groups, viewerPermissions },
});
const page = (groups: object[] = [MONDAY, TUESDAY]) => teachingAnswer({ course: course(groups) });
const student = (groupIds: string[]) => ({
  ...{ id: 'e1', studentId: 's1', name: 'Priya Nair', email: 'priya@example.org', groupIds },
  ...{ percent: 0, lessonsCompleted: 0, status: 'JUST_STARTED', enrolledAt: '2026-10-12T10:00:00Z' },
});
const students = (nodes: object[]) =>
  teachingAnswer({
    course: {
      id: 'c1',
      analytics: { courseId: 'c1', students: { totalCount: nodes.length, isTotalCapped: false, nodes } },
    },
  });

function show(answers: Answers = {}, address = '/instructor/courses/c1/groups') {
  return showPagesAt(address, [{ path: '/instructor/courses/:courseId/groups', element: <GroupsPage /> }], {
    CourseGroups: page(),
    CourseStudents: students([student(['g1'])]),
    ...answers,
  });
}

const changed = (groups: object[]) => ({ __typename: 'CourseGroupsChanged', course: course(groups) });

test('creates a group, and moves the focus to a blank form for the next one', async () => {
  show({
    CourseGroups: page([]),
    CreateGroup: ({ name }) => ({ data: { createGroup: changed([group('g3', String(name))]) } }),
  });
  expect(await screen.findByRole('heading', { name: 'No Groups Yet' })).toBeInTheDocument();
  await fill(screen.getByLabelText('Name'), 'Friday');
  await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
  expect(await screen.findByRole('link', { name: 'Friday' })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('says beside the field why a name cannot be given', async () => {
  const message = 'This course already has a group with this name';
  show({
    RenameGroup: { __typename: 'InvalidInput', message, fields: [{ path: 'name', message }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Monday' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Name'));
  await fill(dialog.getByLabelText('Name'), 'tuesday');
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
});

test('deleting asks first, and closes the students of the group', async () => {
  const { asked } = show(
    { DeleteGroup: { data: { deleteGroup: changed([TUESDAY]) } } },
    '/instructor/courses/c1/groups?group=g1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Monday' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('1 student will no longer be in it. They stay in the course.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Group “Monday” deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('group='));
  expect(asked.find(({ operation }) => operation === 'DeleteGroup')?.variables).toEqual({
    courseId: 'c1',
    groupId: 'g1',
  });
});

test('puts a student into the chosen group, and takes them out', async () => {
  const { asked } = show(
    {
      SetGroupMember: ({ isMember }) => ({
        data: {
          setGroupMember: {
            student: student(isMember ? ['g1', 'g2'] : ['g1']),
            course: course([MONDAY, group('g2', 'Tuesday', isMember ? 1 : 0)]),
          },
        },
      }),
    },
    '/instructor/courses/c1/groups?group=g2',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add Priya Nair to the group' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Priya Nair from the group' }));
  expect(await screen.findByRole('button', { name: 'Add Priya Nair to the group' })).toBeInTheDocument();
  expect(
    asked.filter(({ operation }) => operation === 'SetGroupMember').map(({ variables }) => variables),
  ).toEqual([
    { courseId: 'c1', groupId: 'g2', studentId: 's1', isMember: true },
    { courseId: 'c1', groupId: 'g2', studentId: 's1', isMember: false },
  ]);
});

test('lists only the students of the group; the choice is in the address', async () => {
  const { asked } = show({ CourseStudents: students([]) }, '/instructor/courses/c1/groups?group=g2');
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Only this group');
  expect(await screen.findByRole('heading', { name: 'No Students in This Group' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('show=members');
  expect(asked.at(-1)?.variables).toMatchObject({ groupId: 'g2' });
});

test('members who may not manage students only see the groups', async () => {
  show(
    { CourseGroups: teachingAnswer({ course: course([MONDAY], ['SEE_STUDENTS']) }) },
    '/instructor/courses/c1/groups?group=g1',
  );
  expect(await screen.findByRole('rowheader', { name: /Priya Nair/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Rename|Delete|Create|Remove|Add/ })).not.toBeInTheDocument();
});
