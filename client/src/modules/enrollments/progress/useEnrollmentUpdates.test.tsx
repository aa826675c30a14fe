import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { parse } from 'graphql';
import { socketClosed, socketOpened } from '../../../apollo/socketState';
import { SETTLING_MS } from '../../../apollo/socketGap';
import { showAt } from '../../../test/showAt';
import { useEnrollmentUpdates } from './useEnrollmentUpdates';

interface Progress {
  course: { viewerEnrollment: { percent: number } };
}

const PROGRESS: TypedDocumentNode<Progress> = gql`
  query Progress {
    course(id: "c1") {
      id
      viewerEnrollment {
        id
        percent
      }
    }
  }
`;
const PLATFORM = parse('query Elsewhere { platformStats { totalCourses } }');

function Course() {
  const { data, error } = useQuery(PROGRESS, { notifyOnNetworkStatusChange: true });
  useQuery(PLATFORM);
  useEnrollmentUpdates();
  return <p>{error ? 'failed' : data ? `${data.course.viewerEnrollment.percent} %` : 'loading'}</p>;
}

const at = (percent: number) => ({ data: { course: { id: 'c1', viewerEnrollment: { id: 'e1', percent } } } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => socketClosed({ lost: false }));
});

test('what happened before events arrive is read once they do, and a failed reading leaves the screen alone', async () => {
  let answer: ReturnType<typeof at> | Error = at(20);
  const { asked } = showAt('/', <Route path="*" element={<Course />} />, {
    Progress: () => answer,
    Elsewhere: { data: { platformStats: { totalCourses: 1 } } },
    EnrollmentUpdates: 'waiting',
  });
  await screen.findByText('20 %');
  answer = at(40);
  act(() => socketOpened());
  await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS));
  await waitFor(() => expect(screen.getByText('40 %')).toBeInTheDocument());

  answer = new Error('down');
  act(() => socketClosed({ lost: true }));
  act(() => socketOpened());
  await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS));
  expect(screen.getByText('40 %')).toBeInTheDocument();
  const readings = asked.map(({ operation }) => operation).filter((name) => name !== 'EnrollmentUpdates');
  expect(readings).toEqual(['Progress', 'Elsewhere', 'Progress', 'Progress']);
});
