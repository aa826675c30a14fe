import type { ApolloClient } from '@apollo/client';
import { signIn } from '../../../test/signIn';
import { SaveQuizAnswersDocument } from './__generated__/TakenAttempt.generated';
import { OpenAttempt } from './OpenAttempt';
import type { TakenAttempt } from './TakenAttempt';

const NOW = '2026-11-21T14:00:00Z';
const settle = () => jest.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

interface Variables {
  answers: { questionId: string; answer: string }[];
  expectedRevision?: number;
}

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

  save(answers: Variables['answers']): void {
    const saved = new Map(this.attempt.answers.map(({ questionId, answer }) => [questionId, answer]));
    const before = JSON.stringify([...saved]);
    for (const { questionId, answer } of answers) saved.set(questionId, answer);
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

  /** What a window asks it with; tests replace its functions. */
  readonly client = {
    mutate: async ({ mutation, variables }: { mutation: object; variables: Variables }): Promise<object> =>
      mutation === SaveQuizAnswersDocument
        ? { data: { saveQuizAnswers: this.saved(variables) } }
        : { data: { submitQuizAttempt: this.submitted(variables) } },
    query: async (): Promise<object> => {
      this.readings += 1;
      return { data: { quizAttempt: this.attempt } };
    },
  };

  private saved({ answers }: Variables) {
    if (this.attempt.state !== 'OPEN') return { __typename: 'QuizAttemptFinished', attempt: this.attempt };
    this.save(answers);
    return { __typename: 'QuizAnswersSaved', attempt: this.attempt };
  }

  private submitted({ answers, expectedRevision }: Variables) {
    if (this.attempt.state !== 'OPEN') return { __typename: 'QuizAttemptFinished', attempt: this.attempt };
    if (expectedRevision !== this.attempt.answersRevision) {
      const message = 'Your answers were changed in another window.';
      return { __typename: 'AnswersChangedElsewhere', attempt: this.attempt, message };
    }
    this.save(answers);
    this.close('SUBMITTED');
    if (this.losesReplies) throw new TypeError('Failed to fetch');
    return { __typename: 'QuizAttemptSubmitted', attempt: this.attempt };
  }
}

const stops: (() => void)[] = [];

function aWindow(server: FakeServer): OpenAttempt {
  const open = new OpenAttempt(server.attempt, 'a1', server.client as unknown as ApolloClient);
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
const ending = (open: OpenAttempt) => open.read().ending;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  signIn();
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
  event(server, one, other);
  await settle();
  expect(answersOf(one)).toEqual({ q1: 'theirs', q2: 'new' });
  expect(changesOf(one)).toEqual({ q1: 'mine', q2: '' });

  // Answering here resolves the change made elsewhere.
  one.answer('q2', 'mine too');
  expect(changesOf(one)).toEqual({ q1: 'mine' });
  other.answer('q1', 'mine');
  await pass(1_000);
  event(server, one, other);
  await settle();
  expect(changesOf(one)).toEqual({});
});

it('does not submit answers changed elsewhere before they were shown', async () => {
  const server = new FakeServer();
  const one = aWindow(server);
  one.answer('q1', 'mine');
  await pass(1_000);
  server.save([{ questionId: 'q1', answer: 'from a device' }]);

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
  expect(ending(one)).toBe('');
});

it('submits without asking when only the reply to its own save was lost', async () => {
  const server = new FakeServer();
  const one = aWindow(server);
  one.answer('q1', 'mine');
  server.save([{ questionId: 'q1', answer: 'mine' }]);
  await one.submit();
  expect(server.attempt.state).toBe('SUBMITTED');
  expect(ending(one)).toBe('');
});

it('fetches the server’s answers before the review, and reports when that fails', async () => {
  const server = new FakeServer();
  const one = aWindow(server);
  one.answer('q1', 'mine');
  server.save([{ questionId: 'q2', answer: 'from a device' }]);
  expect(await one.refresh()).toBe(true);
  expect(answersOf(one)).toEqual({ q1: 'mine', q2: 'from a device' });
  expect(one.hasUnsent).toBe(false);
  server.client.query = () => Promise.reject(new TypeError('Failed to fetch'));
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
    event(server, other);
    await settle();
    expect(other.isOpen).toBe(false);
    expect(ending(other)).toBe(
      'This quiz was submitted in another window or on another device. Your last answer to question 2 arrived too late and wasn’t counted.',
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
      'This quiz was submitted in another window or on another device. Your last answers to questions 1 and 3 arrived too late and weren’t counted.',
    );
  });

  it.each([
    ['SUBMITTED', 'This quiz was submitted in another window or on another device.'],
    ['EXPIRED', 'Time ran out. Your saved answers were submitted.'],
  ] as const)('is told by the server’s event (%s)', async (state, sentence) => {
    const server = new FakeServer();
    server.save([{ questionId: 'q1', answer: 'saved' }]);
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
    expect(one.isOpen).toBe(false);
    expect(ending(one)).toBe('');
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
    const { mutate } = server.client;
    server.client.mutate = async (mutation) => {
      const saved = await mutate(mutation);
      await new Promise<void>((resolve) => (answer = resolve));
      return saved;
    };
    one.answer('q1', 'changed');
    await pass(1_000);
    event(server, one);
    await settle();
    expect(server.readings).toBe(0);
    // Saved by another device after this window's save, but before its response.
    server.save([{ questionId: 'q3', answer: 'from a device' }]);
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
    const { query } = server.client;
    server.client.query = async () => {
      const attempt = await query();
      if (server.readings === 1) await new Promise<void>((resolve) => (answer = resolve));
      return attempt;
    };
    server.save([{ questionId: 'q1', answer: 'first' }]);
    event(server, one);
    await settle();
    server.save([{ questionId: 'q1', answer: 'second' }]);
    event(server, one);
    answer();
    await settle();
    expect(answersOf(one)).toEqual({ q1: 'second' });
  });
});
