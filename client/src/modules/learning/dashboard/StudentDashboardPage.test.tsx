import { act, screen, within } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { clearSession, storeSession } from '../../../lib/session';
import { type Answers, showAt } from '../../../test/showAt';
import {
  aCertificate,
  aCompletion,
  aCourse,
  ada,
  aLesson,
  anEnrollment,
  aViewer,
} from '../../enrollments/progress/learning.testing';
import { aCatalogueCourse } from '../../courses/catalogue/catalogue.testing';
import { StudentDashboardPage } from './StudentDashboardPage';

const attention = aCourse('c1', 'How large language models work', 8);
const finished = aCourse('c2', 'Neural networks by hand', 7);

/** Shows the dashboard of a student with this data. */
function show(fields: Parameters<typeof aViewer>[0] | null, answers: Answers = {}) {
  return showAt('/student/dashboard', <Route path="*" element={<StudentDashboardPage />} />, {
    EnrollmentUpdates: 'waiting',
    LearningHome: { data: { viewer: fields && aViewer(fields) } },
    ...answers,
  });
}

const card = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).closest<HTMLElement>('article')!;
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

beforeEach(() => storeSession('the-token', ada));

test('the figures stand under their names, from the first completed lesson', async () => {
  const stats = { totalCourses: 3, completedCourses: 1, totalLessonsCompleted: 21, averageProgress: 69 };
  show({ stats });
  const figures = { 'Total Courses': 3, Completed: 1, 'Lessons Completed': 21, 'Average Progress (%)': 69 };
  for (const [name, value] of Object.entries(figures)) {
    const term = (await screen.findAllByRole('term')).find((one) => one.textContent === name);
    expect(term?.nextElementSibling).toHaveTextContent(String(value));
  }
});

test('the course in which something was done last is the one to resume', async () => {
  show({
    enrollments: [
      {
        ...anEnrollment(finished, 2, aLesson('m3', 3, 'The chain rule')),
        enrolledAt: '2026-10-20T10:00:00Z',
      },
      {
        ...anEnrollment(attention, 5, aLesson('l6', 6, 'Attention, step by step')),
        lastActivityAt: '2026-11-20T10:00:00Z',
      },
      { ...anEnrollment(aCourse('c3', 'Done', 6), 6, null), lastActivityAt: '2026-11-21T08:00:00Z' },
    ],
  });
  const resume = within(await screen.findByRole('region', { name: attention.title }));
  expect(resume.getByText(/^Lesson 6: Attention, step by step/)).toHaveTextContent('8 min');
  expect(resume.getByRole('link', { name: 'Resume' })).toLinkTo('/courses/c1?lesson=l6');
  expect(screen.queryByText(/^What would you like/)).not.toBeInTheDocument();
  expect(screen.getByText('No Activity Yet')).toBeInTheDocument();
});

test('a new student sees topics and three courses instead of empty sections', async () => {
  show(
    {},
    { WhatToLearn: { data: { courses: { nodes: ['a', 'b', 'c', 'd'].map((id) => aCatalogueCourse(id)) } } } },
  );
  const region = within(await screen.findByRole('region', { name: 'What would you like to learn?' }));
  expect(region.getByText('No Courses Yet')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Browse Courses' })).toLinkTo('/courses');
  const topics = within(region.getByRole('list', { name: 'Topics' })).getAllByRole('link');
  expect(topics).toHaveLength(8);
  expect(topics[0]).toLinkTo('/courses?category=UI%2FUX');
  await region.findByRole('heading', { name: 'Course a' });
  expect(region.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  for (const name of ['No Activity Yet', 'No Certificates Yet'])
    expect(screen.queryByText(name)).not.toBeInTheDocument();
});

test('with every lesson completed, courses are suggested that the student does not have', async () => {
  show(
    { enrollments: [anEnrollment(finished, 7, null)] },
    {
      WhatToLearn: {
        data: { courses: { nodes: [aCatalogueCourse('mine', { done: 0 }), aCatalogueCourse('a')] } },
      },
    },
  );
  const region = within(await screen.findByRole('region', { name: 'What would you like to learn next?' }));
  await region.findByRole('heading', { name: 'Course a' });
  expect(region.getAllByRole('article')).toHaveLength(1);
});

test('a course shows how far it is and goes on at its next lesson', async () => {
  show({
    enrollments: [
      anEnrollment(attention, 5, aLesson('l6', 6, 'Attention, step by step')),
      anEnrollment(finished, 7, null),
    ],
  });
  await screen.findByText('5/8 lessons completed');
  const open = within(card(attention.title));
  expect(open.getByText('63%')).toBeInTheDocument();
  expect(open.getByRole('img', { name: '5 of 8 lessons completed' })).toBeInTheDocument();
  expect(open.getByRole('link', { name: /^Continue/ })).toLinkTo('/courses/c1?lesson=l6');

  const done = within(card(finished.title));
  expect(done.getByText('7/7 lessons completed')).toBeInTheDocument();
  expect(done.getByText('100%')).toBeInTheDocument();
  expect(done.getByRole('link', { name: /^Continue/ })).toLinkTo('/courses/c2');
});

test('of the latest lessons five are shown; one that was removed since is named by its id', async () => {
  show({
    recentActivity: [
      aCompletion('l5', 'Tokens', attention),
      aCompletion('gone', null, attention),
      ...['l3', 'l2', 'l1', 'l0'].map((id) => aCompletion(id, `Lesson of ${id}`, finished)),
    ],
  });
  await screen.findByText('Tokens completed');
  const entries = section('Recent Activity').getAllByRole('listitem');
  expect(entries).toHaveLength(5);
  expect(entries[0]).toHaveTextContent(attention.title);
  expect(entries[0]).toHaveTextContent('19 Nov 2026');
  expect(entries[1]).toHaveTextContent('Lesson gone completed');
  expect(screen.queryByText('Lesson of l0 completed')).not.toBeInTheDocument();
});

test('certificates are counted and can be shared', async () => {
  show({ recentActivity: [aCompletion('l5', 'Tokens', finished)], certificates: [aCertificate(finished)] });
  await screen.findByRole('heading', { name: 'My Certificates (1)' });
  const certificate = within(card(finished.title));
  const name = `Add the certificate of ${finished.title} to LinkedIn (opens in a new tab)`;
  const linkedIn = certificate.getByRole('link', { name });
  expect(linkedIn).toLinkTo(expect.stringContaining('certId=WM-7K2M-9QXD-4T8R'));
  expect(certificate.getByRole('button', { name: /^Share the certificate of/ })).toBeInTheDocument();
});

test('flashcards that are due are one press away', async () => {
  show({ dueFlashcardCount: 3 });
  expect(await screen.findByText('3 flashcards due')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Review flashcards' })).toLinkTo('/aiAssistant/flashcards');
});

test('without data it shows the empty state', async () => {
  show(null);
  expect(await screen.findByText('No dashboard data available')).toBeInTheDocument();
});

test('a session that the person ends is not', async () => {
  show({});
  await screen.findByText('No Courses Yet');
  act(() => clearSession());
  expect(screen.getByText('Please log in to access your dashboard')).toBeInTheDocument();
  expect(screen.queryByText(/expired/)).not.toBeInTheDocument();
});
