import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { type Answers, showAt } from '../../../test/showAt';
import { signIn } from '../../../test/signIn';
import { courseAnswer, type CourseFixture, lessonAnswer, progressAnswer } from './courseFixture.testing';
import { LessonPage } from './LessonPage';

/** How long a selection must not change. */
const SETTLED_MS = 500;

function showLesson(address: string, fixture: CourseFixture | null, answers: Answers = {}) {
  return showAt(
    address,
    <>
      <Route path="/lessons/:lessonId" element={<LessonPage />} />
      <Route path="/lessons" element={<LessonPage />} />
    </>,
    {
      LessonPage: {
        data: { lesson: fixture && { ...lessonAnswer(2, fixture), course: courseAnswer(fixture) } },
      },
      LessonNotes: { data: { lesson: { ...lessonAnswer(2), notes: 'Read **this**.' } } },
      EnrollmentUpdates: 'waiting',
      ...answers,
    },
  );
}

beforeEach(() => signIn());

it('shows the lesson, its ids, its notes and the way to its course', async () => {
  showLesson('/lessons/lesson-2', { videoUrl: 'https://youtu.be/aircAruvnKk' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Flow' })).toBeVisible();
  expect(screen.getByText('course-1')).toBeVisible();
  expect(screen.getByText('lesson-2')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Play video/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CSS layout without fear' })).toLinkTo(
    '/courses/course-1?lesson=lesson-2',
  );
  expect(await screen.findByText('this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark complete' })).not.toBeInTheDocument();
});

it('leads to the assistant at this lesson, and with a selected text until that is copied', async () => {
  showLesson('/lessons/lesson-2', {});
  const about = '/aiAssistant?course=course-1&lesson=lesson-2';
  expect(await screen.findByRole('link', { name: 'Ask the assistant about this lesson' })).toLinkTo(about);
  const select = (element: HTMLElement) => document.getSelection()!.selectAllChildren(element);
  const asking = () => screen.queryByRole('link', { name: 'Ask about the selected text' });
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => ({ bottom: 0 }) as DOMRect;
  select((await screen.findByText('this')).parentElement!);
  expect(asking()).not.toBeInTheDocument();
  await waitFor(() => expect(asking()).toLinkTo(`${about}&quote=Read+this.`));
  fireEvent.copy(document.body);
  expect(asking()).not.toBeInTheDocument();
  // The title is not part of the lesson's text.
  jest.useFakeTimers();
  select(screen.getByRole('heading', { level: 1, name: 'Flow' }));
  fireEvent(document, new Event('selectionchange'));
  act(() => jest.advanceTimersByTime(SETTLED_MS));
  expect(asking()).not.toBeInTheDocument();
  // The text itself is quoted after the same time.
  select(screen.getByText('this').parentElement!);
  fireEvent(document, new Event('selectionchange'));
  act(() => jest.advanceTimersByTime(SETTLED_MS));
  expect(asking()).toBeVisible();
  jest.useRealTimers();
});

it('lets the enrolled mark it complete', async () => {
  showLesson(
    '/lessons/lesson-2',
    { enrolled: true },
    {
      LessonLearning: { data: { course: courseAnswer({ enrolled: true }) } },
      CompleteLesson: { data: { completeLesson: progressAnswer(2, { done: [2] }) } },
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Flow' })).toBeVisible();
  expect(screen.getByText('course-1')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
  expect(await screen.findByRole('button', { name: 'Completed' })).toBeVisible();
});

it('says how long a lesson without a duration takes to read, alone, and in the course and its list', async () => {
  const fixture = { readingMinutes: 3 };
  showLesson('/lessons/lesson-2', fixture);
  expect(await screen.findByText('Lesson 2 of 3 · Reading, 3 min')).toBeVisible();
  cleanup();
  const enrolled = { ...fixture, enrolled: true };
  showLesson('/lessons/lesson-2', enrolled, { LessonLearning: { data: { course: courseAnswer(enrolled) } } });
  expect(await screen.findByText('Lesson 2 of 3 · Reading, 3 min')).toBeVisible();
  expect(screen.getAllByText('Reading, 3 min')).toHaveLength(3);
});

it('finds no lesson if its course was deleted meanwhile', async () => {
  showLesson('/lessons/lesson-2', { enrolled: true }, { LessonLearning: { data: { course: null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lesson not found' })).toBeVisible();
  expect(document.title).toBe('Lesson not found · Waymark');
});
