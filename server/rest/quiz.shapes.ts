import type { Course } from '../features/catalogue/course.types';
import type { InstructorQuestion } from '../features/quizzes/instructor-quiz.types';
import type { HandedOver } from '../features/quizzes/quiz-attempt-handover.service';
import type { Question, QuizAttempt } from '../features/quizzes/quiz-attempt.types';
import type { Quiz } from '../features/quizzes/quiz.types';

// Copied field by field like the other shapes: what is not named here does not leave.

const identity = (id: string) => ({ _id: id, id });
const time = (value: Date | string) => new Date(value).toISOString();
/** multiple-choice, true-false, short-answer. */
const typeWord = (type: string) => type.toLowerCase().replace('_', '-');

/** `timeLimit` in minutes, the viewer's extra time included; 0: none. */
export const quizSummaryShape = (quiz: Quiz, course: Course) => ({
  ...identity(quiz.id),
  title: quiz.title,
  description: quiz.description,
  courseId: course.id,
  courseName: course.title,
  timeLimit: quiz.viewerTimeLimitMinutes ?? 0,
  passingScore: quiz.passingScorePercent,
  totalPoints: quiz.totalPoints,
  isActive: quiz.isActive,
  questionCount: quiz.questionCount,
  createdAt: time(quiz.createdAt),
});

const questionShape = (question: Question) => ({
  ...identity(question.questionId),
  type: typeWord(question.type),
  questionText: question.text,
  options: question.options,
  points: question.points,
});

export const authorsQuestionShape = (question: InstructorQuestion) => ({
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

/** An attempt asks what the quiz was when it started, its limit included. */
export const quizShape = ({ quiz, attempt, questions }: HandedOver, now: Date) => {
  const summary = quizSummaryShape(quiz, quiz.course!);
  if (!attempt) return { ...summary, questions: questions.map(authorsQuestionShape), attempt: null };
  return {
    ...summary,
    timeLimit: attempt.timeLimitMinutes ?? 0,
    passingScore: attempt.passingScorePercent,
    totalPoints: attempt.total,
    questionCount: questions.length,
    questions: questions.map(questionShape),
    attempt: attemptShape(attempt, now),
  };
};

/** Score and total in points. */
export const quizResultShape = ({ score, total, percent, passed }: QuizAttempt) => ({
  score,
  total,
  percent,
  passed,
});
