import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../lib/session';
import { mara } from '../../../test/anInstructor';
import type { Answers } from '../../../test/showAt';
import { aCourse, aLesson, showTeaching, teaching } from '../teaching.testing';

const edit = '/instructor/courses/c1/edit';
const manage = '/instructor/courses/c1/lessons';
const loaded = { EditCoursePage: teaching(aCourse()), ManageLessonsPage: teaching(aCourse()) };
const ELSEWHERE = 'This course was edited elsewhere. Reload to see the newer version.';

beforeEach(() => storeSession('t', mara));

const titleField = () => screen.findByLabelText('Title');
async function retitle(title: string) {
  const field = await titleField();
  fireEvent.change(field, { target: { value: title } });
  await act(async () => fireEvent.blur(field));
}
const savedWith = (course: Record<string, unknown>) => ({ __typename: 'CourseUpdated', course });

it('saves automatically, and reports what is invalid or refused', async () => {
  const { asked } = showTeaching(edit, {
    ...loaded,
    UpdateCourse: ({ input }) => savedWith(aCourse({ ...(input as object), revision: 2 })),
  });
  expect(await titleField()).toHaveValue('APIs that survive Monday');
  expect(screen.getByText('Saved')).toBeInTheDocument();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getAllByRole('link')).toHaveTexts(['My Courses']);

  await retitle(' ');
  expect(screen.getByText(/^Not saved yet\. Your draft is kept on this device\./)).toBeInTheDocument();
  expect(localStorage.getItem('courseDraft:i1:c1')).not.toBeNull();
  await retitle('APIs that last');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({
    operation: 'UpdateCourse',
    variables: { id: 'c1', revision: 1, input: { title: 'APIs that last', priceCents: 4900 } },
  });
  expect(localStorage.getItem('courseDraft:i1:c1')).toBeNull();
});

/** Somebody else has saved this version, the seventh. */
const inConflict = (theirs: object = {}, lastEdit: object | null = null): Answers => ({
  ...loaded,
  UpdateCourse: ({ revision, input }) => {
    if (revision === 7) return savedWith(aCourse({ ...(input as object), revision: 8 }));
    const course = aCourse({ ...theirs, revision: 7 });
    return { __typename: 'CourseEditConflict', message: ELSEWHERE, lastEdit, course };
  },
});

it('reports an edit conflict, keeps the draft, and overwrites only on request', async () => {
  const lastEdit = { name: 'Maria Weber', at: new Date(2020, 1, 3, 14, 32).toISOString() };
  const { asked } = showTeaching(edit, inConflict({ title: 'Theirs', level: 'ADVANCED' }, lastEdit));
  await retitle('Mine');
  const note = (await screen.findByText('Maria Weber saved this on 3 Feb 2020, 14:32')).closest<HTMLElement>(
    '[role=alert]',
  )!;
  expect(await titleField()).toHaveValue('Mine');
  expect(localStorage.getItem('courseDraft:i1:c1')).toContain('Mine');
  expect(within(note).getAllByRole('group')).toHaveTexts([
    'Saved versionTheirs',
    'Your versionMine',
    'Saved versionAdvanced',
    'Your versionBeginner',
  ]);
  for (const button of within(note).getAllByRole('button')) expect(button).not.toHaveClass('primary');

  fireEvent.click(within(note).getByRole('button', { name: 'Use the saved version' }));
  expect(await titleField()).toHaveValue('Theirs');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await titleField()).toHaveValue('Mine');
  const restored = await titleField();
  await act(async () => fireEvent.blur(restored));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(asked.filter(({ operation }) => operation === 'UpdateCourse')).toMatchObject([
    { variables: { revision: 1 } },
    { variables: { revision: 7, input: { title: 'Mine' } } },
  ]);
});

it('keeps the focus at the state of the course when a conflict is decided', async () => {
  showTeaching(edit, inConflict());
  await retitle('Mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Overwrite with my version' }));
  await waitFor(() => expect(screen.getByText('Saved').closest('div')).toHaveFocus());
});

it('asks before leaving with unsent changes, and reports sent ones that failed', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { router } = showTeaching(edit, {
    ...loaded,
    UpdateCourse: new Promise<Error>((resolve) => (fail = resolve)),
  });
  await retitle('On its way');
  fireEvent.change(await titleField(), { target: { value: 'On its way, and more' } });
  await act(() => router.navigate('/elsewhere'));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Stay' })));

  fireEvent.change(await titleField(), { target: { value: 'On its way' } });
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByText('Another page')).toBeInTheDocument();
  await act(async () => fail(new Error('away')));
  const words = '“On its way” isn’t saved. Your draft is kept on this device.';
  expect(screen.getByText(words).closest('[role=alert]')).not.toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open the editor' })));
  expect(await titleField()).toHaveValue('On its way');
});

