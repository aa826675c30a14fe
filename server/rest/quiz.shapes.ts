import type { Course } from '../features/catalogue/course.types';
import type { InstructorQuestion } from '../features/quizzes/instructor-quiz.types';
import type { HandedOver, InAttempt } from '../features/quizzes/quiz-attempt-handover.service';
import { minutesWithExtraTime } from '../features/quizzes/quiz-attempt.rules';
import type { Question, QuizAttempt } from '../features/quizzes/quiz-attempt.types';
import type { Quiz } from '../features/quizzes/quiz.types';
import type {
  AuthorsQuestion,
  Question as QuestionJson,
  QuestionType,
  QuizInAttempt,
  QuizResult,
  QuizSummary,
  QuizWithoutAttempt,
} from './quiz.schemas';

// Copies field by field, so that nothing undocumented is returned.

const identity = (id: string) => ({ _id: id, id });
const time = (value: Date | string) => new Date(value).toISOString();
/** Converts e.g. MULTIPLE_CHOICE to multiple-choice. */
const typeWord = (type: string) => type.toLowerCase().replace('_', '-') as QuestionType;

export const quizSummaryShape = (quiz: Quiz, course: Course): QuizSummary => ({
  ...identity(quiz.id),
  title: quiz.title,
  description: quiz.description,
  courseId: course.id,
  courseName: course.title,
  timeLimit: minutesWithExtraTime(quiz.timeLimitMinutes, quiz.viewerTimeFactorPercent) ?? 0,
  passingScore: quiz.passingScorePercent,
  totalPoints: quiz.totalPoints,
  isActive: quiz.isActive,
  questionCount: quiz.questionCount,
  createdAt: time(quiz.createdAt),
});

const questionShape = (question: Question): QuestionJson => ({
  ...identity(question.questionId),
  type: typeWord(question.type),
  questionText: question.text,
  options: question.options,
  points: question.points,
});

export const authorsQuestionShape = (question: InstructorQuestion): AuthorsQuestion => ({
  ...identity(question.id),
  type: typeWord(question.type),
  questionText: question.text,
  options: question.options,
  points: question.points,
  correctAnswer: question.correctAnswer,
  explanation: question.explanation,
});

const attemptShape = ({ id, startedAt, deadline }: QuizAttempt, now: Date) => ({
  id,
  startedAt: time(startedAt),
  deadline: deadline && time(deadline),
  serverNow: time(now),
});

/** Builds a quiz with its open attempt, using the questions and settings of when the attempt started. */
export const quizInAttemptShape = ({ quiz, attempt, questions }: InAttempt, now: Date): QuizInAttempt => ({
  ...quizSummaryShape(quiz, quiz.course!),
  timeLimit: attempt.timeLimitMinutes ?? 0,
  passingScore: attempt.passingScorePercent,
  totalPoints: attempt.total,
  questionCount: questions.length,
  questions: questions.map(questionShape),
  attempt: attemptShape(attempt, now),
});

export const quizShape = (handedOver: HandedOver, now: Date): QuizInAttempt | QuizWithoutAttempt =>
  handedOver.attempt
    ? quizInAttemptShape(handedOver, now)
    : {
        ...quizSummaryShape(handedOver.quiz, handedOver.quiz.course!),
        questions: handedOver.questions.map(authorsQuestionShape),
        attempt: null,
      };

/** Builds the result of a finished attempt. */
export const quizResultShape = ({
  score,
  total,
  percent,
  passed,
  state,
  finishedAt,
}: QuizAttempt): QuizResult => ({
  score: score!,
  total,
  percent: percent!,
  passed: passed!,
  state: state.toLowerCase() as QuizResult['state'],
  finishedAt: time(finishedAt!),
});
