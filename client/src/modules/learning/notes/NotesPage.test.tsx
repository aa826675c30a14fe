import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '../../../lib/saveFile';
import { fill } from '../../../test/fill';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { connection, aNote, type Note, notesServer, viewerWith } from './notes.testing';
import { NotesPage } from './NotesPage';
import { signIn } from '../../../test/signIn';

jest.mock('../../../lib/saveFile', () => ({ saveFile: jest.fn() }));

const show = (answers: Answers, address = '/student/notes') =>
  showPagesAt(address, [{ path: '/student/notes', element: <NotesPage /> }], answers);

beforeEach(() => signIn());
afterEach(() => jest.mocked(saveFile).mockClear());

const two = () => [
  aNote('n1', { seconds: 75 }),
  aNote('n2', { lessonId: 'l2', lessonTitle: 'Hitches', canOpenLesson: false }),
];
/** Both notes, or with this search only these. */
const foundBy = (text: string, found: Note[]): Answers[string] => {
  return ({ search }) => ({
    data: { viewer: { ...viewerWith(two()), ...(search === text && { personalNotes: connection(found) }) } },
  });
};
const address = () => screen.getByTestId('address').textContent;

test('notes are listed by course and lesson, with the way back to the lesson and second', async () => {
  show(notesServer(two()));
  expect(await screen.findByRole('heading', { level: 2, name: 'Knots' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bends' })).toLinkTo('/courses/c1?lesson=l1');
  expect(screen.getByRole('link', { name: 'Open the lesson at 1:15' })).toLinkTo(
    '/courses/c1?lesson=l1&t=75',
  );
  const hitches = within(screen.getByRole('list', { name: 'Notes on Hitches' }));
  expect(hitches.getByText('Text of n2')).toBeInTheDocument();
  expect(screen.getByText('This lesson is no longer available.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Hitches' })).not.toBeInTheDocument();
});

test('search and course are in the address and asked of the server', async () => {
  const { asked } = show(
    {
      NotesPage: foundBy('none', []),
    },
    '/student/notes?q=knot',
  );
  expect(await screen.findByText('2 notes for “knot”')).toBeInTheDocument();
  const box = screen.getByRole('searchbox', { name: 'Search my notes' });
  fireEvent.change(box, { target: { value: 'none' } });
  expect(await screen.findByText('No notes found')).toBeInTheDocument();
  expect(address()).toBe('/student/notes?q=none');
  await userEvent.click(screen.getByRole('button', { name: 'Show all notes' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), 'c1');
  expect(address()).toBe('/student/notes?course=c1');
  await waitFor(() =>
    expect(asked.map(({ variables: { courseId, search } }) => [courseId, search])).toEqual([
      [null, 'knot'],
      [null, 'none'],
      [null, null],
      ['c1', null],
    ]),
  );
});

test('all pages of a course are exported as a file', async () => {
  const page = (notes: Note[], endCursor: string | null) => ({
    data: {
      viewer: {
        ...viewerWith(notes),
        personalNotes: { ...connection(notes), pageInfo: { hasNextPage: endCursor !== null, endCursor } },
      },
    },
  });
  const { asked } = show(
    {
      NotesPage: ({ after }) => (after ? page([two()[1]!], null) : page([two()[0]!], 'next')),
    },
    '/student/notes?course=c1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Markdown file' }));
  expect(await screen.findByText('2 notes exported.')).toBeInTheDocument();
  const [file, name] = jest.mocked(saveFile).mock.lastCall!;
  expect(name).toBe('my-notes-knots.md');
  expect(file.type).toBe('text/markdown;charset=utf-8');
  expect(asked.map(({ variables }) => [variables.courseId, variables.after])).toEqual([
    ['c1', undefined],
    ['c1', undefined],
    ['c1', 'next'],
  ]);
});

test('chosen notes become a deck whose cards are completed before it is saved', async () => {
  const { asked } = show({
    ...notesServer(two()),
    SuggestedFlashcards: {
      data: {
        viewer: { suggestedFlashcards: [{ noteId: 'n1', front: '', back: 'Text of n1', lessonId: 'l1' }] },
      },
    },
    CreateDeckFromNotes: {
      __typename: 'FlashcardDeckCreated',
      deck: { id: 'd1' },
      assistant: { id: 'a1', dueFlashcardCount: 1, decks: [] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make flashcards' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose this note on Bends' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make 1 note into flashcards' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New flashcards' }));
  expect(await dialog.findByRole('textbox', { name: 'Title of the deck' })).toHaveValue('Bends');
  await userEvent.click(dialog.getByRole('button', { name: 'Save flashcards' }));
  expect(await dialog.findAllByText('Front is required')).not.toHaveLength(0);
  await fill(dialog.getByRole('textbox', { name: 'Front of card 1' }), 'Which text?');
  await userEvent.click(dialog.getByRole('button', { name: 'Save flashcards' }));
  await waitFor(() => expect(address()).toBe('/aiAssistant/flashcards/d1'));
  expect(asked.at(-1)!.variables).toEqual({
    input: { title: 'Bends', cards: [{ front: 'Which text?', back: 'Text of n1', lessonId: 'l1' }] },
  });
});

test('a deck is made only of chosen notes that the filter shows', async () => {
  show({ NotesPage: foundBy('hitch', [two()[1]!]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Make flashcards' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose this note on Bends' }));
  await fill(screen.getByRole('searchbox', { name: 'Search my notes' }), 'hitch');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Make 0 notes into flashcards' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose this note on Hitches' }));
  expect(screen.getByRole('button', { name: 'Make 1 note into flashcards' })).toBeEnabled();
});
