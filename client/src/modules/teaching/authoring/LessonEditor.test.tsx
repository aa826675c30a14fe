import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storeSession } from '../../../lib/session';
import { mara } from '../../../test/anInstructor';
import type { Answer, Answers } from '../../../test/showAt';
import { aCourse, aLesson, showTeaching, teaching } from '../teaching.testing';

const address = '/instructor/courses/c1/lessons?lesson=l1';
const loaded = { ManageLessonsPage: teaching(aCourse()) };

beforeEach(() => storeSession('t', mara));

it('keeps another lesson’s editor open after saving, and reports a save that failed after its editor closed', async () => {
  let answer: (data: Answer) => void = () => undefined;
  const answers: Answers = {
    ...loaded,
    LessonEditor: ({ id }) => ({
      data: { lesson: id === 'l1' ? aLesson(1, 'Contracts') : aLesson(2, 'Errors') },
    }),
  };
  showTeaching(address, answers);
  async function saveAndGoOn(title: string) {
    answers.UpdateLesson = new Promise<Answer>((resolve) => (answer = resolve));
    const first = within(await screen.findByRole('region', { name: 'Lesson 1' }));
    fireEvent.change(await first.findByLabelText('Lesson title'), { target: { value: title } });
    fireEvent.click(first.getByRole('button', { name: 'Save Lesson' }));
    fireEvent.click(screen.getByRole('button', { name: /^Edit: / }));
    const second = within(await screen.findByRole('region', { name: 'Lesson 2' }));
    await second.findByLabelText('Lesson title');
  }
  const saved = { ...aLesson(1, 'Saved'), revision: 2 };
  await saveAndGoOn('Saved');
  await act(async () => answer({ data: { updateLesson: { __typename: 'LessonUpdated', lesson: saved } } }));
  expect(screen.getByText('Lesson saved')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Lesson 2' })).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: /^Edit: / }));
  await saveAndGoOn('Lost?');
  await act(async () => answer(new Error('away')));
  const words = '“Lost?” isn’t saved. Your draft is kept on this device.';
  expect(screen.getByText(words)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Open the editor' }));
  const first = within(await screen.findByRole('region', { name: 'Lesson 1' }));
  expect(await first.findByLabelText('Lesson title')).toHaveValue('Lost?');
});

it('opens again with the changes that were discarded by Cancel, on Undo', async () => {
  showTeaching(address, { ...loaded, LessonEditor: { data: { lesson: aLesson(1, 'Contracts') } } });
  const title = async () =>
    within(await screen.findByRole('region', { name: 'Lesson 1' })).findByLabelText('Lesson title');
  fireEvent.change(await title(), { target: { value: 'A long text' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lesson 1' })).not.toBeInTheDocument());
  expect(localStorage.getItem('lessonDraft:i1:l1')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await title()).toHaveValue('A long text');
});
