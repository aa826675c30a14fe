import { act, renderHook } from '@testing-library/react';
import { KeptPosition } from '../../enrollments/progress/KeptPosition';
import { PlayerLink } from '../../courses/player/PlayerLink';
import { useWatchedToComplete } from './LearningView';

const DURATION = 100;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function open(rule: 'WATCHED' | 'END' | 'MANUAL') {
  const player = new PlayerLink();
  const kept = new KeptPosition('ada', 'l1');
  const onWatched = jest.fn();
  player.follow((playback) => void kept.move(playback));
  renderHook(() => useWatchedToComplete(rule, player, kept, onWatched));
  const report = (seconds: number, state: { isPlaying?: boolean; hasEnded?: boolean } = {}) =>
    act(() => {
      player.report({ seconds, duration: DURATION, isPlaying: true, hasEnded: false, ...state });
      jest.advanceTimersByTime(1000);
    });
  const play = (from: number, to: number) => {
    for (let at = from; at <= to; at++) report(at);
  };
  const end = () => report(DURATION, { isPlaying: false, hasEnded: true });
  return { kept, onWatched, play, end, report };
}

it('completes at 90 percent really played, once', () => {
  const { onWatched, play } = open('WATCHED');
  play(0, 89);
  expect(onWatched).not.toHaveBeenCalled();
  play(90, 90);
  expect(onWatched).toHaveBeenCalledTimes(1);
  play(91, 100);
  play(0, 100);
  expect(onWatched).toHaveBeenCalledTimes(1);
});

it('does not complete after a jump to the end', () => {
  const { onWatched, play, end } = open('WATCHED');
  play(0, 10);
  play(95, 99);
  end();
  expect(onWatched).not.toHaveBeenCalled();
});

it('leaves a lesson alone whose 90 percent were played before, since its completion may have been undone', () => {
  open('WATCHED').play(0, 95);
  const { onWatched, play } = open('WATCHED');
  play(95, 100);
  expect(onWatched).not.toHaveBeenCalled();
});

it('completes at the end only, and only if 90 percent were played, where the author wants that', () => {
  const { onWatched, play, end } = open('END');
  play(0, 50);
  end();
  play(50, 99);
  expect(onWatched).not.toHaveBeenCalled();
  end();
  expect(onWatched).toHaveBeenCalledTimes(1);
});

it('completes nothing if the rule is “Mark complete” only', () => {
  const { onWatched, play, end } = open('MANUAL');
  play(0, 100);
  end();
  expect(onWatched).not.toHaveBeenCalled();
});
