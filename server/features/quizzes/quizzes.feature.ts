import type { Feature } from '../../platform/feature';
import {
  InstructorCourseQuizzesResolver,
  InstructorQuizResolver,
  TeachingQuizzesResolver,
} from './authoring/instructor-quiz.resolver';
import { FailedQuiz, Question, Quiz, QuizAttempt, QuizExtraTime } from './quiz.entities';
import {
  AskedQuestion,
  AttemptChange,
  QuestionFigures,
  QuizDurationFigures,
  QuizPercentFigures,
  WrongAnswer,
  WrongSpelling,
} from './results/quiz-figures.entities';
import { QuestionReviewResolver } from './taking/question-review.resolver';
import { QuizAttemptResolver } from './taking/quiz-attempt.resolver';
import {
  InstructorQuizOutcomeResolver,
  InstructorQuizResultsResolver,
} from './results/quiz-results.resolver';
import { QuizFigureFolder } from './results/quiz-figures.service';
import { QuizSweeper } from './taking/quiz-sweeper';
import { CourseQuizzesResolver, LearningQuizzesResolver, QuizResolver } from './taking/quiz.resolver';
import { quizData } from './quizzes.personal-data';

export const quizzes: Feature = {
  entities: [
    Quiz,
    Question,
    QuizAttempt,
    QuizExtraTime,
    FailedQuiz,
    QuizPercentFigures,
    QuizDurationFigures,
    QuestionFigures,
    AskedQuestion,
    WrongSpelling,
    WrongAnswer,
    AttemptChange,
  ],
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
  tasks: [QuizSweeper, QuizFigureFolder],
  purposeOfPersonalData: 'To grade quizzes, and to show their results',
  personalData: quizData,
};
