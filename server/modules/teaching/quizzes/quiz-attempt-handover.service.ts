import { forbidden, notFound } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { requireScopes } from '../../../platform/required-scope';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import type { InstructorQuestion } from './instructor-quiz.types';
import { QuizAttemptStartService } from '../../quizzes/taking/quiz-attempt-start.service';
import { NoAttemptsLeft, type Question, type Quiz, type QuizAttempt } from '../../quizzes/quiz.types';
import { QuizAuthoringService } from './quiz-authoring.service';
import { openAttemptOf, questionsOf } from '../../quizzes/taking/quiz-review';
import { QuizService } from '../../quizzes/taking/quiz.service';

/** A quiz with the attempt in which the viewer takes it. */
export interface InAttempt {
  quiz: Quiz;
  attempt: QuizAttempt;
  questions: Question[];
}

/** A quiz with its questions: within an attempt for a student, with keys for its author. */
export type HandedOver = InAttempt | { quiz: Quiz; attempt: null; questions: InstructorQuestion[] };

/** The documented REST calls, in which reading a quiz starts an attempt. */
@Service()
export class QuizAttemptHandoverService {
  constructor(
    private readonly quizzes: QuizService,
    private readonly starting: QuizAttemptStartService,
    private readonly authoring: QuizAuthoringService,
  ) {}

  /**
   * The quiz with its questions. An enrolled student gets the open attempt, or a new one if the quiz has no maximum of
   * attempts; without an attempt there are no questions. FORBIDDEN for an access token that may not start attempts.
   */
  async read(viewer: Viewer | null, quizId: string): Promise<HandedOver> {
    const seen = await this.peek(viewer, quizId);
    const { attempt, quiz } = seen;
    if (attempt || quiz.course?.viewerIsInstructor || quiz.maxAttempts !== null) return seen;
    requireScopes(viewer, ['write:learning']);
    const started = await this.start(viewer, quizId);
    return started instanceof NoAttemptsLeft ? seen : started;
  }

  /** Like `read`, but never starts an attempt. FORBIDDEN for an access token of its author that may not read keys. */
  async peek(viewer: Viewer | null, quizId: string): Promise<HandedOver> {
    const user = requireViewer(viewer);
    const quiz = await this.quizzes.quiz(user, quizId);
    if (!quiz) throw notFound('Quiz');
    if (quiz.course?.viewerIsInstructor) {
      requireScopes(user, ['read:teaching']);
      const [questions] = await this.authoring.questionsOf(user, [quiz.id]);
      return { quiz, attempt: null, questions: questions ?? [] };
    }
    const open = openAttemptOf(quiz);
    if (open?.content) return { quiz, attempt: open, questions: questionsOf(open.content) };
    if (!quiz.course?.viewerEnrollment) throw forbidden('Enroll in this course to take its quizzes');
    return { quiz, attempt: null, questions: [] };
  }

  /** Starts an attempt, or returns the open one. */
  async start(viewer: Viewer | null, quizId: string): Promise<InAttempt | NoAttemptsLeft> {
    const result = await this.starting.start(viewer, quizId);
    if (result instanceof NoAttemptsLeft) return result;
    const { attempt } = result;
    const quiz = attempt.quiz.course ? attempt.quiz : await this.quizzes.quiz(viewer, quizId);
    if (!quiz) throw notFound('Quiz');
    return { quiz, attempt, questions: questionsOf(attempt.content) };
  }
}
