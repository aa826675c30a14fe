import type { Feature } from '../../platform/feature';
import {
  InstructorCourseQuizzesResolver,
  InstructorQuizResolver,
  TeachingQuizzesResolver,
} from './authoring/instructor-quiz.resolver';
import { Question, Quiz, QuizAttempt, QuizExtraTime } from './quiz.entities';
import { QuestionReviewResolver } from './taking/question-review.resolver';
import { QuizAttemptResolver } from './taking/quiz-attempt.resolver';
import {
  InstructorQuizOutcomeResolver,
  InstructorQuizResultsResolver,
} from './results/quiz-results.resolver';
import { QuizSweeper } from './taking/quiz-sweeper';
import { CourseQuizzesResolver, LearningQuizzesResolver, QuizResolver } from './taking/quiz.resolver';
import { quizData } from './quizzes.personal-data';

export const quizzes: Feature = {
  entities: [Quiz, Question, QuizAttempt, QuizExtraTime],
  resolvers: [
    QuizResolver,
    QuizAttemptResolver,
    QuestionReviewResolver,
    CourseQuizzesResolver,
    LearningQuizzesResolver,
    TeachingQuizzesResolver,
    InstructorCourseQuizzesResolver,
    InstructorQuizResolver,
    InstructorQuizOutcomeResolver,
    InstructorQuizResultsResolver,
  ],
  tasks: [QuizSweeper],
  purposeOfPersonalData: 'To grade quizzes, and to show their results',
  personalData: quizData,
};
