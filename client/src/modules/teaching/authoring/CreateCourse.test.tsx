import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storeSession } from '../../../lib/session';
import { mara } from '../../../test/anInstructor';
import type { Answer } from '../../../test/showAt';
import { aCourse, showTeaching } from '../teaching.testing';

const address = '/instructor/create-course';
const REQUIRED = 'Please fill in all required fields';
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** By text, as role queries on a large form take jsdom a second. */
const press = (name: string) =>
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button, button *' }));
const creations = (asked: { operation: string; variables: object }[]) =>
  asked.filter(({ operation }) => operation === 'CreateCourse');
const open = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
/** Toasts are alerts too. */
const summaryOf = () => screen.getAllByRole('alert').find((alert) => within(alert).queryByRole('link'))!;
const fillDetails = () => {
  type('Title', ' HTTP by hand ');
  type('Description', 'Requests without a library.');
  type('Category', 'DevOps');
};

const created = {
  __typename: 'CourseCreated',
  course: aCourse(),
  teaching: { id: mara.id, courses: [{ id: 'c1' }] },
};

beforeEach(() => storeSession('t', mara));

it('offers three levels, beginner first, and the categories of the catalogue and of authors', () => {
  showTeaching(address);
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(options('Level')).toEqual(['Beginner', 'Intermediate', 'Advanced']);
  expect(screen.getByLabelText('Level')).toHaveValue('BEGINNER');
  expect(options('Category')).toEqual([
    'Select a category',
    ...['UI/UX', 'Fullstack', 'AI', 'Backend', 'LLM', 'Graphic Designing', 'Prompt Engineering', 'Frontend'],
    ...['UI/UX Design', 'Programming', 'Web Development', 'Mobile Development', 'Data Science'],
    ...['Machine Learning', 'Cybersecurity', 'Cloud Computing', 'DevOps', 'Digital Marketing', 'Business'],
    ...['Languages', 'Other'],
  ]);
  type('Category', 'UI/UX Design');
  expect(screen.getByLabelText('Category')).toHaveValue('UI/UX');
});

it('says before anything is typed that an account is for teams only', async () => {
  const instructorRequest = { state: 'WAITING', waitsForConfirmation: false, note: null };
  showTeaching(address, {
    InstructorRequestNote: { data: { viewer: { needsEmailConfirmation: false, instructorRequest } } },
  });
  expect(await screen.findByText(/^Your account is for the teams of courses/)).toBeVisible();
});

it('refuses a course without its required fields, and leads to them from any tab', () => {
  const { asked } = showTeaching(`${address}?tab=settings`);
  press('Create Course');

  const summary = summaryOf();
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(summary).toHaveTextContent(REQUIRED);
  expect(summary).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Course Details 3 problems' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  open(/^Lessons/);
  fireEvent.click(within(summary).getByRole('link', { name: REQUIRED }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText('Title')).toBeInvalid();
  expect(creations(asked)).toEqual([]);
});

it('ends the Undo of removed captions with the lesson, instead of writing into the next one', async () => {
  showTeaching(address, {});
  open(/^Lessons/);
  type('Lesson title', 'Caching');
  type('Video URL', VIDEO);
  press('Write captions');
  type('Captions as text', 'WEBVTT');
  press('Remove captions');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  press('Add Lesson');
  // It would close by itself after twenty seconds.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(), { timeout: 5_000 });
  expect(screen.getByLabelText('Lesson title')).toHaveFocus();
  expect(screen.getByLabelText('Lesson title')).toHaveValue('');
});

it('creates the course with its lessons in one go and goes to My Courses', async () => {
  const { asked } = showTeaching(address, { CreateCourse: { data: { createCourse: created } } });
  fillDetails();
  open(/^Lessons/);
  type('Lesson title', 'No video');
  press('Add Lesson');
  // No error message, as specified; only the missing field is focused.
  expect(document.querySelector('h3')).toBeNull();
  expect(screen.getByLabelText('Video URL')).toHaveFocus();
  expect(screen.getByLabelText('Video URL')).toHaveAttribute('type', 'url');
  type('Video URL', 'javascript:alert(1)');
  press('Add Lesson');
  expect(screen.getByText('Please enter a valid video URL')).toBeInTheDocument();
  type('Video URL', VIDEO);
  press('Add Lesson');
  type('Lesson title', 'To read');
  type('Notes', '# Read');
  press('Clear');
  expect(screen.getByLabelText('Notes')).toHaveValue('');
  press('Undo');
  expect(screen.getByLabelText('Notes')).toHaveValue('# Read');
  // The lesson that is typed but not added would be lost.
  press('Create Course');
  expect(summaryOf()).toHaveTextContent('Add or clear the unfinished lesson first');
  press('Add Lesson');
  const titles = () => [...document.querySelectorAll('h3')].map((title) => title.textContent);
  press('Delete: No video');
  expect(titles()).toEqual(['Lesson 1: To read']);
  press('Undo');
  expect(titles()).toEqual(['Lesson 1: No video', 'Lesson 2: To read']);

  open(/^Settings/);
  expect(screen.getByText('Free')).toBeInTheDocument();
  for (const [name, value] of Object.entries({ type: 'number', min: '0', step: '0.01' }))
    expect(screen.getByLabelText('Price (USD)')).toHaveAttribute(name, value);
  type('Price (USD)', '-5');
  fireEvent.blur(screen.getByLabelText('Price (USD)'));
  expect(screen.getByLabelText('Price (USD)')).toHaveValue(0);
  type('Price (USD)', '19.9');
  expect([...document.querySelectorAll('dl > div')]).toHaveTexts([
    ...['TitleHTTP by hand', 'CategoryDevOps', 'LevelBeginner', 'Price$19.90', 'Lessons2', 'Tags0'],
  ]);
  expect(screen.getByText('Cancel').closest('a')).toLinkTo('/instructor/my-courses');

  press('Create Course');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/instructor/my-courses'));
  expect(creations(asked)).toMatchObject([
    {
      operation: 'CreateCourse',
      variables: {
        input: { title: 'HTTP by hand', category: 'DevOps', priceCents: 1990 },
        lessons: [
          { title: 'No video', videoUrl: VIDEO },
          { title: 'To read', notes: '# Read', videoUrl: null },
        ],
      },
    },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('courseDraft'))).toEqual([]);
});

it('does not navigate to My Courses if the form was left while the course was created', async () => {
  let answer: (data: Answer) => void = () => undefined;
  const { router } = showTeaching(address, {
    CreateCourse: new Promise<Answer>((resolve) => (answer = resolve)),
  });
  fillDetails();
  press('Create Course');
  await act(() => router.navigate('/elsewhere'));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  await act(async () => answer({ data: { createCourse: created } }));
  expect(screen.getByText('Course created successfully!')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/elsewhere');
});