it.each([
  ['the field is left', (field: HTMLElement) => fireEvent.blur(field)],
  [
    'the page is hidden or closed',
    () => {
      jest
        .spyOn(document, 'visibilityState', 'get')
        .mockReturnValueOnce('hidden')
        .mockReturnValueOnce('hidden');
      fireEvent(document, new Event('visibilitychange'));
    },
  ],
])('saves a typed tag at once when %s', async (_when, leave) => {
  const { asked } = showTeaching(edit, { ...loaded, UpdateCourse: 'waiting' });
  const tags = await screen.findByRole('textbox', { name: /^Tags/ });
  fireEvent.change(tags, { target: { value: 'REST' } });
  await act(async () => leave(tags));
  expect(asked.at(-1)).toMatchObject({
    operation: 'UpdateCourse',
    variables: { input: { skills: ['HTTP', 'REST'] } },
  });
  expect(localStorage.getItem('courseDraft:i1:c1')).toContain('REST');
});

it('lists the lessons, and rolls back a refused move', async () => {
  const video = { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
  const lessons = [aLesson(1, 'Contracts'), { ...aLesson(2, 'Errors'), ...video }];
  const { asked } = showTeaching(manage, {
    ManageLessonsPage: teaching(aCourse({ lessons })),
    MoveLesson: new Error('away'),
  });
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await screen.findByRole('heading', { level: 1, name: 'APIs that survive Monday' });
  expect(screen.getByText('Contracts, errors and time.')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    'My CoursesAPIs that survive Monday',
  );
  expect(screen.getByRole('link', { name: 'APIs that survive Monday' })).toLinkTo(edit);
  const rowOf = (title: string) => within(screen.getByRole('group', { name: title }));
  expect(rowOf('Lesson 1: Contracts').getByText('1 min · Reading')).toBeInTheDocument();
  expect(rowOf('Lesson 2: Errors').getByText('Video')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^View Video/ })).toHaveLength(1);
  expect(rowOf('Lesson 2: Errors').getByRole('link', { name: /^View Video/ })).toLinkTo(video.videoUrl);
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Contracts' }));
  expect(titles()).toEqual(['Lesson 1: Errors', 'Lesson 2: Contracts']);
  expect(await screen.findByText('Failed to reorder lessons')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ operation: 'MoveLesson', variables: { id: 'l1', toPosition: 2 } });
  await waitFor(() => expect(titles()).toEqual(['Lesson 1: Contracts', 'Lesson 2: Errors']));
});

it('reads captions from a file, names the invalid line, and restores replaced ones with Undo', async () => {
  const { asked } = showTeaching(`${manage}?lesson=l1`, {
    ...loaded,
    LessonEditor: { data: { lesson: aLesson(1, 'Contracts') } },
    UpdateLesson: { __typename: 'LessonUpdated', lesson: aLesson(1, 'Contracts') },
  });
  const region = await screen.findByRole('region', { name: 'Lesson 1' });
  const form = within(region);
  const button = (name: string) => form.getByText(name, { selector: 'button, button *' });
  async function choose(bytes: BlobPart, size?: number) {
    const file = new File([bytes], 'film.vtt');
    if (size) Object.defineProperty(file, 'size', { value: size });
    Object.assign(file, {
      arrayBuffer: async () => new Uint8Array(Buffer.from(bytes as string, 'latin1')).buffer,
    });
    const input = region.querySelector<HTMLInputElement>('input[type=file]')!;
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  }
  await form.findByLabelText('Lesson title');
  const field = () => form.getByLabelText<HTMLTextAreaElement>('Captions as text');
  await choose('WEBVTT', 200_000);
  expect(form.getByRole('alert')).toHaveTextContent(
    'Captions can be at most 150 kB, and “film.vtt” is larger',
  );
  await choose('\xff\xfe');
  expect(form.getByRole('alert')).toHaveTextContent('“film.vtt” is not a UTF-8 text file');
  expect(form.queryByLabelText('Captions as text')).not.toBeInTheDocument();
  await choose('1\nHello');
  expect(field()).toHaveAccessibleDescription(/Line 1: a captions file must start with WEBVTT$/);
  const good = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello';
  await choose('1\r\n00:00:01,000 --> 00:00:02,000\r\nHello\r\n');
  expect(field()).toHaveValue(good);
  await choose(good);
  expect(form.getByText('1 caption, the last at 0:01')).toBeInTheDocument();
  fireEvent.click(button('Remove captions'));
  expect(form.queryByLabelText('Captions as text')).not.toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  expect(field()).toHaveValue(good);
  expect(localStorage.getItem('lessonDraft:i1:l1')).toContain('Hello');
  fireEvent.click(button('Save Lesson'));
  await screen.findByText('Lesson saved');
  expect(asked.at(-1)).toMatchObject({
    variables: { revision: 1, input: { captionsText: good, captionsUrl: null } },
  });
});
