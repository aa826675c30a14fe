import { AttemptChannel } from './AttemptChannel';
import { endingSentence } from './AttemptEnding';
import { type AttemptServer, OpenAttempt } from './OpenAttempt';
import type { TakenAttempt } from './TakenAttempt';

const NOW = '2026-11-21T14:00:00Z';
const settle = () => jest.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A fake server with one attempt that enforces the revision rule. */
class FakeServer {
  attempt: TakenAttempt = {
    id: 'a1',
    state: 'OPEN',
    serverNow: NOW,
    deadline: null,
    answers: [] as TakenAttempt['answers'],
    answersRevision: 0,
    flaggedQuestionIds: [] as string[],
    questions: ['q1', 'q2', 'q3'].map((questionId) => ({ questionId })) as TakenAttempt['questions'],
  } as TakenAttempt;
  readings = 0;
  /** If true, responses to submissions are lost. */
  losesReplies = false;

  save(answers: ReadonlyMap<string, string>): void {
    const saved = new Map(this.attempt.answers.map(({ questionId, answer }) => [questionId, answer]));
    const before = JSON.stringify([...saved]);
    for (const [id, answer] of answers) saved.set(id, answer);
    if (JSON.stringify([...saved]) === before) return;
    const list = [...saved].map(([questionId, answer]) => ({
      __typename: 'SavedAnswer' as const,
      questionId,
      answer,
    }));
    this.attempt = { ...this.attempt, answers: list, answersRevision: this.attempt.answersRevision + 1 };
  }

  close(state: 'SUBMITTED' | 'EXPIRED'): void {
    this.attempt = { ...this.attempt, state, finishedAt: NOW };
  }

  /** The interface used by a window. */
  readonly door: AttemptServer = {
    save: async ({ answers }) => {
      if (this.attempt.state !== 'OPEN') return { over: this.attempt };
      this.save(answers);
      return { now: this.attempt };
    },
    submit: async (answers, expectedRevision) => {
      if (this.attempt.state !== 'OPEN') return { over: this.attempt };
      if (expectedRevision !== this.attempt.answersRevision)
        return { changed: this.attempt, message: 'Your answers were changed in another window.' };
      this.save(answers);
      this.close('SUBMITTED');
      if (this.losesReplies) throw new TypeError('Failed to fetch');
      return { over: this.attempt };
    },
    read: async () => {
      this.readings += 1;
      return this.attempt;
    },
  };
}

const stops: (() => void)[] = [];

function aWindow(server: FakeServer): OpenAttempt {
  const open = new OpenAttempt(server.attempt, {
    accountId: 's1',
    server: server.door,
    isSignedIn: () => true,
    say: () => undefined,
  });
  stops.push(open.start());
  return open;
}

/** Sends the windows the server's event about a change by another device. */
function event(server: FakeServer, ...windows: OpenAttempt[]): void {
  const { state, answersRevision } = server.attempt;
  for (const open of windows) open.follow({ isOpen: state === 'OPEN', revision: answersRevision });
}

const answersOf = (open: OpenAttempt) => Object.fromEntries(open.read().answers);
const changesOf = (open: OpenAttempt) => Object.fromEntries(open.read().changedElsewhere);
const ending = (open: OpenAttempt) => endingSentence(open.read().attempt, open.read().ending);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

it('shows answers saved in another window, with the previous ones', async () => {
  const server = new FakeServer();
  const [one, other] = [aWindow(server), aWindow(server)];
  one.answer('q1', 'mine');
  await pass(1_000);
  other.answer('q1', 'theirs');
  other.answer('q2', 'new');
  await pass(1_000);
  expect(answersOf(one)).toEqual({ q1: 'theirs', q2: 'new' });
  expect(changesOf(one)).toEqual({ q1: 'mine', q2: '' });

  // Answering here resolves the change made elsewhere.
  one.answer('q2', 'mine too');
  expect(changesOf(one)).toEqual({ q1: 'mine' });
  other.answer('q1', 'mine');
  await pass(1_000);
  expect(changesOf(one)).toEqual({});
});

it('does not submit answers changed elsewhere before they were shown', async () => {
  const server = new FakeServer();
  const one = aWindow(server);
  one.answer('q1', 'mine');
  await pass(1_000);
  server.save(new Map([['q1', 'from a device']]));

  await one.submit();
  expect(server.attempt.state).toBe('OPEN');
  expect(one.read().submitError).toEqual({
    title: 'Your answers were changed in another window.',
    text: 'Nothing was submitted. Check your answers and submit again.',
  });
  expect(changesOf(one)).toEqual({ q1: 'mine' });
  expect(answersOf(one)).toEqual({ q1: 'from a device' });

  await one.submit();
  expect(server.attempt.state).toBe('SUBMITTED');
  expect(one.read().ending).toEqual({ by: 'this window', uncounted: [] });
  expect(ending(one)).toBe('');
});

