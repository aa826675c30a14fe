import pino from 'pino';
import { OutageLog } from './unavailable';

let lines: Record<string, unknown>[];
let log: OutageLog;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  log = new OutageLog(
    pino(
      { base: null, timestamp: false },
      { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    ),
  );
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const BEGAN = {
  level: 50,
  reason: 'unreachable',
  code: 'ECONNREFUSED',
  cause: 'connect ECONNREFUSED',
  msg: 'The database cannot be reached; what needs it is refused',
};
const ENDED = { level: 40, reason: 'unreachable', msg: 'The database answers again' };

it('logs an outage when it begins and when it is over, with its length and what it refused', () => {
  log.answered(false);
  for (let second = 0; second < 25; second++) {
    for (let count = 0; count < 700; count++) log.refused('unreachable', gone);
    pass(1);
  }
  expect(lines).toEqual([BEGAN]);
  log.answered(false);
  pass(2);
  log.answered(false);
  log.answered(true);
  expect(lines).toEqual([BEGAN, { ...ENDED, seconds: 25, refused: 17_500 }]);
});

it('takes a database that comes and goes for one outage', () => {
  for (let count = 0; count < 10; count++) {
    log.refused('unreachable', gone);
    log.answered(true);
    pass(1);
  }
  pass(1);
  log.answered(true);
  expect(lines).toEqual([BEGAN, { ...ENDED, seconds: 9, refused: 10 }]);
});

it('names the slow statement, without its text and parameters', () => {
  const error = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
    query: '/* courses: rename */ update courses set title = $1',
    parameters: ['secret'],
  });
  log.refused('slow', error);
  expect(lines).toEqual([
    {
      level: 50,
      reason: 'slow',
      code: '55P03',
      cause: 'canceling statement due to lock timeout',
      statement: '/* courses: rename */',
      msg: 'Statements of the database take too long and are cancelled',
    },
  ]);
});

it.each(['full', 'readOnly'] as const)('does not take a read for the end of "%s"', (reason) => {
  log.refused(reason, new Error('could not extend file'));
  pass(3);
  log.answered(false);
  expect(lines).toHaveLength(1);
  log.answered(true);
  expect(lines[1]).toMatchObject({ reason, msg: ENDED.msg, seconds: 3, refused: 1 });
});
