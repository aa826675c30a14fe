import type { ApolloClient } from '@apollo/client';
import { errorCode, errorSentence } from '../../../apollo/errors';
import {
  addChanges,
  type Answers,
  areSame,
  shownAnswers,
  AnswerSaver,
  type Saving,
  type Unsent,
} from './AnswerSaver';
import { AttemptChannel } from './AttemptChannel';
import { type AttemptEnding, endingOf } from './AttemptEnding';
import { DeadlineTimer } from './DeadlineTimer';
import { serializeReads } from './serializeReads';
import type { AttemptNow, TakenAttempt } from './TakenAttempt';
import {
  AttemptAgainDocument,
  SaveQuizAnswersDocument,
  SubmitQuizAttemptDocument,
} from './__generated__/TakenAttempt.generated';
import { listenForWakeUps } from './wakeUps';

/** All requests are safe to repeat. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Retry delay after the deadline, for submitting and for polling for the result. */
const CLOSING_RETRY_MS = 2_000;
const KEPT = 'Your answers are saved.';
const NOT_SUBMITTED = 'Nothing was submitted. Check your answers and submit again.';

/** Immutable snapshot of an attempt in progress, replaced on every change. */
export interface AttemptView {
  attempt: TakenAttempt;
  answers: Answers;
  /** Answers changed in another window or on another device, with this window's previous answer, '' for none. */
  changedElsewhere: Answers;
  flagged: ReadonlySet<string>;
  saving: Saving;
  isSubmitting: boolean;
  /** Why the last submission failed; null if it did not. */
  submitError: SubmitError | null;
  /** null while the attempt is open. */
  ending: AttemptEnding | null;
}

/** Dependencies of an open attempt. */
interface OpenAttemptParts {
  /** The attempt's account; its answers are never sent with another session. */
  accountId: string;
  server: AttemptServer;
  /** Whether that account is still signed in here. */
  isSignedIn: () => boolean;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
}

/** A failed submission, as shown to the student. */
export interface SubmitError {
  title: string;
  text: string;
}

/** Server calls of an open attempt. Each rejects if there is no response within the timeout. */
export interface AttemptServer {
  save(unsent: Unsent): Promise<{ now: AttemptNow } | { over: TakenAttempt }>;
  /** Grades the answers saved at this revision together with these; see Submission. */
  submit(answers: Unsent['answers'], expectedRevision: number): Promise<Submission>;
  /** null: the attempt no longer exists. */
  read(): Promise<TakenAttempt | null>;
}

/**
 * Result of a submission: `over`, finished by it or earlier; `changed`, the saved answers differ and nothing was
 * graded; or `refused` with the server's message.
 */
type Submission = { over: TakenAttempt } | { changed: TakenAttempt; message: string } | { refused: string };

/**
 * An attempt in progress: counts down on the server's clock, saves answers and submits at zero. Independent of React,
 * so that unmounting a page loses no answer.
 */
export class OpenAttempt {
  private readonly timer: DeadlineTimer;
  private readonly saver: AnswerSaver;
  private readonly listeners = new Set<() => void>();
  private channel: AttemptChannel | null = null;
  private attempt: TakenAttempt;
  private changedElsewhere: Answers = new Map();
  private isSubmitting = false;
  /** The answers this window last submitted; null if none, or if they were rejected. */
  private submitted: Answers | null = null;
  private isSubmittedInThisBrowser = false;
  private submitError: SubmitError | null = null;
  private ending: AttemptEnding | null = null;
  /** The highest answers revision announced by an event. */
  private announced = 0;
  /** Number of server responses, to detect outdated ones. */
  private heard = 0;
  private view: AttemptView;

  /** `first` must be a fresh server response. */
  constructor(
    first: TakenAttempt,
    private readonly parts: OpenAttemptParts,
  ) {
    this.attempt = first;
    this.saver = new AnswerSaver({
      attemptId: first.id,
      accountId: parts.accountId,
      send: async (unsent) => {
        if (!parts.isSignedIn()) throw new Error('Another account is signed in.');
        const answer = await parts.server.save(unsent);
        if ('over' in answer) return this.finish(answer.over);
        this.take(answer.now);
        if (unsent.answers.size > 0) this.channel?.tell('changed');
        if (this.announced > this.attempt.answersRevision) void this.readAgain();
      },
      refusalOf,
      onChange: () => this.show(),
    });
    this.timer = new DeadlineTimer({
      deadline: () => this.attempt.deadline,
      say: parts.say,
      onChange: () => this.show(),
      onClockJump: () => void this.refresh(),
      onTimeUp: () => void this.submit(),
    });
    this.view = this.draw();
    this.timer.hear(first.serverNow);
  }

