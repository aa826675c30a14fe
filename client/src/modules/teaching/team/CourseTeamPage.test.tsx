import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachingAnswer } from '../../../test/anInstructor';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { CourseTeamPage } from './CourseTeamPage';

const member = (accountId: string, name: string, role: string, fields: object = {}) => ({
  ...{ accountId, name, role, seesAddresses: false, isOffered: false, isViewer: false },
  ...fields,
});
const OWNER = member('i1', 'Mara Olin', 'OWNER');
const ASSISTANT = member('i2', 'Ben Adeyemi', 'ASSISTANT');
const INVITED = {
  ...{ id: 'v1', email: 'new@example.org', role: 'OBSERVER', seesAddresses: false },
  expiresAt: '2026-12-04T08:00:00Z',
};

const course = (fields: object = {}) => ({
  ...{ id: 'c1', title: 'Layout', members: [OWNER, ASSISTANT], invitations: [] },
  ...fields,
});
const asAssistant = {
  ...{ viewerRole: 'ASSISTANT', viewerPermissions: ['SEE_COURSE', 'SEE_STUDENTS'] },
  members: [OWNER, { ...ASSISTANT, isViewer: true }],
};
const page = (fields?: object) => teachingAnswer({ course: course(fields) });

const show = (answers: Answers = {}) =>
  showPagesAt(
    '/instructor/courses/c1/team',
    [
      { path: '/instructor/courses/:courseId/team', element: <CourseTeamPage /> },
      { path: '/instructor/my-courses', element: <p>The courses</p> },
    ],
    { CourseTeamPage: page(), ...answers },
  );

test('the owner changes the role of a member, but not their own', async () => {
  const { asked } = show({
    ChangeCourseMember: {
      __typename: 'CourseTeamChanged',
      course: course({ members: [OWNER, { ...ASSISTANT, role: 'OBSERVER' }] }),
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Role of Ben Adeyemi'), 'Observer');
  expect(await screen.findByText('Ben Adeyemi: Observer')).toBeInTheDocument();
  expect(screen.queryByLabelText('Role of Mara Olin')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leave the team' })).not.toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    operation: 'ChangeCourseMember',
    variables: { courseId: 'c1', accountId: 'i2', input: { role: 'OBSERVER', seesAddresses: false } },
  });
});

async function invite(sent: object = {}) {
  const team = course({ invitations: [INVITED] });
  show({ InviteToCourse: { __typename: 'CourseInvitationSent', course: team, ...sent } });
  const form = within(await screen.findByRole('form', { name: 'Invite a member' }));
  await userEvent.type(form.getByLabelText('Email'), 'new@example.org');
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
}

test('an invitation that was sent is listed', async () => {
  await invite();
  expect(await screen.findByText('new@example.org is invited.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByRole('rowheader', { name: 'new@example.org' })).toBeInTheDocument();
});

test('an invitation without a mail server shows the link, to be passed on', async () => {
  const mailProblem = 'No email can be sent, because this platform has no mail server.';
  const link = 'https://learn.example.org/course-invitations/abc';
  await invite({ mailProblem, link });
  expect(await screen.findByText(link)).toBeInTheDocument();
  expect(screen.getByText(/Please send everybody else this link yourself/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
});

test('a member only sees the team, and leaves it after asking', async () => {
  const { asked } = show({
    CourseTeamPage: page(asAssistant),
    LeaveCourse: { data: { leaveCourse: { courseId: 'c1' } } },
  });
  expect(await screen.findByRole('rowheader', { name: 'Ben Adeyemi You' })).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the team' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave the team of “Layout”?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The courses')).toBeInTheDocument();
  expect(asked.find(({ operation }) => operation === 'LeaveCourse')?.variables).toEqual({ courseId: 'c1' });
});
