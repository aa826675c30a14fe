import type { ApolloClient } from '@apollo/client';
import { errorCode, errorSentence } from '../../../apollo/errors';
import { readConnection, subscribeToConnection } from '../../../lib/connection';
import { readSession } from '../../../lib/session';
import { announce } from '../../../ui/text/announce';
import { AnswerSaver, type Saving, type Unsent } from './AnswerSaver';
import { DeadlineTimer } from './DeadlineTimer';
import {
  type Answers,
  areSame,
  type AttemptNow,
  endingSentence,
  savedAnswers,
  type TakenAttempt,
  withChanges,
} from './TakenAttempt';
import {
  AttemptAgainDocument,
  SaveQuizAnswersDocument,
  SubmitQuizAttemptDocument,
} from './__generated__/TakenAttempt.generated';

const RESPONSE_TIMEOUT_MS = 10_000;

/** Retry delay of a submission after the deadline. */
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
  /** How it ended; '' while it is open, and if nothing special happened. */
  ending: string;
}

/** A failed submission, as shown to the student. */
export interface SubmitError {
  title: string;
  text: string;
}

/**
 * An attempt in progress: counts down on the server's clock, saves answers and submits at zero. Independent of React,
 * so that unmounting a page loses no answer.
 */
export class OpenAttempt {
  private readonly timer: DeadlineTimer;
  private readonly saver: AnswerSaver;
  private readonly listeners = new Set<() => void>();
  private changedElsewhere: Answers = new Map();
  private isSubmitting = false;
  /** The answers this window last submitted; null if none, or if they were rejected. */
  private submitted: Answers | null = null;
  private submitError: SubmitError | null = null;
  private ending = '';
  /** The highest answers revision announced by an event. */
  private announced = 0;
  /** Number of server responses, to detect outdated ones. */
  private heard = 0;
  private isStale = false;
  private reading: Promise<boolean> | null = null;
  private view: AttemptView;

  /** `attempt` must be a fresh server response; its answers are never sent with the session of another account. */
  constructor(
    private attempt: TakenAttempt,
    private readonly accountId: string,
    private readonly client: Pick<ApolloClient, 'mutate' | 'query'>,
  ) {
    this.saver = new AnswerSaver({
      attemptId: attempt.id,
      accountId,
      send: (unsent) => this.save(unsent),
      refusalOf,
      onChange: () => this.show(),
    });
    this.timer = new DeadlineTimer({
      deadline: () => this.attempt.deadline,
      say: announce,
      onChange: () => this.show(),
      onClockJump: () => void this.refresh(),
      onTimeUp: () => void this.submit(),
    });
    this.view = this.draw();
    this.timer.hear(attempt.serverNow);
  }

  get isOpen(): boolean {
    return this.attempt.state === 'OPEN';
  }

  get hasUnsent(): boolean {
    return this.saver.hasUnsent;
  }

  private get isTimeUp(): boolean {
    return this.timer.secondsLeft === 0;
  }

  /** Starts counting, saving and listening; returns the function that stops all of it. */
  readonly start = (): (() => void) => {
    if (!this.isOpen) return () => undefined;
    this.saver.start();
    this.timer.start();
    const listening = new AbortController();
    const onWake = () => void this.refresh();
    const onVisibility = () => (document.visibilityState === 'visible' ? onWake() : void this.saver.flush());
    document.addEventListener('visibilitychange', onVisibility, { signal: listening.signal });
    window.addEventListener('online', onWake, { signal: listening.signal });
    const stopFollowing = subscribeToConnection(() => {
      if (readConnection() === 'connected') onWake();
    });
    return () => {
      stopFollowing();
      listening.abort();
      this.timer.stop();
      this.saver.stop();
    };
  };

