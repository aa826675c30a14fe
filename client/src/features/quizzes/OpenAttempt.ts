import { errorSentence } from '../../apollo/errors';
import { addChanges, type Answers, areSame, shownAnswers } from './answerChanges';
import { AnswerSaver } from './AnswerSaver';
import { AttemptChannel } from './AttemptChannel';
import { type AttemptEnding, endingOf } from './AttemptEnding';
import { refusalOf } from './AttemptServer';
import type { AttemptView, OpenAttemptParts, SubmitError } from './AttemptView';
import { DeadlineTimer } from './DeadlineTimer';
import { serializeReads } from './serializeReads';
import type { AttemptNow, TakenAttempt } from './TakenAttempt';
import { listenForWakeUps } from './wakeUps';

/** Retry delay after the deadline, for submitting and for polling for the result, in milliseconds. */
const CLOSING_RETRY = 2_000;
const KEPT = 'Your answers are saved.';
const NOT_SUBMITTED = 'Nothing was submitted. Check your answers and submit again.';

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
      onLeap: () => void this.refresh(),
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
    const asked = this.heard;
    try {
      const attempt = await this.parts.server.read();
      if (!attempt) return true;
      if (attempt.state !== 'OPEN') this.finish(attempt);
      else if (attempt.answersRevision > this.attempt.answersRevision) this.take(attempt);
      // Flags have no revision, so a response that a save has overtaken is outdated.
      else if (this.heard === asked && !this.saver.hasUnsent) this.take(attempt);
      else this.timer.hear(attempt.serverNow);
      return true;
    } catch {
      // Harmless: the clock keeps counting, and the next response or wake-up synchronizes it.
      return false;
    }
  }

  /** Without answers at the deadline, the server closes the attempt itself; poll until it has. */
  private async awaitResult(): Promise<void> {
    await this.readAgain();
    if (this.isOpen) this.afterwards(() => void this.awaitResult());
  }

  private afterwards(next: () => void): void {
    if (this.listeners.size > 0) this.timer.startLater(CLOSING_RETRY, next);
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
