import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { CatalogueService } from '../catalogue/catalogue.service';
import { Course } from '../catalogue/course.types';
import { Learning } from '../enrollments/enrollment.types';
import { attemptsLeftOf, openAttemptOf } from './quiz-review';
import { minutesWithExtraTime } from './quiz-attempt.rules';
import { QuizAttempt } from './quiz-attempt.types';
import { QuizService } from './quiz.service';
import { Quiz } from './quiz.types';

@Service()
@Resolver(() => Quiz)
export class QuizResolver {
  constructor(
    private readonly service: QuizService,
    private readonly catalogue: CatalogueService,
  ) {}

  @Query(() => Quiz, {
    nullable: true,
    description:
      'One quiz without its questions; null when there is none, or none the viewer may know of (an inactive one is known to its author and to whoever has an open attempt).',
  })
  quiz(@Arg('id', () => ID, { description: 'The quiz.' }) id: string, @Ctx() { viewer }: Context) {
    return this.service.quiz(viewer, id);
  }

  @FieldResolver(() => Course, { description: 'The course it belongs to.' })
  course(@Root() quiz: Quiz, @Ctx() { viewer, batches }: Context) {
    return (
      quiz.course ?? batches.load('course', quiz.courseId, (ids) => this.catalogue.coursesOf(viewer, ids))
    );
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Minutes the viewer has, extra time included; null: no limit (or signed out and none).',
  })
  viewerTimeLimitMinutes(@Root() { timeLimitMinutes, viewerTimeFactorPercent }: Quiz) {
    return minutesWithExtraTime(timeLimitMinutes, viewerTimeFactorPercent);
  }

  @FieldResolver(() => Int, {
    description: 'Minutes of viewerTimeLimitMinutes that are extra time, 0 without.',
  })
  viewerExtraMinutes(@Root() quiz: Quiz) {
    return (this.viewerTimeLimitMinutes(quiz) ?? 0) - (quiz.timeLimitMinutes ?? 0);
  }

  @FieldResolver(() => QuizAttempt, {
    nullable: true,
    description: "The viewer's open attempt; null when there is none.",
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
    description: 'How many more times the viewer may start; null: as often as they like.',
  })
  viewerAttemptsLeft(@Root() quiz: Quiz) {
    return attemptsLeftOf(quiz);
  }
}

@Service()
@Resolver(() => Course)
export class CourseQuizzesResolver {
  constructor(private readonly service: QuizService) {}

  @FieldResolver(() => [Quiz], {
    description: 'Its quizzes, oldest first; inactive ones are listed to its author and whoever is enrolled.',
  })
  quizzes(@Root() course: Course, @Ctx() { viewer, batches }: Context) {
    return (
      this.service.quizzesWith(course) ??
      batches.load('quizzes of course', course.id, (ids) => this.service.quizzesOf(viewer, ids))
    );
  }
}

@Service()
@Resolver(() => Learning)
export class LearningQuizzesResolver {
  constructor(private readonly service: QuizService) {}

  @FieldResolver(() => [Quiz], {
    description: 'The quizzes of the courses they are enrolled in, newest course first.',
  })
  quizzes(@Ctx() { viewer, batches }: Context) {
    return batches.once('quizzes of learner', () => this.service.quizzesOfLearner(viewer));
  }
}