  /**
   * Refetches the attempt, once more if called meanwhile, as the response on its way may be stale. Resolves to whether
   * the server responded.
   */
  readonly readAgain = (): Promise<boolean> => {
    this.isStale = true;
    return (this.reading ??= this.readWhileStale().finally(() => (this.reading = null)));
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly read = (): AttemptView => this.view;

  /** null without a time limit; 0 once the time is up. */
  readonly readSeconds = (): number | null => this.timer.secondsLeft;

  /** '' removes an answer. */
  readonly answer = (questionId: string, answer: string): void => {
    if (!this.isOpen || this.isTimeUp) return;
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
    if (this.canAct()) await this.saver.flush();
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
    try {
      await this.submitShown();
    } catch (error) {
      this.submitError = { title: errorSentence(error, 'Failed to submit quiz'), text: KEPT };
      // The submission may have arrived nevertheless.
      void this.readAgain();
      if (this.isTimeUp) this.afterwards(() => void this.submit());
    } finally {
      this.isSubmitting = false;
      this.show();
    }
  };

  private async save({ answers, flagged }: Unsent): Promise<void> {
    if (!this.canAct()) throw new Error('Another account is signed in.');
    const { data } = await this.client.mutate({
      mutation: SaveQuizAnswersDocument,
      variables: {
        attemptId: this.attempt.id,
        answers: inputs(answers),
        flaggedQuestionIds: flagged && [...flagged],
      },
      context: { changedTypes: ['QuizAttempt', 'Quiz'], ...timeout() },
    });
    const saved = data!.saveQuizAnswers;
    if (saved.__typename === 'QuizAttemptFinished') return this.finish(saved.attempt);
    this.take(saved.attempt);
    if (this.announced > this.attempt.answersRevision) void this.readAgain();
  }

  private async submitShown(): Promise<void> {
    this.submitted = this.view.answers;
    const { data } = await this.client.mutate({
      mutation: SubmitQuizAttemptDocument,
      variables: {
        attemptId: this.attempt.id,
        answers: inputs(this.saver.unsent.answers),
        expectedRevision: this.attempt.answersRevision,
      },
      context: timeout(),
    });
    const outcome = data!.submitQuizAttempt;
    switch (outcome.__typename) {
      case 'QuizAttemptSubmitted':
      case 'QuizAttemptFinished':
        return this.finish(outcome.attempt);
      case 'NothingAnswered':
        // The server’s clock is a little behind.
        if (this.isTimeUp) this.afterwards(() => void this.submit());
        else this.submitError = { title: outcome.message, text: KEPT };
        return;
      case 'AnswersChangedElsewhere':
        this.take(outcome.attempt);
        // Submit anyway: either only a save's response was lost, or there is no time left to ask.
        if (areSame(this.submitted, this.view.answers) || this.isTimeUp) return this.submitShown();
        this.submitted = null;
        this.submitError = { title: outcome.message, text: NOT_SUBMITTED };
    }
  }

  private async readWhileStale(): Promise<boolean> {
    let succeeded = true;
    while (this.isStale && succeeded) {
      this.isStale = false;
      succeeded = await this.readOnce();
    }
    return succeeded;
  }

  private async readOnce(): Promise<boolean> {
    if (!this.canAct()) return true;
    const heardBefore = this.heard;
    try {
      const { data } = await this.client.query({
        query: AttemptAgainDocument,
        variables: { attemptId: this.attempt.id },
        fetchPolicy: 'network-only',
        context: timeout(),
      });
      const attempt = data!.quizAttempt;
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
    const { submitted, isTimeUp } = this;
    this.ending = endingSentence(over, { unsent: this.saver.unsent.answers, submitted, isTimeUp });
    this.timer.stop();
    this.saver.clear();
    this.show();
  }

  private canAct(): boolean {
    return this.isOpen && readSession()?.user.id === this.accountId;
  }

  private draw(): AttemptView {
    const { attempt, changedElsewhere, isSubmitting, submitError, ending } = this;
    const { unsent, state: saving } = this.saver;
    const answers = withChanges(savedAnswers(attempt), unsent.answers);
    const flagged = new Set(unsent.flagged ?? attempt.flaggedQuestionIds);
    return { attempt, answers, changedElsewhere, flagged, saving, isSubmitting, submitError, ending };
  }

  private show(): void {
    this.view = this.draw();
    for (const listener of [...this.listeners]) listener();
  }
}

/** Adds the answers that differ, with what they were at first, '' for none, unless they are that again. */
function addChanges(changes: Answers, before: Answers, after: Answers): Answers {
  const added = new Map(changes);
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(id) === after.get(id)) continue;
    const first = changes.get(id) ?? before.get(id) ?? '';
    if ((after.get(id) ?? '') === first) added.delete(id);
    else added.set(id, first);
  }
  return added;
}

/** The message of a permanent rejection; null for errors worth retrying. */
function refusalOf(error: unknown): string | null {
  const code = errorCode(error);
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'BAD_USER_INPUT'
    ? errorSentence(error, 'The server rejected this answer.')
    : null;
}

const inputs = (answers: Answers) => [...answers].map(([questionId, answer]) => ({ questionId, answer }));

/** Gives a request up that takes too long; all of them are safe to repeat. */
const timeout = () => ({ fetchOptions: { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) } });
