import { screen, within } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { storeSession } from '../../../lib/session';
import { type Answers, showAt } from '../../../test/showAt';
import { aCourse, ada, aLesson, anEnrollment, aViewer } from '../../enrollments/progress/learning.testing';
import { StudentAreaPage } from './StudentAreaPage';

const attention = aCourse('c1', 'How large language models work', 8);
const older = aCourse('c2', 'Neural networks by hand', 7);
const finished = aCourse('c3', 'APIs that survive Monday', 6);

/** A course with the fields of a catalogue card. */
function aCard(id: string, title: string, enrolled = false) {
  return {
    ...aCourse(id, title, 5),
    description: 'About it.',
    priceCents: 0,
    skills: [],
    level: 'BEGINNER',
    isFeatured: false,
    rating: 0,
    reviewsCount: 0,
    instructor: { id: 'i1', name: 'Mara Olin', pictureUrl: null },
    viewerEnrollment: enrolled ? { id: `e-${id}`, lessonsCompleted: 0, completedPositions: [] } : null,
  };
}

function show(answers: Answers) {
  const routes = (
    <>
      <Route path="/student" element={<StudentAreaPage />} />
      <Route path="*" element={null} />
    </>
  );
  return showAt('/student', routes, { EnrollmentUpdates: 'waiting', ...answers });
}

function answer(learning: Parameters<typeof aViewer>[0], courses: ReturnType<typeof aCard>[] = []) {
  return { data: { viewer: aViewer(learning), courses: { nodes: courses } } };
}

beforeEach(() => storeSession('the-token', ada));

test('the course in which something was done last is the one to resume', async () => {
  show({
    StudentAreaPage: answer({
      enrollments: [
        { ...anEnrollment(older, 2, aLesson('m3', 3, 'The chain rule')), enrolledAt: '2026-10-20T10:00:00Z' },
        {
          ...anEnrollment(attention, 5, aLesson('l6', 6, 'Attention, step by step')),
          lastActivityAt: '2026-11-20T10:00:00Z',
        },
        { ...anEnrollment(finished, 6, null), lastActivityAt: '2026-11-21T08:00:00Z' },
      ],
    }),
  });
  const resume = within(await screen.findByRole('region', { name: attention.title }));
  expect(resume.getByText(/^Lesson 6: Attention, step by step/)).toHaveTextContent('8 min');
  expect(resume.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/courses/c1?lesson=l6');
  expect(screen.queryByText(/The chain rule/)).not.toBeInTheDocument();
  expect(screen.getByText('Welcome, Ada Lindqvist.')).toBeInTheDocument();
});

test('three courses are suggested, none of which the student has', async () => {
  show({
    StudentAreaPage: answer({}, [
      aCard('s1', 'Already mine', true),
      aCard('s2', 'First'),
      aCard('s3', 'Second'),
      aCard('s4', 'Third'),
      aCard('s5', 'Fourth'),
    ]),
  });
  const suggested = within(await screen.findByRole('region', { name: 'Recommended for you' }));
  expect(
    suggested.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
  ).toEqual(['First', 'Second', 'Third']);
});

test('with every lesson completed there is nothing to resume', async () => {
  show({ StudentAreaPage: answer({ enrollments: [anEnrollment(finished, 6, null)] }) });
  expect(await screen.findByRole('heading', { name: 'Every lesson completed' })).toBeInTheDocument();
});
