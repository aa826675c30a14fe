import { act, renderHook } from '@testing-library/react';
import { useHasPassed } from './useHasPassed';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(NOW + ms).toISOString();
const DAY = 86_400_000;

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

const show = (time: string | null) =>
  renderHook(({ time: given }) => useHasPassed(given), { initialProps: { time } });

it('changes at the moment of the time', () => {
  const { result } = show(after(60_000));
  act(() => jest.advanceTimersByTime(59_999));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

it('waits for times that are further away than a timer can be', () => {
  const { result } = show(after(60 * DAY));
  act(() => jest.advanceTimersByTime(59 * DAY));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(DAY));
  expect(result.current).toBe(true);
});

it('knows at once what has passed already, and never passes without a time', () => {
  expect(show(after(-1)).result.current).toBe(true);
  const { result } = show(null);
  act(() => jest.advanceTimersByTime(DAY));
  expect(result.current).toBe(false);
});

it('follows another time', () => {
  const { result, rerender } = show(after(-1));
  rerender({ time: after(1_000) });
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(true);
});