  get isOpen(): boolean {
    return this.attempt.state === 'OPEN';
  }

  get hasUnsent(): boolean {
    return this.saver.hasUnsent;
  }

  /** Starts counting, saving and listening; returns the function that stops all of it. */
  readonly start = (): (() => void) => {
    if (!this.isOpen) return () => undefined;
    this.channel = new AttemptChannel(this.attempt.id, {
      onSubmitting: () => (this.isSubmittedInThisBrowser = true),
      onChanged: () => void this.readAgain(),
    });
    this.saver.start();
    this.timer.start();
    const stopListening = listenForWakeUps({
      onWake: () => void this.refresh(),
      onHide: () => void this.saver.flush(),
    });
    return () => {
      stopListening();
      this.timer.stop();
      this.saver.stop();
      this.channel?.close();
      this.channel = null;
    };
  };

  /** Refetches the attempt. Resolves to whether the server responded. */
  readonly readAgain = serializeReads(() => this.readOnce());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly read = (): AttemptView => this.view;

  /** null without a time limit; 0 once the time is up. */
  readonly readSeconds = (): number | null => this.timer.secondsLeft;

  /** '' removes an answer. */
  readonly answer = (questionId: string, answer: string): void => {
    if (!this.isOpen || this.timer.secondsLeft === 0) return;
    // Answering here resolves the change made elsewhere.
    this.changedElsewhere = new Map([...this.changedElsewhere].filter(([id]) => id !== questionId));
    this.saver.keepAnswer(questionId, answer);
  };

  readonly toggleFlag = (questionId: string): void => {
    if (!this.isOpen) return;
    const inOrder = this.attempt.questions.map((question) => question.questionId);
    this.saver.keepFlags(inOrder.filter((id) => this.view.flagged.has(id) !== (id === questionId)));
  };

  /** Handles an event with the server's answers revision, or the end of the attempt. */
  readonly follow = (news: { isOpen: boolean; revision: number }): void => {
    if (this.isSubmitting) return;
    this.announced = Math.max(this.announced, news.revision);
    // The response to the pending save will contain the same.
    if (news.isOpen && (this.saver.isSending || this.announced <= this.attempt.answersRevision)) return;
    void this.readAgain();
  };

  /** Flushes unsent answers and refetches. Resolves to whether the view is up to date. */
  readonly refresh = async (): Promise<boolean> => {
    if (this.canAct() && this.saver.hasUnsent) await this.saver.flush();
    return this.readAgain();
  };

  /**
   * Submits the answers on screen. If other answers were saved in the meantime, shows those instead and submits
   * nothing. Errors are part of the view; after the deadline it retries automatically.
   */
  readonly submit = async (): Promise<void> => {
    if (this.isSubmitting || !this.canAct()) return;
    this.isSubmitting = true;
    this.submitError = null;
    this.show();
    this.channel?.tell('submitting');
    try {
      await this.submitShown();
    } catch (error) {
      this.submitError = { title: errorSentence(error, 'Failed to submit quiz'), text: KEPT };
      // The submission may have arrived nevertheless.
      void this.readAgain();
      if (this.timer.secondsLeft === 0) this.afterwards(() => void this.submit());
    } finally {
      this.isSubmitting = false;
      this.channel?.tell('changed');
      this.show();
    }
  };

  private async submitShown(): Promise<void> {
    this.submitted = this.view.answers;
    const answer = await this.parts.server.submit(this.saver.unsent.answers, this.attempt.answersRevision);
    if ('over' in answer) return this.finish(answer.over);
    if ('refused' in answer) {
      if (this.timer.secondsLeft === 0) this.afterwards(() => void this.awaitResult());
      else this.submitError = { title: answer.refused, text: KEPT };
      return;
    }
    this.take(answer.changed);
    // Submit anyway: either only a save's response was lost, or there is no time left to ask.
    if (areSame(this.submitted, this.view.answers) || this.timer.secondsLeft === 0) return this.submitShown();
    this.submitted = null;
    this.submitError = { title: answer.message, text: NOT_SUBMITTED };
  }