it('submits without asking when only the reply to its own save was lost', async () => {
  const server = new FakeServer();
  const one = aWindow(server);
  one.answer('q1', 'mine');
  server.save(new Map([['q1', 'mine']]));
  await one.submit();
  expect(server.attempt.state).toBe('SUBMITTED');
  expect(one.read().ending?.by).toBe('this window');
});

it('fetches the server’s answers before the review, and reports when that fails', async () => {
  const server = new FakeServer();
  const one = aWindow(server);
  one.answer('q1', 'mine');
  server.save(new Map([['q2', 'from a device']]));
  expect(await one.refresh()).toBe(true);
  expect(answersOf(one)).toEqual({ q1: 'mine', q2: 'from a device' });
  expect(one.hasUnsent).toBe(false);
  server.door.read = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await one.refresh()).toBe(false);
});

describe('an attempt that ends elsewhere', () => {
  it('ends in the other windows at once, which report it and the answers that came too late', async () => {
    const server = new FakeServer();
    const [one, other] = [aWindow(server), aWindow(server)];
    one.answer('q1', 'counts');
    await pass(1_000);
    other.answer('q2', 'too late');
    await one.submit();
    await settle();
    expect(other.isOpen).toBe(false);
    expect(other.read().ending).toEqual({ by: 'another window', uncounted: [2] });
    expect(ending(other)).toBe(
      'This quiz was submitted in another window. Your last answer to question 2 arrived too late and wasn’t counted.',
    );
  });

  it('is noticed from the response to a save without an event', async () => {
    const server = new FakeServer();
    const one = aWindow(server);
    server.close('SUBMITTED');
    one.answer('q1', 'too late');
    one.answer('q3', 'too late');
    await pass(1_000);
    expect(ending(one)).toBe(
      'This quiz was submitted on another device. Your last answers to questions 1 and 3 arrived too late and weren’t counted.',
    );
  });

  it.each([
    ['SUBMITTED', 'This quiz was submitted on another device.'],
    ['EXPIRED', 'Time ran out. Your saved answers were submitted.'],
  ] as const)('is told by the server’s event (%s)', async (state, sentence) => {
    const server = new FakeServer();
    server.save(new Map([['q1', 'saved']]));
    const one = aWindow(server);
    server.close(state);
    event(server, one);
    await settle();
    expect(ending(one)).toBe(sentence);
  });

  it('counts as submitted by this window if only the response was lost', async () => {
    const server = new FakeServer();
    const one = aWindow(server);
    one.answer('q1', 'mine');
    server.losesReplies = true;
    await one.submit();
    await settle();
    expect(one.read().ending).toEqual({ by: 'this window', uncounted: [] });
  });
});

describe('events', () => {
  it('trigger a refetch, unless they contain nothing new or a save is pending', async () => {
    const server = new FakeServer();
    const one = aWindow(server);
    one.answer('q1', 'mine');
    await pass(1_000);
    event(server, one);
    await settle();
    expect(server.readings).toBe(0);

    let answer = (): void => undefined;
    const { save } = server.door;
    server.door.save = async (unsent) => {
      const saved = await save(unsent);
      await new Promise<void>((resolve) => (answer = resolve));
      return saved;
    };
    one.answer('q1', 'changed');
    await pass(1_000);
    event(server, one);
    await settle();
    expect(server.readings).toBe(0);
    // Saved by another device after this window's save, but before its response.
    server.save(new Map([['q3', 'from a device']]));
    event(server, one);
    answer();
    await settle();
    expect(server.readings).toBe(1);
    expect(answersOf(one)).toEqual({ q1: 'changed', q3: 'from a device' });
  });

  it('trigger one more refetch if they arrive during one', async () => {
    const server = new FakeServer();
    const one = aWindow(server);
    let answer = (): void => undefined;
    const { read } = server.door;
    server.door.read = async () => {
      const attempt = await read();
      if (server.readings === 1) await new Promise<void>((resolve) => (answer = resolve));
      return attempt;
    };
    server.save(new Map([['q1', 'first']]));
    event(server, one);
    await settle();
    server.save(new Map([['q1', 'second']]));
    event(server, one);
    answer();
    await settle();
    expect(answersOf(one)).toEqual({ q1: 'second' });
  });

  it('of another attempt are ignored', async () => {
    const server = new FakeServer();
    const one = aWindow(server);
    const foreign = new AttemptChannel('another attempt', {
      onChanged: () => undefined,
      onSubmitting: () => undefined,
    });
    foreign.tell('changed');
    await settle();
    expect(server.readings).toBe(0);
    expect(one.isOpen).toBe(true);
    foreign.close();
  });
});
