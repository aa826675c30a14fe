import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NEEDS_MODEL, OUTLINE_WITHOUT_MODEL } from '#server/modules/assistant/suggestions/suggestion.rules';
import type { SuggestionKind } from '../../../apollo/__generated__/types';
import { type Answer, type Answers, showPagesAt } from '../../../test/showAt';
import { TextArea } from '../../../ui/fields/Fields';
import { WithSuggestions } from './WithSuggestions';

const KINDS: SuggestionKind[] = ['LESSON_OUTLINE', 'PLAIN_LANGUAGE', 'ALT_TEXT'];

function Notes({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return <p>Another page</p>;
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
      <WithSuggestions kinds={KINDS} field="notes" courseId="c1" title="Loops" text={text} onText={setText}>
        <TextArea label="Notes" value={text} onChange={({ target }) => setText(target.value)} />
      </WithSuggestions>
    </>
  );
}

const possible = (kind: 'COURSE' | 'MODEL', suggestionKinds: SuggestionKind[]) => ({
  data: { viewer: { assistant: { id: 'a1', kind, suggestionKinds } } },
});
const suggested = (text: string, madeBy: 'COURSE' | 'MODEL' = 'MODEL') => ({
  __typename: 'TextSuggested',
  text,
  madeBy,
  assistant: { id: 'a1', remainingThisHour: 29, quotaResetsAt: null },
});

async function open(answers: Answers, initial = 'A hard text.') {
  const { asked } = showPagesAt('/', [{ path: '/', element: <Notes initial={initial} /> }], {
    SuggestionKinds: possible('MODEL', ['LESSON_OUTLINE', 'PLAIN_LANGUAGE']),
    ...answers,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Suggestions for the notes' }));
  await screen.findByRole('heading', { name: 'Suggestions' });
  return asked;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes');

it('changes the text only when the suggestion is accepted, and restores it with Undo', async () => {
  const asked = await open({ SuggestText: suggested('An easy text.') });
  await press('Plain language');
  expect(await screen.findByText('An easy text.')).toBeVisible();
  expect(notes()).toHaveValue('A hard text.');
  expect(asked.find(({ operation }) => operation === 'SuggestText')!.variables.input).toMatchObject({
    kind: 'PLAIN_LANGUAGE',
    courseId: 'c1',
    title: 'Loops',
    text: 'A hard text.',
  });
  await press('Replace the text');
  expect(notes()).toHaveValue('An easy text.');
  expect(notes()).toHaveFocus();
  await press('Undo');
  expect(notes()).toHaveValue('A hard text.');
  await press('Insert');
  expect(notes()).toHaveValue('A hard text.\n\nAn easy text.');
});

it('says when an outline was made without the model because its budget is used up', async () => {
  await open({ SuggestText: suggested('- The bowline', 'COURSE') });
  await press('Outline');
  expect(await screen.findByText('- The bowline')).toBeVisible();
  expect(screen.getByText(OUTLINE_WITHOUT_MODEL)).toBeVisible();
  await press('Discard');
  expect(screen.queryByText(OUTLINE_WITHOUT_MODEL)).toBeNull();
});

it('suggests for the selected part, and does not replace what has changed since', async () => {
  const asked = await open({ SuggestText: suggested('easy') });
  notes().setSelectionRange(2, 6);
  await press('Plain language');
  await screen.findByRole('button', { name: 'Replace the selected part' });
  expect(asked.at(-1)!.variables.input).toMatchObject({ text: 'hard' });
  fireEvent.change(notes(), { target: { value: 'Another text.' } });
  expect(screen.queryByRole('button', { name: /^Replace/ })).not.toBeInTheDocument();
  expect(screen.getByText(/The text has changed since/)).toBeVisible();
  await press('Discard');
  expect(notes()).toHaveValue('Another text.');
  await press('Undo');
  expect(await screen.findByText('easy')).toBeVisible();
});

it('can be stopped, and what arrives afterwards is not shown', async () => {
  let answer: (data: Answer) => void = () => undefined;
  const asked = await open({
    SuggestText: new Promise<Answer>((resolve) => (answer = resolve)),
    StopSuggestion: { data: { stopAssistant: true } },
  });
  await press('Outline');
  await press('Plain language');
  expect(asked.filter(({ operation }) => operation === 'SuggestText')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Plain language' })).toHaveAttribute('aria-disabled', 'true');
  await press('Stop');
  await waitFor(() => expect(asked.at(-1)!.operation).toBe('StopSuggestion'));
  await act(async () => answer(suggested('Too late.')));
  expect(screen.queryByText('Too late.')).not.toBeInTheDocument();
});

it('keeps the focus at the button of the suggestion while it is written, stopped, tried again and discarded', async () => {
  const message = 'The model wrote in another language. Please try again.';
  let next: Answer = 'waiting';
  await open({ SuggestText: () => next, StopSuggestion: { data: { stopAssistant: true } } });
  const button = await screen.findByRole('button', { name: 'Outline' });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(button).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(button).toHaveFocus();
  next = { __typename: 'AssistantUnavailable', message };
  await userEvent.click(button);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(message).closest('[role=alert]')).toHaveTextContent(
    `The suggestion couldn’t be made${message}Your text is unchanged.`,
  );
  expect(notes()).toHaveValue('A hard text.');
  next = suggested('- The bowline');
  await userEvent.click(retry);
  expect(await screen.findByText('- The bowline')).toBeVisible();
  expect(button).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(button).toHaveFocus();
});

it('keeps a suggestion while the panel is closed', async () => {
  const asked = await open({ SuggestText: suggested('An easy text.') });
  await press('Plain language');
  await screen.findByText('An easy text.');
  await press('Close the suggestions');
  expect(screen.getByText('An easy text.')).not.toBeVisible();
  await press('Suggestions for the notes');
  expect(screen.getByText('An easy text.')).toBeVisible();
  await press('Insert');
  expect(notes()).toHaveValue('A hard text.\n\nAn easy text.');
  expect(asked.filter(({ operation }) => operation === 'SuggestText')).toHaveLength(1);
});

it('stops a suggestion that is being written when the form is left', async () => {
  const asked = await open({
    SuggestText: new Promise<Answer>(() => undefined),
    StopSuggestion: { data: { stopAssistant: true } },
  });
  await press('Outline');
  await waitFor(() => expect(asked.at(-1)!.operation).toBe('SuggestText'));
  const { requestId } = asked.at(-1)!.variables.input as { requestId: string };
  await press('Leave');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ operation: 'StopSuggestion', variables: { requestId } }),
  );
});

it('without a model offers what can be made without one, and says what is needed for the rest', async () => {
  await open({ SuggestionKinds: possible('COURSE', ['LESSON_OUTLINE']) });
  expect(await screen.findByRole('button', { name: 'Outline' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plain language' })).not.toBeInTheDocument();
  expect(screen.getByText(`Plain language: ${NEEDS_MODEL}`)).toBeVisible();
});
