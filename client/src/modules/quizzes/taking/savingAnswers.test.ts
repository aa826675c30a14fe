import { AnswerSaver, type Saving, type Unsent } from './AnswerSaver';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A saver of an attempt in a tab, and a server that responds on demand. */
function aSaver({ accountId = 's1', attemptId = 'a1' } = {}) {
  const sendings: { unsent: Unsent; acknowledge: () => void; fail: (error?: Error) => void }[] = [];
  const states: Saving[] = [];
  const saver = new AnswerSaver({
    attemptId,
    accountId,
    send: (unsent) =>
      new Promise((resolve, reject) => {
        sendings.push({
          unsent,
          acknowledge: resolve,
          fail: (error = new Error('No network')) => reject(error),
        });
      }),
    refusalOf: (error) => (error instanceof RangeError ? error.message : null),
    onChange: () => {
      if (states.at(-1) !== saver.state) states.push(saver.state);
    },
  });
  saver.start();
  return { saver, sendings, states, sent: () => sendings.map(({ unsent }) => [...unsent.answers]) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

/** The answers that are kept on the device, as a page finds them that is loaded now. */
const kept = (of?: Parameters<typeof aSaver>[0]) => [...aSaver(of).saver.unsent.answers];

describe('sending them', () => {
  it('sends only the newest answer to each question, in the order in which they were last given', async () => {
    const { saver, sendings, states, sent } = aSaver();
    saver.keepAnswer('q1', 'a');
    saver.keepAnswer('q2', 'b');
    saver.keepAnswer('q1', 'changed');
    expect(sendings).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(700);
    expect(sent()).toEqual([
      [
        ['q2', 'b'],
        ['q1', 'changed'],
      ],
    ]);
    sendings[0]!.acknowledge();
    await settle();
    expect(states).toEqual(['saving', 'saved']);
    expect(kept()).toEqual([]);
  });

  it('sends within 1.5 seconds while typing continues', async () => {
    const { saver, sendings } = aSaver();
    for (let typed = 1; typed <= 4; typed++) {
      saver.keepAnswer('q1', 'x'.repeat(typed));
      await jest.advanceTimersByTimeAsync(400);
    }
    expect(sendings).toHaveLength(1);
  });

  it('sends one request at a time, and later changes after it', async () => {
    const { saver, sendings, sent } = aSaver();
    saver.keepAnswer('q1', 'first');
    await jest.advanceTimersByTimeAsync(700);
    saver.keepAnswer('q1', 'second');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sendings).toHaveLength(1);
    sendings[0]!.acknowledge();
    await jest.advanceTimersByTimeAsync(700);
    expect(sent()).toEqual([[['q1', 'first']], [['q1', 'second']]]);
    sendings[1]!.acknowledge();
    await settle();
    expect(saver.state).toBe('saved');
  });

  it('retries with backoff after a failure, and keeps unsent answers on the device', async () => {
    const { saver, sendings, states, sent } = aSaver();
    saver.keepAnswer('q1', 'a');
    await jest.advanceTimersByTimeAsync(700);
    sendings[0]!.fail();
    await settle();
    expect(states).toEqual(['saving', 'retrying']);
    expect(kept()).toEqual([['q1', 'a']]);

    await jest.advanceTimersByTimeAsync(999);
    expect(sendings).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sendings).toHaveLength(2);
    sendings[1]!.fail();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(sendings).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    sendings[2]!.acknowledge();
    await settle();
    expect(states).toEqual(['saving', 'retrying', 'saved']);
    expect(sent()).toEqual([[['q1', 'a']], [['q1', 'a']], [['q1', 'a']]]);
  });

  it('reports a refusal and does not retry until an answer changes', async () => {
    const { saver, sendings } = aSaver();
    saver.keepAnswer('q1', 'too much');
    await jest.advanceTimersByTimeAsync(700);
    sendings[0]!.fail(new RangeError('The answer is too long.'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(saver.state).toEqual({ refused: 'The answer is too long.' });
    expect(sendings).toHaveLength(1);
    saver.keepAnswer('q1', 'less');
    await jest.advanceTimersByTimeAsync(700);
    expect(sendings).toHaveLength(2);
  });
});

describe('keeping them on the device', () => {
  it('sends what an earlier page load left, but not to another account or attempt', () => {
    aSaver().saver.keepAnswer('q1', 'a');
    expect(kept({ accountId: 's2' })).toEqual([]);
    expect(kept({ attemptId: 'a2' })).toEqual([]);
    aSaver({ attemptId: 'a2' }).saver.clear();
    expect(aSaver().sent()).toEqual([[['q1', 'a']]]);
  });

  it('removes what was acknowledged, unless it changed since, in this tab or another', async () => {
    const [one, other] = [aSaver(), aSaver()];
    one.saver.keepAnswer('q1', 'one');
    one.saver.keepAnswer('q2', 'two');
    one.saver.keepFlags(['q2']);
    other.saver.keepAnswer('q3', 'three');
    await jest.advanceTimersByTimeAsync(700);
    one.saver.keepAnswer('q2', 'better');
    one.sendings[0]!.acknowledge();
    await settle();
    expect(one.saver.unsent).toEqual({ answers: new Map([['q2', 'better']]), flagged: null });
    expect(kept().sort()).toEqual([
      ['q2', 'better'],
      ['q3', 'three'],
    ]);
    await jest.advanceTimersByTimeAsync(700);
    for (const { acknowledge } of [...one.sendings, ...other.sendings]) acknowledge();
    await settle();
    expect(localStorage.getItem('quiz-answers:a1')).toBeNull();
  });

  it.each([
    '',
    'no json',
    'null',
    '{"accountId":"s1"}',
    '{"accountId":"s1","answers":[["q1",2]],"flagged":null}',
  ])('what is no list of answers counts as none: %s', (text) => {
    localStorage.setItem('quiz-answers:a1', text);
    expect(aSaver().saver.unsent).toEqual({ answers: new Map(), flagged: null });
  });
});
