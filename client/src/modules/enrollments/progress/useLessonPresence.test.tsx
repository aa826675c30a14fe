import { act } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { clearSession } from '../../../lib/session';
import { showAt } from '../../../test/showAt';
import { signIn } from '../../../test/signIn';
import { useLessonPresence } from './useLessonPresence';

let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  signIn();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Lesson({ id }: { id: string | null }) {
  useLessonPresence(id);
  return null;
}

function open(id: string | null) {
  const { asked } = showAt('/', <Route path="/" element={<Lesson id={id} />} />, {
    RecordPresence: () => new Error('down'),
  });
  return () => asked.map(({ variables }) => variables);
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const turn = (to: DocumentVisibilityState) =>
  act(() => {
    visibility = to;
    document.dispatchEvent(new Event('visibilitychange'));
  });

const beat = (seconds: number) => ({ lessonId: 'l1', seconds });

test('an open lesson is reported every 30 seconds, and failures are ignored', async () => {
  const said = open('l1');
  await pass(29);
  expect(said()).toEqual([]);
  await pass(61);
  expect(said()).toEqual([beat(30), beat(30), beat(30)]);
});

test('a hidden page reports the rest and then nothing until it is visible', async () => {
  const said = open('l1');
  await pass(42);
  turn('hidden');
  expect(said()).toEqual([beat(30), beat(12)]);
  await pass(3600);
  turn('visible');
  await pass(30);
  expect(said()).toEqual([beat(30), beat(12), beat(30)]);
});

test('short visits, no lesson, and no session report nothing', async () => {
  const glance = open('l1');
  await pass(4);
  turn('hidden');
  expect(glance()).toEqual([]);
  turn('visible');
  const stranger = open(null);
  await pass(90);
  expect(stranger()).toEqual([]);
  act(() => clearSession());
  const before = glance().length;
  await pass(90);
  expect(glance()).toHaveLength(before);
});
