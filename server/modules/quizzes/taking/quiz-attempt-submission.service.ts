import { createHash } from 'node:crypto';
import {
  changesOf,
  type GivenAnswer,
  answersProblem,
  finishTime,
  isTimeUp,
  isTooLate,
  mergedAnswers,
} from './quiz-attempt.rules';
import { type Arrival, Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { ProgressService } from '../../enrollments/progress.service';
import { grade, hasPassed } from '../grading.rules';
import { QuizAttemptChangesService } from './quiz-attempt-closing.service';
import { QuizAttemptService, refuseProblem, type ReadAttempt } from './quiz-attempt.service';
import { finishAttempt, type FinishedAttempt } from '../quiz.queries';
import {
  AnswersChangedElsewhere,
  NoAttemptsLeft,
  NothingAnswered,
  NotStarted,
  type Quiz,
  QuizAttemptFinished,
  QuizAttemptSubmitted,
} from '../quiz.types';
import { openAttemptOf } from './quiz-review';

import { QuizAttemptState } from '../quiz.entities';
import { QuizService, withQuizBefore } from './quiz.service';
import { QuizAttemptStartService, untilDone } from './quiz-attempt-start.service';

/** Equal exactly if two submissions have the same answers, in any order; 64 hexadecimal digits. */
function submissionFingerprint(input: readonly GivenAnswer[]): string {
  const { answers, takenBack } = changesOf(input);
  const canonical = JSON.stringify([Object.entries(answers).sort(byQuestion), [...takenBack].sort()]);
  return createHash('sha256').update(canonical).digest('hex');
}

const byQuestion = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

/**
 * Within this time, resending the newest attempt's answers is a double click or a retry, not a new attempt, and any
 * submission after an attempt expired belongs to that attempt.
 */
const REPEATED_WITHIN_MS = 60_000;

/** Message for a submission that lost against another one. */
const SUBMITTED_BEFORE = 'This attempt was already submitted with other answers';

/** The received submission. */
interface Submission {
  given: readonly GivenAnswer[];
  /** The answersRevision that the student saw; null: accept any. */
  expectedRevision: number | null;
  arrival: Arrival;
}

type SubmissionOutcome =
  QuizAttemptSubmitted | QuizAttemptFinished | AnswersChangedElsewhere | NothingAnswered;

/** Finishes attempts, each exactly once, however often and from however many clients it is submitted. */
@Service()
export class QuizAttemptSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly quizzes: QuizService,
    private readonly attempts: QuizAttemptService,
    private readonly starting: QuizAttemptStartService,
    private readonly changes: QuizAttemptChangesService,
    private readonly progress: ProgressService,
  ) {}

  /**
   * Grades the saved answers merged with these, or without them if they arrived too late. Before the deadline, a
   * mismatch with the expected revision returns AnswersChangedElsewhere.
   */
  submit(
    viewer: Viewer | null,
    attemptId: string,
    input: readonly GivenAnswer[],
    expectedRevision: number | null = null,
  ): Promise<SubmissionOutcome> {
    const submission = { given: input, expectedRevision, arrival: this.clock.arrival() };
    // An answer may be saved or the attempt finished between reading and writing.
    return untilDone(() => this.submitOnce(viewer, attemptId, submission));
  }

  /**
   * The documented REST call, which names only the quiz: submits the open attempt. Without one, an untimed quiz is
   * started and graded at once and a timed one refused. A repeated submission returns the same result.
   */
  submitToQuiz(
    viewer: Viewer | null,
    quizId: string,
    input: readonly GivenAnswer[],
  ): Promise<SubmissionOutcome | NoAttemptsLeft | NotStarted> {
    const user = requireViewer(viewer);
    const submission = { given: input, expectedRevision: null, arrival: this.clock.arrival() };
    return untilDone(() => this.submitToQuizOnce(user, quizId, submission));
  }

  /** null if the attempt changed between reading and writing. */
  private async submitOnce(
    viewer: Viewer | null,
    attemptId: string,
    submission: Submission,
  ): Promise<SubmissionOutcome | null> {
    const attempt = await this.attempts.currentAttempt(viewer, attemptId);
    if (attempt.state !== QuizAttemptState.OPEN)
      return isRetry(attempt, submission)
        ? new QuizAttemptSubmitted({ attempt })
        : new QuizAttemptFinished(attempt, SUBMITTED_BEFORE);
    const { given, expectedRevision, arrival } = submission;
    const arrivedAt = arrival.inDatabaseTime(attempt.readAt);
    const counts = !isTooLate(arrivedAt, attempt.deadline);
    if (counts) refuseProblem(answersProblem(attempt.content.snapshot, given));
    const hasTime = !isTimeUp(arrivedAt, attempt.deadline);
    if (hasTime && expectedRevision !== null && expectedRevision !== attempt.answersRevision)
      return new AnswersChangedElsewhere({ attempt });
    const answers = counts ? mergedAnswers(attempt.content.answers, given) : attempt.content.answers;
    const isBlank = Object.keys(answers).length === 0;
    if (isBlank && hasTime) return new NothingAnswered();

    const { score, percent } = grade(attempt.content.snapshot, answers);
    const isSubmitted = counts && !isBlank;
    const finished: FinishedAttempt = {
      state: isSubmitted ? QuizAttemptState.SUBMITTED : QuizAttemptState.EXPIRED,
      finishedAt: finishTime(arrivedAt, attempt.deadline),
      answers,
      answersSavedAt: counts && given.length > 0 ? arrivedAt : attempt.answersSavedAt,
      score,
      percent,
      passed: hasPassed(percent, attempt.passingScorePercent),
      submissionFingerprint: isSubmitted ? submissionFingerprint(given) : null,
    };
    return this.finish(viewer!, attempt, finished);
  }

  /** null if a concurrent call won the race. */
  private async submitToQuizOnce(
    viewer: Viewer,
    quizId: string,
    submission: Submission,
  ): Promise<SubmissionOutcome | NoAttemptsLeft | NotStarted | null> {
    const { given, arrival } = submission;
    const { quiz, readAt } = await this.quizzes.currentQuiz(viewer, quizId);
    const open = openAttemptOf(quiz);
    if (open) return this.submitOnce(viewer, open.id, submission);
    const finished = await this.finishedJustNow(viewer, quiz, arrival.inDatabaseTime(readAt));
    if (finished && isRetry(finished, submission)) return new QuizAttemptSubmitted({ attempt: finished });
    if (quiz.timeLimitMinutes !== null && quiz.course?.viewerEnrollment)
      return finished ? new QuizAttemptFinished(finished, SUBMITTED_BEFORE) : new NotStarted();
    if (Object.keys(mergedAnswers({}, given)).length === 0) return new NothingAnswered();
    const number = quiz.viewerAttempts.length + 1;
    const started = await this.starting.startOnce(viewer, quizId, { number, given });
    if (started === null || started instanceof NoAttemptsLeft) return started;
    return this.submitOnce(viewer, started.attempt.id, submission);
  }

  /** The newest attempt, if it was finished within the last minute. */
  private async finishedJustNow(
    viewer: Viewer,
    { viewerAttempts: [newest] }: Quiz,
    arrivedAt: Date,
  ): Promise<ReadAttempt | null> {
    if (!newest?.finishedAt) return null;
    if (arrivedAt.getTime() - new Date(newest.finishedAt).getTime() > REPEATED_WITHIN_MS) return null;
    return this.attempts.currentAttempt(viewer, newest.id);
  }

  /** null unless this call finished the attempt. */
  private async finish(
    viewer: Viewer,
    attempt: ReadAttempt,
    finished: FinishedAttempt,
  ): Promise<QuizAttemptSubmitted | null> {
    const row = await this.database.row(finishAttempt(viewer.account.id, attempt, finished));
    if (!row) return null;
    const { answers, submissionFingerprint, ...result } = finished;
    const content = { ...attempt.content, answers, submissionFingerprint };
    const submitted = withQuizBefore({ ...attempt, ...result, content }, row.quiz);
    this.changes.announce(viewer.account.id, submitted);
    if (result.passed && row.countsForCertificate)
      await this.progress.certify(row.courseId, [viewer.account.id]);
    return new QuizAttemptSubmitted({ attempt: submitted });
  }
}

/**
 * Whether a finished attempt is the result of the same submission: same answers at the same revision. Every submission
 * to an expired attempt counts as a retry, because none of them was graded.
 */
function isRetry(
  { state, answersRevision, content }: ReadAttempt,
  { given, expectedRevision }: Submission,
): boolean {
  if (state === QuizAttemptState.EXPIRED) return true;
  return (
    (expectedRevision === null || expectedRevision === answersRevision) &&
    content.submissionFingerprint === submissionFingerprint(given)
  );
}
