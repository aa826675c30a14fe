import type { Module } from '../../platform/module';
import { Quiz, Question, QuizAttempt, QuizExtraTime } from './quiz.entities';
import { quizData } from './quizzes.personal-data';
import { QuestionReviewResolver } from './taking/question-review.resolver';
import { QuizAttemptResolver } from './taking/quiz-attempt.resolver';
import { QuizSweeper } from './taking/quiz-sweeper';
import { QuizResolver, CourseQuizzesResolver, LearningQuizzesResolver } from './taking/quiz.resolver';

export const quizzes: Module = {
  entities: [Quiz, Question, QuizAttempt, QuizExtraTime],
  resolvers: [
    QuizResolver,
    QuizAttemptResolver,
    QuestionReviewResolver,
    CourseQuizzesResolver,
    LearningQuizzesResolver,
  ],
  tasks: [QuizSweeper],
  personalData: [quizData],
};
