import {
  AnswerSaver,
  forgetSent,
  forgetUnsent,
  keepUnsentAnswer,
  keepUnsentFlags,
  readUnsent,
  type Saving,
  type Unsent,
} from './AnswerSaver';

describe('sending them', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  /** A server that responds on demand, and a saver that uses it. */
  function aSaver() {
    const sendings: { unsent: Unsent; acknowledge: () => void; fail: (error?: Error) => void }[] = [];
    const states: Saving[] = [];
    const saver = new AnswerSaver({
      attemptId: 'a1',
      accountId: 's1',
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
    expect(readUnsent('a1', 's1').answers.size).toBe(0);
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
    expect([...readUnsent('a1', 's1').answers]).toEqual([['q1', 'a']]);

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

  it('sends unsent answers of an earlier page load, but none of another account', async () => {
    const { saver } = aSaver();
    saver.keepAnswer('q1', 'a');
    expect(readUnsent('a1', 'somebody else').answers.size).toBe(0);
    const later = aSaver();
    expect(later.sent()).toEqual([[['q1', 'a']]]);
  });
});

describe('keeping them on the device', () => {
  const kept = () => [...readUnsent('a1', 'ada').answers];

  beforeEach(() => localStorage.clear());

  test('removes sent answers unless they changed since, and the key after the last one', () => {
    keepUnsentAnswer('a1', 'ada', 'q1', 'one');
    keepUnsentAnswer('a1', 'ada', 'q2', 'two');
    keepUnsentFlags('a1', 'ada', ['q2']);
    const sent = readUnsent('a1', 'ada');
    keepUnsentAnswer('a1', 'ada', 'q2', 'better');
    forgetSent('a1', 'ada', sent);
    expect(kept()).toEqual([['q2', 'better']]);
    expect(readUnsent('a1', 'ada').flagged).toBeNull();
    forgetSent('a1', 'ada', readUnsent('a1', 'ada'));
    expect(localStorage.getItem('quiz-answers:a1')).toBeNull();
  });

  test('another account or attempt cannot read them', () => {
    keepUnsentAnswer('a1', 'ada', 'q1', 'one');
    expect(readUnsent('a1', 'grace').answers.size).toBe(0);
    expect(readUnsent('a2', 'ada').answers.size).toBe(0);
    forgetUnsent('a2');
    expect(kept()).toHaveLength(1);
  });

  test.each([
    '',
    'no json',
    'null',
    '{"accountId":"ada"}',
    '{"accountId":"ada","answers":[["q1",2]],"flagged":null}',
  ])('what is no list of answers counts as none: %s', (text) => {
    localStorage.setItem('quiz-answers:a1', text);
    expect(readUnsent('a1', 'ada')).toEqual({ answers: new Map(), flagged: null });
  });
});
