import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../lib/session';
import { type Answer, type Answers, showPagesAt } from '../../../test/showAt';
import { EnrollButton } from './EnrollButton';
import { type EnrollButtonFragment, EnrollButtonFragmentDoc } from './__generated__/EnrollButton.generated';
import { JoinCourse } from './JoinCourse';

const course: EnrollButtonFragment = {
  ...{ id: 'c1', title: 'Layout', enrollmentMode: 'OPEN', capacity: null, enrollmentEndsAt: null },
  ...{ studentCount: 3, viewerIsInstructor: false, viewerRequest: null, viewerEnrollment: null },
};

function show(fields: Partial<EnrollButtonFragment>, answers: Answers = {}) {
  const enroll = jest.fn(() => Promise.resolve());
  const element = <JoinCourse course={{ ...course, ...fields }} enroll={enroll} enrolling={false} />;
  return {
    enroll,
    ...showPagesAt('/courses/c1', [{ path: '/courses/:id', element }], {
      PlaceNotices: 'waiting',
      ...answers,
    }),
  };
}

const request = (state: 'ASKED' | 'WAITING', position: number | null): Partial<EnrollButtonFragment> => ({
  viewerRequest: { state, position },
});
const WITHDRAWN = {
  data: { withdrawEnrollmentRequest: { __typename: 'Course', id: 'c1', viewerRequest: null } },
};

async function confirmWith(name: string) {
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
}

test('a course with places and an end says when it ends, and enrolls', async () => {
  const { enroll } = show({ capacity: 4, enrollmentEndsAt: '2040-01-31T09:30:00Z' });
  expect(screen.getByText(/^Enrollment ends .*2040/)).toBeInTheDocument();
  expect(screen.queryByText(/places are taken/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(enroll).toHaveBeenCalledTimes(1);
});

test.each([
  ['is full', { capacity: 3 }, 'All 3 places are taken.', 'Join waiting list'],
  ['has one place and is full', { capacity: 1 }, 'The only place is taken.', 'Join waiting list'],
  ['is joined by approval', { enrollmentMode: 'APPROVAL', capacity: 3 }, null, 'Ask to join'],
] as const)('a course that %s says so and offers what can be done', async (_how, fields, words, name) => {
  const { enroll } = show(fields);
  if (words) expect(screen.getByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(enroll).toHaveBeenCalledTimes(1);
});

test('a course whose enrollment has ended says so', () => {
  show({ enrollmentEndsAt: '2020-01-31T09:30:00Z', enrollmentMode: 'APPROVAL' });
  expect(screen.getByText('Enrollment has ended')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a course for people with a link asks for its code', () => {
  show({ enrollmentMode: 'LINK' });
  expect(screen.getByRole('link', { name: 'Enter a code' })).toLinkTo('/join');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a student on the waiting list sees their place, and leaves it after confirmation', async () => {
  const { asked } = show(
    { ...request('WAITING', 2), enrollmentEndsAt: '2020-01-31T09:30:00Z' },
    { WithdrawEnrollmentRequest: WITHDRAWN },
  );
  expect(screen.getByText('You are number 2 on the waiting list')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Leave waiting list' }));
  await confirmWith('Leave waiting list');
  expect(await screen.findByText('You left the waiting list')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ operation: 'WithdrawEnrollmentRequest', variables: { courseId: 'c1' } });
});

describe('asking and withdrawing', () => {
  const asked = { ...course, __typename: 'Course', enrollmentMode: 'APPROVAL', ...request('ASKED', null) };
  const SENT = 'Your request was sent. You get a notification when it is decided.';

  function showButton(initial: object, enroll: Answer) {
    storeSession('t', { id: 's1', name: 'Ida', email: 'ida@example.org', role: 'STUDENT' });
    const { client } = showPagesAt(
      '/courses/c1',
      [
        {
          path: '/courses/:id',
          element: <EnrollButton course={{ __typename: 'Course', id: 'c1' } as never} />,
        },
      ],
      { WithdrawEnrollmentRequest: WITHDRAWN, Enroll: enroll, PlaceNotices: 'waiting' },
    );
    act(() => void client.writeFragment({ fragment: EnrollButtonFragmentDoc, data: initial as never }));
  }

  const SENDS: Answer = { data: { enroll: { __typename: 'ApprovalNeeded', message: SENT, course: asked } } };

  async function withdraw() {
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    await confirmWith('Withdraw request');
  }

  test('the focus goes to what replaces the button', async () => {
    showButton({ ...asked, viewerRequest: null }, SENDS);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to join' }));
    const sent = await screen.findByRole('button', { name: 'Withdraw request' });
    await waitFor(() => expect(sent.parentElement).toHaveFocus());
    await withdraw();
    const ask = await screen.findByRole('button', { name: 'Ask to join' });
    await waitFor(() => expect(ask.parentElement).toHaveFocus());
    await userEvent.click(ask);
    const again = await screen.findByRole('button', { name: 'Withdraw request' });
    await waitFor(() => expect(again.parentElement).toHaveFocus());
  });

  test('a request is sent, not an enrollment', async () => {
    showButton({ ...asked, viewerRequest: null }, 'waiting');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to join' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveFocus();
  });
});
