import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../lib/session';
import { teachingAnswer } from '../../../test/anInstructor';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { JoiningPage } from './JoiningPage';
import { JoinPage } from './JoinPage';

const LINK = {
  ...{ id: 'j1', code: 'ABCD2345', url: 'https://learn.example/join/ABCD2345' },
  ...{ maxUses: 30, uses: 2, expiresAt: null },
};
const ida = { studentId: 's1', name: 'Ida Ihm', email: 'ida@example.org', askedAt: '2026-11-20T08:00:00Z' };
const ben = { ...ida, studentId: 's2', name: 'Ben Boje', email: 'ben@example.org' };

const pageOf = (nodes: object[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

const course = (joining: object | null = {}, fields: object = {}) => ({
  ...{ id: 'c1', title: 'Layout', enrollmentMode: 'OPEN', isPublished: true, ...fields },
  joining: joining && { requests: pageOf([]), waiting: pageOf([]), ...joining },
});
const page = (joining?: object | null, fields?: object) =>
  teachingAnswer({ course: course(joining, fields) });

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const showJoining = (answers: Answers) =>
  showPagesAt(
    '/instructor/courses/c1/joining',
    [{ path: '/instructor/courses/:courseId/joining', element: <JoiningPage /> }],
    answers,
  );

describe('how people join a course', () => {
  test('mode, places and end are saved together; an invalid number is refused beside its field', async () => {
    const { asked } = showJoining({
      JoiningPage: page(),
      SetJoining: { __typename: 'JoiningChanged', course: course({}) },
    });
    const form = within(await screen.findByRole('form', { name: 'Who can join' }));
    await userEvent.selectOptions(form.getByLabelText('Who can join'), 'Students whose request is approved');
    type(form.getByLabelText(/Places/), 'many');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The number of places must be a whole number')).toBeInTheDocument();
    type(form.getByLabelText(/Places/), '30');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enrollment settings saved')).toBeInTheDocument();
    expect(asked.find(({ operation }) => operation === 'SetJoining')?.variables).toEqual({
      courseId: 'c1',
      input: { mode: 'APPROVAL', capacity: 30, endsAt: null },
    });
  });

  test('the form waits for the newest settings when the page is visited again', async () => {
    let answer = page({}, { capacity: 20 });
    const { router } = showJoining({ JoiningPage: () => answer });
    expect(await screen.findByLabelText(/Places/)).toHaveValue('20');
    await act(() => router.navigate('/elsewhere'));
    answer = page({}, { capacity: 30 });
    await act(() => router.navigate('/instructor/courses/c1/joining'));
    expect(await screen.findByLabelText(/Places/)).toHaveValue('30');
  });

  test('everybody who asked is enrolled only after a question that says how many they are', async () => {
    const { asked } = showJoining({
      JoiningPage: page(
        { requests: pageOf([ida]), requestCount: 12 },
        { enrollmentMode: 'APPROVAL', capacity: 20 },
      ),
      SetJoining: { __typename: 'JoiningChanged', course: course({}) },
    });
    const form = within(await screen.findByRole('form', { name: 'Who can join' }));
    await userEvent.selectOptions(form.getByLabelText('Who can join'), 'Everybody');
    const save = form.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Enroll the 12 people who asked to join?' }),
    );
    expect(question.getByText(/they are enrolled at once, as far as there are places/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(save).toBeEnabled());
    expect(asked.map(({ operation }) => operation)).not.toContain('SetJoining');
    await userEvent.click(save);
    await userEvent.click(await screen.findByRole('button', { name: 'Save and enroll' }));
    expect(await screen.findByText('Enrollment settings saved')).toBeInTheDocument();
    expect(asked.at(-1)!.variables).toMatchObject({ input: { mode: 'OPEN', capacity: 20 } });
  });

  test('more requests are shown on demand, below the first ones', async () => {
    const { asked } = showJoining({
      JoiningPage: page({ requests: pageOf([ida], 'cursor'), requestCount: 2 }),
      MorePeople: teachingAnswer({ course: { id: 'c1', joining: { requests: pageOf([ben]) } } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more people' }));
    expect(await screen.findByRole('button', { name: 'Approve Ben Boje' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Approve Ida Ihm' })).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({
      operation: 'MorePeople',
      variables: { courseId: 'c1', after: 'cursor', areWaiting: false },
    });
  });

  test('the second click of a double click does not approve whoever takes the place of the first', async () => {
    const left = course({ requests: pageOf([ben]), requestCount: 1 });
    const { asked } = showJoining({
      JoiningPage: page({ requests: pageOf([ida, ben]), requestCount: 2 }),
      DecideEnrollmentRequest: { __typename: 'JoiningChanged', course: left },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve Ida Ihm' }), { detail: 1 });
    expect(await screen.findByText('Ida Ihm was approved')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Approve Ben Boje' }), { detail: 2 });
    expect(asked.filter(({ operation }) => operation === 'DecideEnrollmentRequest')).toHaveLength(1);
  });

  test('a request is declined after asking; the focus goes to the next one, and after the last one to the section', async () => {
    const left: object[] = [ida, ben];
    const { asked } = showJoining({
      JoiningPage: page({ requests: pageOf(left), requestCount: 2 }),
      DecideEnrollmentRequest: () => {
        left.shift();
        const joining = { requests: pageOf([...left]), requestCount: left.length };
        return {
          data: { decideEnrollmentRequest: { __typename: 'JoiningChanged', course: course(joining) } },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Ida Ihm' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Ben Boje/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Decline Ben Boje' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('There are no requests to join.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus());
    expect(asked.at(-1)).toEqual({
      operation: 'DecideEnrollmentRequest',
      variables: { courseId: 'c1', studentId: 's2', isApproved: false },
    });
  });

  test('a link is listed with its uses, and revoked after asking', async () => {
    showJoining({
      JoiningPage: page({ links: [LINK] }),
      RevokeJoinLink: { __typename: 'JoiningChanged', course: course({}) },
    });
    expect(await screen.findByText('2 of 30')).toBeInTheDocument();
    type(screen.getByLabelText(/^Number of people/), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the link ABCD2345' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('No Join Links')).toBeInTheDocument();
    // What was typed for another link stays.
    expect(screen.getByLabelText(/^Number of people/)).toHaveValue('12');
  });

  test('another link is made under its own heading, and an invalid number is refused beside its field', async () => {
    const { asked } = showJoining({
      JoiningPage: page(),
      CreateJoinLink: { __typename: 'JoiningChanged', course: course({ links: [LINK] }) },
    });
    const part = within(await screen.findByRole('region', { name: 'New join link' }));
    expect(part.getByRole('heading', { level: 3, name: 'New join link' })).toBeInTheDocument();
    type(part.getByLabelText(/^Number of people/), '0');
    await userEvent.click(part.getByRole('button', { name: 'Create link' }));
    expect(part.getByLabelText(/^Number of people/)).toBeInvalid();
    type(part.getByLabelText(/^Number of people/), '30');
    await userEvent.click(part.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('2 of 30')).toBeInTheDocument();
    await waitFor(() => expect(part.getByLabelText(/^Number of people/)).toHaveValue(''));
    expect(part.getByLabelText(/^Number of people/)).toHaveFocus();
    expect(asked.at(-1)).toEqual({
      operation: 'CreateJoinLink',
      variables: { courseId: 'c1', maxUses: 30, expiresAt: null },
    });
  });

  test('members who may not manage students are told so', async () => {
    showJoining({ JoiningPage: page(null) });
    expect(await screen.findByText(/^Your role in this course doesn’t allow this/)).toBeInTheDocument();
  });
});

describe('joining with a code', () => {
  const found = {
    data: {
      courseOfJoinCode: {
        ...{ id: 'c1', title: 'Layout', subtitle: null, category: 'Frontend', lessonCount: 3 },
        instructor: { id: 'i1', name: 'Mara Olin' },
      },
    },
  };
  const showJoin = (address: string, answers: Answers) =>
    showPagesAt(
      address,
      [
        { path: '/join', element: <JoinPage /> },
        { path: '/join/:code', element: <JoinPage /> },
        { path: '/courses/:courseId', element: <p>The course</p> },
      ],
      answers,
    );

  test('a typed code opens its course; visitors are asked to log in', async () => {
    showJoin('/join', { JoinPage: found });
    type(screen.getByLabelText('Code'), ' https://learn.example/join/abcd-2345 ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Layout' })).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/join/ABCD2345');
    expect(screen.getByRole('link', { name: 'Log in to join' })).toLinkTo(
      '/login?returnTo=%2Fjoin%2FABCD2345',
    );
  });

  test('asks for a code instead of punctuation', async () => {
    showJoin('/join', {});
    type(screen.getByLabelText('Code'), ' ..');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code/);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByTestId('address')).toHaveTextContent('/join');
  });

  test('keeps a code that does not exist in its field, selected, and says so beside it', async () => {
    showJoin('/join/NOPE', { JoinPage: { data: { courseOfJoinCode: null } } });
    expect(await screen.findByText('This code does not exist or is no longer valid')).toBeInTheDocument();
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('NOPE');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  });

  test('joins, and leads to the course', async () => {
    storeSession('t', { id: 's1', name: 'Ida', email: 'ida@example.org', role: 'STUDENT' });
    showJoin('/join/ABCD2345', {
      JoinPage: found,
      JoinByCode: { __typename: 'AlreadyEnrolled', message: 'Already enrolled' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join course' }));
    expect(await screen.findByText('The course')).toBeInTheDocument();
    expect(await screen.findByText('Already enrolled')).toBeInTheDocument();
  });
});
