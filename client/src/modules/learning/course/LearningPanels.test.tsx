import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { aliveResponse } from '../../../test/jsonResponse';
import { showAt } from '../../../test/showAt';
import { signIn } from '../../../test/signIn';
import { courseAnswer } from './courseFixture.testing';
import { CoursePage } from './CoursePage';

/** A course whose first lesson only has captions, opened at this lesson. */
function open(lessonId = 'lesson-1', more: Parameters<typeof courseAnswer>[0] = {}) {
  const course = courseAnswer({ enrolled: true, videoUrl: '/media/box-model.webm', ...more });
  Object.assign(course.lessons[0]!, { captionsPath: '/media/captions/lesson-1.vtt?revision=1' });
  return showAt(
    `/courses/course-1?lesson=${lessonId}`,
    <Route path="/courses/:courseId" element={<CoursePage />} />,
    {
      CoursePage: { data: { course } },
      LessonNotes: 'waiting',
      EnrollmentUpdates: 'waiting',
      CourseReviews: 'waiting',
      LessonNotesPanel: 'waiting',
      CourseAssistant: 'waiting',
    },
  );
}

beforeEach(() => {
  signIn();
  const text = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nEvery element is a box.\n';
  const respond = async (path: string) =>
    path === '/healthz' ? aliveResponse() : { ok: true, status: 200, text: async () => text };
  Object.assign(globalThis, { fetch: jest.fn(respond) });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

it('has tabs for lessons, transcript, notes and assistant, which load when they are opened', async () => {
  const { asked } = open();
  await screen.findByRole('tab', { name: 'Lessons' });
  const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names).toEqual(['Lessons', 'Transcript', 'My notes', 'Assistant']);
  expect(asked.map(({ operation }) => operation)).not.toContain('CourseAssistant');
  await userEvent.click(screen.getByRole('tab', { name: 'Assistant' }));
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain('CourseAssistant'));
  await userEvent.click(screen.getByRole('tab', { name: 'Transcript' }));
  expect(await screen.findByText('Every element is a box.')).toBeInTheDocument();
});

it('has no assistant in a course in which it is off', async () => {
  open('lesson-1', { assistantMode: 'OFF' });
  await screen.findByRole('tab', { name: 'Lessons' });
  expect(screen.queryByRole('tab', { name: 'Assistant' })).not.toBeInTheDocument();
});

it('has no transcript for a lesson without captions, and shows the lessons instead', async () => {
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Transcript' }));
  const [lessons] = screen.getAllByRole('tabpanel', { hidden: true });
  await userEvent.click(within(lessons!).getByRole('link', { name: /Flow/, hidden: true }));
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Transcript' })).not.toBeInTheDocument());
  expect(screen.getByRole('tab', { name: 'Lessons' })).toHaveAttribute('aria-selected', 'true');
});

it('opens as a sheet from the buttons of a phone, closes by its button or a chosen lesson, and gives the focus back', async () => {
  open();
  const buttons = await screen.findByRole('group', { name: 'Beside the lesson' });
  const opener = within(buttons).getByRole('button', { name: 'Lessons' });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const sheet = within(screen.getByRole('complementary', { name: 'Lessons and tools' }));
  await userEvent.click(sheet.getByRole('link', { current: 'step' }));
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('has the links of a learner, whose place its bar takes, as a menu', async () => {
  open();
  const bar = await screen.findByRole('group', { name: 'Beside the lesson' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Menu' }));
  const links = within(await screen.findByRole('menu', { name: 'Menu' })).getAllByRole('menuitem');
  expect(links).toHaveTexts(['Learn', 'Courses', 'Messages', 'Assistant']);
});