  private async readOnce(): Promise<boolean> {
    if (!this.canAct()) return true;
    const heardBefore = this.heard;
    try {
      const attempt = await this.parts.server.read();
      if (!attempt) return true;
      if (attempt.state !== 'OPEN') this.finish(attempt);
      else if (attempt.answersRevision > this.attempt.answersRevision) this.take(attempt);
      // Flags have no revision, so a response that a save has overtaken is outdated.
      else if (this.heard === heardBefore && !this.saver.hasUnsent) this.take(attempt);
      else this.timer.hear(attempt.serverNow);
      return true;
    } catch {
      // Harmless: the clock keeps counting, and the next response or wake-up synchronizes it.
      return false;
    }
  }

  /** Polls until the server has closed the attempt, which it does itself without answers at the deadline. */
  private async awaitResult(): Promise<void> {
    await this.readAgain();
    if (this.isOpen) this.afterwards(() => void this.awaitResult());
  }

  private afterwards(next: () => void): void {
    if (this.listeners.size > 0) this.timer.startLater(CLOSING_RETRY_MS, next);
  }

  private take(now: AttemptNow): void {
    this.heard += 1;
    if (now.answersRevision < this.attempt.answersRevision) return this.timer.hear(now.serverNow);
    const before = this.draw().answers;
    this.attempt = { ...this.attempt, ...now };
    this.changedElsewhere = addChanges(this.changedElsewhere, before, this.draw().answers);
    this.timer.hear(now.serverNow);
    this.show();
  }

  private finish(over: TakenAttempt): void {
    if (!this.isOpen) return;
    this.heard += 1;
    this.attempt = over;
    const { submitted, isSubmittedInThisBrowser } = this;
    const [unsent, isTimeUp] = [this.saver.unsent.answers, this.timer.secondsLeft === 0];
    this.ending = endingOf({ over, unsent, submitted, isTimeUp, isSubmittedInThisBrowser });
    this.timer.stop();
    this.saver.clear();
    this.show();
  }

  private canAct(): boolean {
    return this.isOpen && this.parts.isSignedIn();
  }

  private draw(): AttemptView {
    const { attempt, changedElsewhere, isSubmitting, submitError, ending } = this;
    const { unsent, state: saving } = this.saver;
    const answers = shownAnswers(attempt.answers, unsent.answers);
    const flagged = new Set(unsent.flagged ?? attempt.flaggedQuestionIds);
    return { attempt, answers, changedElsewhere, flagged, saving, isSubmitting, submitError, ending };
  }

  private show(): void {
    this.view = this.draw();
    for (const listener of [...this.listeners]) listener();
  }
}

/** The server calls of an attempt through Apollo, so that responses update all pages that show it. */
export function attemptServer(client: ApolloClient, attemptId: string): AttemptServer {
  return {
    async save({ answers, flagged }) {
      const { data } = await inTime(
        client.mutate({
          mutation: SaveQuizAnswersDocument,
          variables: { attemptId, answers: inputs(answers), flaggedQuestionIds: flagged && [...flagged] },
          context: { changedTypes: ['QuizAttempt', 'Quiz'] },
        }),
      );
      const saved = answered(data).saveQuizAnswers;
      return saved.__typename === 'QuizAttemptFinished' ? { over: saved.attempt } : { now: saved.attempt };
    },
    async submit(answers, expectedRevision) {
      const { data } = await inTime(
        client.mutate({
          mutation: SubmitQuizAttemptDocument,
          variables: { attemptId, answers: inputs(answers), expectedRevision },
        }),
      );
      const submitted = answered(data).submitQuizAttempt;
      switch (submitted.__typename) {
        case 'QuizAttemptSubmitted':
        case 'QuizAttemptFinished':
          return { over: submitted.attempt };
        case 'AnswersChangedElsewhere':
          return { changed: submitted.attempt, message: submitted.message };
        case 'NothingAnswered':
          return { refused: submitted.message };
      }
    },
    async read() {
      const { data } = await inTime(
        client.query({
          query: AttemptAgainDocument,
          variables: { attemptId },
          fetchPolicy: 'network-only',
        }),
      );
      return answered(data).quizAttempt;
    },
  };
}

/** The message of a permanent rejection; null for errors worth retrying. */
function refusalOf(error: unknown): string | null {
  const code = errorCode(error);
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'BAD_USER_INPUT'
    ? errorSentence(error, 'The server rejected this answer.')
    : null;
}

function inputs(answers: Unsent['answers']) {
  return [...answers].map(([questionId, answer]) => ({ questionId, answer }));
}

function answered<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('The server sent no data.');
  return data;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server didn’t respond in time.')), RESPONSE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
