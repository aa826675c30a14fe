import type { Feature } from '../../platform/feature';
import {
  InstructorCourseQuizzesResolver,
  InstructorQuizResolver,
  TeachingQuizzesResolver,
} from './instructor-quiz.resolver';
import { FailedQuiz, Question, Quiz, QuizAttempt, QuizExtraTime } from './quiz.entities';
import {
  AskedQuestion,
  AttemptChange,
  QuestionFigures,
  QuizDurationFigures,
  QuizPercentFigures,
  WrongAnswer,
  WrongSpelling,
} from './quiz-figures.entities';
import { QuizAttemptResolver } from './quiz-attempt.resolver';
import { InstructorQuizOutcomeResolver, InstructorQuizResultsResolver } from './quiz-results.resolver';
import { QuizFigureFolder } from './quiz-figures.service';
import { QuizSweeper } from './quiz-sweeper';
import { CourseQuizzesResolver, LearningQuizzesResolver, QuizResolver } from './quiz.resolver';

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
    CourseQuizzesResolver,
    LearningQuizzesResolver,
    TeachingQuizzesResolver,
    InstructorCourseQuizzesResolver,
    InstructorQuizResolver,
    InstructorQuizOutcomeResolver,
    InstructorQuizResultsResolver,
  ],
  tasks: [QuizSweeper, QuizFigureFolder],
};
