import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors';
import { oncePerApp } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { grade, hasPassed, type Answers } from './grading.rules';
import { finishAttempt } from './quiz-attempt.queries';
import {
  answersProblem,
  finishTime,
  isTimeUp,
  isTooLate,
  mergedAnswers,
  type GivenAnswer,
} from './quiz-attempt.rules';
import { QuizAttemptService, refuseProblem, type WholeAttempt } from './quiz-attempt.service';
import { NoAttemptsLeft, NothingAnswered, QuizAttemptSubmitted } from './quiz-attempt.types';
import { QuizAttemptState } from './quiz.entities';
import { QuizService } from './quiz.service';
import type { Quiz } from './quiz.types';

/**
 * Within it, the very answers of the newest attempt once more are a double click or a lost reply, no new attempt; and
 * whatever is sent after an attempt ran out of time was meant for that one.
 */
const REPEATED_WITHIN_MS = 60_000;

/** A timed quiz is submitted within an attempt alone. */
class NotStarted {
  readonly message = 'Start this quiz before you submit it';
}

/** What finishing writes, besides who and which. */
interface Finish {
  state: QuizAttemptState;
  finishedAt: Date;
  answers: Answers;
  answersSavedAt: Date | string | null;
  score: number;
  percent: number;
  passed: boolean;
}

/** Ends attempts, each exactly once however often and from wherever it is submitted. */
@oncePerApp()
export class QuizAttemptSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly quizzes: QuizService,
    private readonly attempts: QuizAttemptService,
  ) {}

  /** Grades the saved answers together with these, or without them when they arrived too late. */
  async submit(
    viewer: Viewer | null,
    attemptId: string,
    given: readonly GivenAnswer[],
    arrivedAt = this.clock.now(),
  ): Promise<QuizAttemptSubmitted | NothingAnswered> {
    // Comes round again when an answer was saved, or somebody else finished it, between reading and writing.
    for (;;) {
      const attempt = await this.attempts.attemptAsItStands(viewer, attemptId);
      if (attempt.state !== QuizAttemptState.OPEN) return new QuizAttemptSubmitted(attempt);
      const counts = !isTooLate(arrivedAt, attempt.deadline);
      if (counts) refuseProblem(answersProblem(attempt.content.snapshot, given));
      const answers = counts ? mergedAnswers(attempt.content.answers, given) : attempt.content.answers;
      const isBlank = Object.keys(answers).length === 0;
      if (isBlank && !isTimeUp(arrivedAt, attempt.deadline)) return new NothingAnswered();

      const { score, percent } = grade(attempt.content.snapshot, answers);
      const finish: Finish = {
        state: counts && !isBlank ? QuizAttemptState.SUBMITTED : QuizAttemptState.EXPIRED,
        finishedAt: finishTime(arrivedAt, attempt.deadline),
        answers,
        answersSavedAt: counts && given.length > 0 ? arrivedAt : attempt.answersSavedAt,
        score,
        percent,
        passed: hasPassed(percent, attempt.passingScorePercent),
      };
      if (await this.finish(attempt, viewer!, finish))
        return new QuizAttemptSubmitted(finished(attempt, finish));
    }
  }

  /**
   * The documented call, which knows the quiz alone: submits the open attempt. Without one an untimed quiz is started
   * and graded at once, a timed one is refused; sending the same again answers the same.
   */
  async submitToQuiz(
    viewer: Viewer | null,
    quizId: string,
    given: readonly GivenAnswer[],
  ): Promise<QuizAttemptSubmitted | NothingAnswered | NoAttemptsLeft | NotStarted> {
    const known = requireViewer(viewer);
    const arrivedAt = this.clock.now();
    for (;;) {
      const quiz = await this.quizzes.quizAsItStands(known, quizId);
      if (!quiz) throw notFound('Quiz');
      const open = quiz.viewerAttempts.find(({ state }) => state === QuizAttemptState.OPEN);
      if (open) return this.submit(known, open.id, given, arrivedAt);
      const repeated = await this.repeated(known, quiz, given, arrivedAt);
      if (repeated) return new QuizAttemptSubmitted(repeated);
      if (quiz.timeLimitMinutes !== null && quiz.course?.viewerEnrollment) return new NotStarted();
      if (Object.keys(mergedAnswers({}, given)).length === 0) return new NothingAnswered();
      const number = quiz.viewerAttempts.length + 1;
      const started = await this.attempts.startOnce(known, quizId, { number, given });
      if (started instanceof NoAttemptsLeft) return started;
      if (started) return this.submit(known, started.attempt.id, given, arrivedAt);
    }
  }

  /** The newest attempt when it was submitted just now with these very answers, or ran out of time just now. */
  private async repeated(
    viewer: Viewer,
    { viewerAttempts: [newest] }: Quiz,
    given: readonly GivenAnswer[],
    arrivedAt: Date,
  ): Promise<WholeAttempt | null> {
    if (!newest?.finishedAt) return null;
    if (arrivedAt.getTime() - new Date(newest.finishedAt).getTime() > REPEATED_WITHIN_MS) return null;
    const attempt = await this.attempts.attemptAsItStands(viewer, newest.id);
    const isOver = attempt.state === QuizAttemptState.EXPIRED;
    return isOver || isSame(attempt.content.answers, mergedAnswers({}, given)) ? attempt : null;
  }

  /** Whether this very call finished it. */
  private async finish({ id, content }: WholeAttempt, viewer: Viewer, to: Finish): Promise<boolean> {
    const rows = await this.database.query(finishAttempt, [
      viewer.account.id,
      id,
      JSON.stringify(content.answers),
      to.state,
      to.finishedAt,
      JSON.stringify(to.answers),
      to.answersSavedAt,
      to.score,
      to.percent,
      to.passed,
      Object.keys(to.answers).length > 0,
    ]);
    return rows.length > 0;
  }
}

/** In place: the attempt is also one of its quiz's, by which its review rule goes. */
function finished(attempt: WholeAttempt, { answers, ...rest }: Finish): WholeAttempt {
  return Object.assign(attempt, rest, { content: { ...attempt.content, answers } });
}

function isSame(one: Answers, other: Answers): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
