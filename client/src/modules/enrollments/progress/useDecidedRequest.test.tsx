import { type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { SETTLING_MS } from '../../../apollo/socketGap';
import { socketClosed, socketOpened } from '../../../apollo/socketState';
import { clearSession, storeSession } from '../../../lib/session';
import { type Answer, showPagesAt } from '../../../test/showAt';
import { EnrollButton } from './EnrollButton';
import { EnrollButtonFragmentDoc } from './__generated__/EnrollButton.generated';

const QUERY = parse('query RequestedCoursePage { course(id: "c1") { id ...EnrollButton } }');
const COURSE: TypedDocumentNode<{ course: never }> = {
  ...QUERY,
  definitions: [...QUERY.definitions, ...EnrollButtonFragmentDoc.definitions],
};

function Course() {
  const { data } = useQuery(COURSE);
  return data ? <EnrollButton course={data.course} /> : null;
}

const course = { id: 'c1', title: 'Layout', enrollmentMode: 'APPROVAL', studentCount: 3 };
const courseWith = (viewer: object) => ({ data: { course: { ...course, ...viewer } } });
const ASKED = courseWith({ viewerRequest: { state: 'ASKED', position: null } });
const WAITING = courseWith({ viewerRequest: { state: 'WAITING', position: 2 } });
const DECLINED = courseWith({});
const APPROVED = courseWith({ viewerEnrollment: { id: 'e1', nextLesson: null } });

function show() {
  storeSession('t', { id: 's1', name: 'Ida', email: 'ida@example.org', role: 'STUDENT' });
  let current: Answer = ASKED;
  let notify: (kind: string) => void = () => {};
  const { asked } = showPagesAt('/courses/c1', [{ path: '/courses/:id', element: <Course /> }], {
    RequestedCoursePage: () => current,
    PlaceNotices: new Promise((resolve) => {
      notify = (kind) => resolve({ data: { notificationReceived: { notification: { id: 'n1', kind } } } });
    }),
  });
  return {
    become: (next: Answer) => (current = next),
    notify: (kind: string) => act(async () => notify(kind)),
    readings: () => asked.filter(({ operation }) => operation === 'RequestedCoursePage').length,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => (socketClosed({ lost: false }), clearSession()));
});

const waitsForDecision = () => screen.findByText(/^You asked to join\./);

test.each([
  ['an approved request', APPROVED, () => screen.findByRole('button', { name: 'Enrolled' })],
  ['a declined request', DECLINED, () => screen.findByRole('button', { name: 'Ask to join' })],
  ['a place on the waiting list', WAITING, () => screen.findByText('You are number 2 on the waiting list')],
])('%s shows on the open page', async (_what, decided, shown) => {
  const { become, notify } = show();
  await waitsForDecision();
  become(decided);
  await notify('ENROLLMENT_CHANGED');
  expect(await shown()).toBeInTheDocument();
});

test('other notifications read nothing', async () => {
  const { notify, readings } = show();
  await waitsForDecision();
  await notify('QUIZ_PUBLISHED');
  expect(readings()).toBe(1);
});

test('a decision from before events arrive shows once they do', async () => {
  const { become } = show();
  await waitsForDecision();
  become(APPROVED);
  act(() => socketOpened());
  await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enrolled' })).toBeInTheDocument());
});
