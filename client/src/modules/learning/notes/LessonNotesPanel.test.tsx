import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../lib/session';
import { fill } from '../../../test/fill';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { LessonNotesPanel } from './LessonNotesPanel';
import type { PlayerHandle } from '../../courses/player/PlayerLink';
import { aNote, notesServer } from './notes.testing';

const NO_VIDEO: PlayerHandle = { currentTime: () => null, seek: () => {} };

function show(answers: Answers, player = NO_VIDEO) {
  const element = <LessonNotesPanel courseId="c1" lessonId="l1" player={player} />;
  return showPagesAt('/courses/c1?lesson=l1', [{ path: '*', element }], answers);
}

beforeEach(() => {
  // jsdom has no crypto.randomUUID.
  crypto.randomUUID ??= () => `00000000-0000-4000-8000-${String(Math.random()).slice(2, 14)}` as never;
  storeSession('the-token', { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' });
});

const field = () => screen.getByRole('textbox', { name: 'New note' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save note' }));
const shown = () =>
  screen.queryAllByRole('article').map((item) => within(item).getByText(/Text|Loop/).textContent);

test('a note is saved with the second at which it was begun, listed, and the form is blank again', async () => {
  let now = 75.8;
  const seek = jest.fn();
  const { asked } = show(notesServer([]), { currentTime: () => now, seek });
  expect(await screen.findByText('No notes on this lesson yet.')).toBeInTheDocument();
  await userEvent.type(field(), 'L');
  now = 90;
  await userEvent.type(field(), 'oop');
  expect(screen.getByText('1:15')).toBeInTheDocument();
  await userEvent.type(field(), '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(shown()).toEqual(['Loop']));
  expect(asked.at(-1)!.variables).toMatchObject({ lessonId: 'l1', input: { text: 'Loop', seconds: 75 } });
  expect(field()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Go to 1:15 in the video' }));
  expect(seek).toHaveBeenCalledWith(75);
});

test('a note without a video has no time; a time can be removed', async () => {
  const { asked } = show(notesServer([]));
  await fill(field(), 'Loop');
  await save();
  await waitFor(() => expect(asked.at(-1)!.variables).toMatchObject({ input: { seconds: null } }));
  cleanup();
  const timed = show(notesServer([]), { currentTime: () => 3, seek: () => {} });
  await fill(field(), 'Loop');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the time' }));
  await save();
  await waitFor(() => expect(timed.asked.at(-1)!.variables).toMatchObject({ input: { seconds: null } }));
});

test('typed text survives a failed save and a closed page, and is saved once with the same id', async () => {
  const first = show({ ...notesServer([]), CreatePersonalNote: new TypeError('gone') });
  await fill(field(), 'Loop');
  await save();
  await screen.findByText('Your note wasn’t saved. It is kept on this device. Try again.');
  expect(field()).toHaveValue('Loop');
  cleanup();
  const second = show(notesServer([]));
  expect(screen.getByText(/^Your draft of .* is back$/)).toBeInTheDocument();
  expect(field()).toHaveValue('Loop');
  await save();
  await waitFor(() => expect(shown()).toEqual(['Loop']));
  expect(second.asked.at(-1)!.variables.id).toBe(first.asked.at(-1)!.variables.id);
  cleanup();
  show(notesServer([]));
  expect(field()).toHaveValue('');
});

test('the server’s message is shown if it refuses a note as a whole', async () => {
  const message = 'You already have 2,000 notes.';
  show({ ...notesServer([]), CreatePersonalNote: { __typename: 'PersonalNoteLimitReached', message } });
  await fill(field(), 'Loop');
  await save();
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('an edit is kept on this device and open again until it is saved', async () => {
  const answers = notesServer([aNote('n1', { seconds: 5 })]);
  show(answers);
  await userEvent.click(await screen.findByRole('button', { name: /^Edit note: Bends/ }));
  const edited = screen.getByRole('form', { name: 'Edit note' });
  expect(within(edited).getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await fill(within(edited).getByRole('textbox', { name: 'Note' }), ', longer');
  cleanup();
  const { asked } = show({
    ...answers,
    UpdatePersonalNote: {
      __typename: 'PersonalNoteSaved',
      note: aNote('n1', { text: 'Text, longer', revision: 2, updatedAt: '2026-11-21T11:00:00Z' }),
    },
  });
  const again = within(await screen.findByRole('form', { name: 'Edit note' }));
  expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('Text of n1, longer');
  await userEvent.click(again.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(shown()).toEqual(['Text, longer']));
  expect(screen.getByRole('button', { name: /^Edit note: Bends/ })).toHaveFocus();
  expect(asked.at(-1)!.variables).toEqual({
    id: 'n1',
    input: { text: 'Text of n1, longer', seconds: 5 },
    revision: 1,
  });
  expect(screen.getByText(/edited$/)).toBeInTheDocument();
});

test('an edit of another window is told, beside the own one', async () => {
  const updatedAt = new Date(2020, 1, 3, 14, 32).toISOString();
  show({
    ...notesServer([aNote('n1')]),
    UpdatePersonalNote: {
      __typename: 'PersonalNoteEditConflict',
      message: 'You edited this note in another window.',
      note: aNote('n1', { text: 'Text of the other window', revision: 2, updatedAt }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Edit note/ }));
  const form = within(screen.getByRole('form', { name: 'Edit note' }));
  const text = form.getByRole('textbox', { name: 'Note' });
  await fill(text, ', mine');
  await userEvent.click(form.getByRole('button', { name: 'Save note' }));
  await screen.findByText('You saved this in another window on 3 Feb 2020, 14:32');
  expect(text).toHaveValue('Text of n1, mine');
  expect(form.getByRole('group', { name: 'Note, saved version' })).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Use the saved version' }));
  expect(text).toHaveValue('Text of the other window');
});

test('a note is deleted with undo, which puts it back in its place', async () => {
  show(notesServer([aNote('n1'), aNote('n2')]));
  const [remove] = await screen.findAllByRole('button', { name: /^Delete note/ });
  await userEvent.click(remove!);
  await waitFor(() => expect(shown()).toEqual(['Text of n2']));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(['Text of n1', 'Text of n2']));
});

test('the focus stays in the panel when the only note is deleted', async () => {
  show(notesServer([aNote('n1')]));
  await userEvent.click(await screen.findByRole('button', { name: /^Delete note/ }));
  const none = await screen.findByText('No notes on this lesson yet.');
  await waitFor(() => expect(none.closest('[tabindex]')).toHaveFocus());
});
