import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { IS_PUBLIC, RequiresScope, viewerWithScope } from '../../../platform/required-scope';
import { CatalogueService } from '../../courses/catalogue/catalogue.service';
import { Course } from '../../courses/course.types';
import { Learning } from '../../enrollments/enrollment.types';
import { attemptsLeftOf, openAttemptOf } from './quiz-review';
import { minutesWithExtraTime } from './quiz-attempt.rules';
import { QuestionLesson, QuestionReview, Quiz, QuizAttempt } from '../quiz.types';
import { LandingQuestionService } from '../landing/landing-question.service';
import { LandingQuestion } from '../landing/landing-question.types';
import { QuizService } from './quiz.service';
import { QuizAttemptService } from './quiz-attempt.service';

@Resolver(() => Quiz)
export class QuizResolver {
  constructor(
    private readonly service: QuizService,
    private readonly catalogue: CatalogueService,
    private readonly landing: LandingQuestionService,
  ) {}

  @RequiresScope('read:learning')
  @Query(() => Quiz, {
    nullable: true,
    description:
      'A quiz without its questions; null if it does not exist or is not visible to the viewer. An inactive quiz is visible to its instructor and to students with an open attempt.',
  })
  quiz(
    @Arg('id', () => ID, { description: 'Identifier of the quiz.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.quiz(viewer, id);
  }

  @Extensions(IS_PUBLIC)
  @Query(() => LandingQuestion, {
    nullable: true,
    description:
      'The question on the landing page; null if administrators chose none, or if it is no longer released, its quiz is inactive or its course unpublished.',
  })
  landingQuestion(@Ctx() { viewer }: Context) {
    return this.landing.chosen(viewerWithScope(viewer, 'read:learning'));
  }

  @FieldResolver(() => Course, { description: 'The course of the quiz.' })
  course(@Root() quiz: Quiz, @Ctx() { viewer, batches }: Context) {
    return (
      quiz.course ?? batches.load('course', quiz.courseId, (ids) => this.catalogue.coursesOf(viewer, ids))
    );
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "The viewer's time limit in minutes, including extra time; null for none.",
  })
  viewerTimeLimitMinutes(@Root() { timeLimitMinutes, viewerTimeFactorPercent }: Quiz) {
    return minutesWithExtraTime(timeLimitMinutes, viewerTimeFactorPercent);
  }

  @FieldResolver(() => Int, {
    description: "The viewer's extra time in minutes, included in `viewerTimeLimitMinutes`; 0 for none.",
  })
  viewerExtraMinutes(@Root() quiz: Quiz) {
    return (this.viewerTimeLimitMinutes(quiz) ?? 0) - (quiz.timeLimitMinutes ?? 0);
  }

  @FieldResolver(() => QuizAttempt, {
    nullable: true,
    description: "The viewer's open attempt; null if there is none.",
  })
  viewerAttempt(@Root() quiz: Quiz) {
    return openAttemptOf(quiz);
  }

  @FieldResolver(() => [QuizAttempt], { description: "All of the viewer's attempts, newest first." })
  viewerAttempts(@Root() quiz: Quiz) {
    return quiz.viewerAttempts;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of attempts the viewer has left; null for unlimited.',
  })
  viewerAttemptsLeft(@Root() quiz: Quiz) {
    return attemptsLeftOf(quiz);
  }
}

@Resolver(() => Course)
export class CourseQuizzesResolver {
  constructor(private readonly service: QuizService) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => [Quiz], {
    description:
      'Quizzes of the course, oldest first. Inactive quizzes are listed for the instructor and enrolled students only.',
  })
  quizzes(@Root() course: Course, @Ctx() { viewer, batches }: Context) {
    return (
      this.service.quizzesWith(course) ??
      batches.load('quizzes of course', course.id, (ids) => this.service.quizzesOf(viewer, ids))
    );
  }
}

@Resolver(() => Learning)
export class LearningQuizzesResolver {
  constructor(private readonly service: QuizService) {}

  @FieldResolver(() => [Quiz], {
    description: 'Quizzes of the courses the viewer is enrolled in, newest course first.',
  })
  quizzes(@Ctx() { viewer, batches }: Context) {
    return batches.once('quizzes of student', () => this.service.quizzesOfStudent(viewer));
  }
}

@Resolver(() => QuestionReview)
export class QuestionReviewResolver {
  constructor(private readonly attempts: QuizAttemptService) {}

  @FieldResolver(() => QuestionLesson, {
    nullable: true,
    description: 'The lesson to repeat after a wrong answer; null for none, or if it was deleted.',
  })
  lesson(@Root() { lessonId }: QuestionReview, @Ctx() { viewer, batches }: Context) {
    return lessonId === null
      ? null
      : batches.load('lesson of question', lessonId, (ids) => this.attempts.lessonsOf(viewer, ids));
  }
}
