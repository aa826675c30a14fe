import { comparableText } from '../../../platform/text.rules';
import { isRightAnswer } from '../../quizzes/grading.rules';
import type { QuestionFigure, WrongSpelling } from './question-statistics.rules';
import type { QuestionType } from '../../quizzes/quiz.entities';

/** Counted attempts with the same question, key and answer. */
export interface AnswerGroup {
  questionId: string;
  type: QuestionType;
  /** The key and the points in the attempts' snapshots. */
  correctAnswer: string;
  points: number;
  /** null: unanswered. */
  answer: string | null;
  /** The question's text in the latest of these attempts, and when that attempt ended. */
  text: string;
  askedAt: string;
  attempts: number;
  scoreSum: number;
  scoreSquares: number;
}

/** A question as the latest attempt has it, with its graded answers in all attempts. */
export interface AskedQuestion {
  questionId: string;
  type: QuestionType;
  text: string;
  askedAt: string;
  figures: QuestionFigure[];
  wrong: WrongSpelling[];
}

/** Grades each group once, regardless of how many attempts it contains. */
export function gradeAnswers(groups: readonly AnswerGroup[]): Map<string, AskedQuestion> {
  const questions = new Map<string, AskedQuestion>();
  for (const group of groups) {
    const { questionId, type, text, askedAt, points, answer, attempts, scoreSum, scoreSquares } = group;
    const question = questions.get(questionId) ?? { questionId, type, text, askedAt, figures: [], wrong: [] };
    questions.set(questionId, question);
    if (askedAt > question.askedAt) Object.assign(question, { type, text, askedAt });
    const isRight = answer !== null && isRightAnswer(group, answer);
    question.figures.push({ points, isRight, attempts, scoreSum, scoreSquares });
    if (answer !== null && !isRight)
      question.wrong.push({
        words: type === 'SHORT_ANSWER' ? comparableText(answer) : answer,
        answer,
        attempts,
      });
  }
  return questions;
}
