import { act } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { showAt } from '../../../test/showAt';
import { DeckReview } from './DeckPage';

afterEach(() => jest.useRealTimers());

test('a card that is due by this device’s clock and not by the server’s is looked for again, ever more rarely', async () => {
  jest.useFakeTimers();
  const onMore = jest.fn().mockResolvedValue([]);
  const nextDueAt = new Date().toISOString();
  const review = <DeckReview cards={[]} dueIds={[]} nextDueAt={nextDueAt} onMore={onMore} />;
  showAt('/', <Route path="/" element={review} />);
  await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
  expect(onMore.mock.calls.length).toBeGreaterThan(3);
  expect(onMore.mock.calls.length).toBeLessThan(20);
});
