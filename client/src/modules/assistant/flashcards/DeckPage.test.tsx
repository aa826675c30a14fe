import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPagesAt } from '../../../test/showAt';
import { DeckPage, DeckReview, waitingTime } from './DeckPage';
import { signIn } from '../../../test/signIn';

beforeEach(() => signIn());

const DUE = '2026-01-01T00:00:00.000Z';

async function answerOf(card: { back: string; quote: string | null }, ids = ['f1']) {
  const flashcards = ids.map((id) => ({
    id,
    front: 'What does a bowline make?',
    state: 'NEW',
    dueAt: DUE,
    schedule: { again: DUE, hard: DUE, good: DUE, easy: DUE },
    ...card,
  }));
  const deck = {
    id: 'd1',
    title: 'Knots',
    cardCount: ids.length,
    dueCount: ids.length,
    nextDueAt: DUE,
    dueCards: flashcards,
    cards: flashcards,
  };
  const assistant = { id: 'a1', dueFlashcardCount: ids.length, deck };
  const { asked } = showPagesAt('/decks/d1', [{ path: '/decks/:deckId', element: <DeckPage /> }], {
    DeckPage: { data: { viewer: { assistant } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show answer' }));
  return { answer: screen.getByRole('group', { name: 'Answer' }), asked };
}

test('the answer of a card comes with the sentence of the lesson that states it', async () => {
  const quote = 'A **bowline** makes a fixed loop.';
  const { answer } = await answerOf({ back: 'A fixed loop', quote });
  expect(answer).toHaveTextContent('A fixed loopA bowline makes a fixed loop.');
});

test('a card that quotes the row of a table shows its cells as text', async () => {
  const { answer } = await answerOf({ back: '16 days', quote: '| **Queen** | 16 days |' });
  expect(answer.querySelector('blockquote')).toHaveTextContent(/^Queen, 16 days$/);
});

test.each([
  ['the answer is that sentence', 'A **bowline** makes a `fixed` loop.'],
  ['there is none', null],
])('the answer stands alone if %s', async (_why, quote) => {
  const { answer } = await answerOf({ back: 'A bowline makes a fixed loop.', quote });
  expect(answer.querySelector('blockquote')).toBeNull();
});

test('a number key rates the card, but not while a dialog is open', async () => {
  const { asked } = await answerOf({ back: 'A fixed loop', quote: null });
  const ratings = () => asked.filter(({ operation }) => operation === 'RateFlashcard');
  await userEvent.click(screen.getByRole('button', { name: 'Delete deck' }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('3');
  expect(ratings()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('3');
  expect(ratings()).toHaveLength(1);
});

test('a double click on a rating does not turn the next card over', async () => {
  const { asked } = await answerOf({ back: 'A fixed loop', quote: null }, ['f1', 'f2']);
  // The browser counts the clicks at one place, whichever button each of them meets.
  fireEvent.click(screen.getByRole('button', { name: /^Good/ }), { detail: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Show answer' }), { detail: 2 });
  expect(screen.getByText('Card 2 of 2 due')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Answer' })).toBeNull();
  expect(asked.filter(({ operation }) => operation === 'RateFlashcard')).toHaveLength(1);
});

test('a card that is due by this device’s clock and not by the server’s is looked for again, ever more rarely', async () => {
  jest.useFakeTimers();
  const onMore = jest.fn().mockResolvedValue([]);
  const nextDueAt = new Date().toISOString();
  const review = <DeckReview cards={[]} dueIds={[]} nextDueAt={nextDueAt} onMore={onMore} />;
  showPagesAt('/', [{ path: '/', element: review }]);
  await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
  expect(onMore.mock.calls.length).toBeGreaterThan(3);
  expect(onMore.mock.calls.length).toBeLessThan(20);
  jest.useRealTimers();
});

const now = Date.parse('2026-11-21T10:00:00Z');
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each<[number, string]>([
  [-5, 'under a minute'],
  [0.9, 'under a minute'],
  [1, '1 minute'],
  [10.4, '10 minutes'],
  [59.6, '1 hour'],
  [23 * 60, '23 hours'],
  [23.8 * 60, '1 day'],
  [8 * 24 * 60, '8 days'],
  [90 * 24 * 60, '3 months'],
])('%s minutes are "%s"', (minutes, words) => {
  expect(waitingTime(after(minutes), now)).toBe(words);
});
