import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { CatalogueService } from '../catalogue/catalogue.service';
import { Course } from '../catalogue/course.types';
import { Lesson } from '../catalogue/lesson.types';
import { enrollmentOf, EnrollmentService } from './enrollment.service';
import { Enrollment, EnrollResult, LessonProgress } from './enrollment.types';

/** Of the calls that move an enrollment. */
const TAB = {
  nullable: true,
  description: 'The calling tab, by a name it chose; enrollmentChanged leaves the call out for it.',
};

@Service()
@Resolver(() => Enrollment)
export class EnrollmentResolver {
  constructor(
    private readonly enrollments: EnrollmentService,
    private readonly catalogue: CatalogueService,
  ) {}

  @Mutation(() => EnrollResult, {
    description: 'Enrolls the viewer in a published course that is not their own.',
  })
  enroll(
    @Arg('courseId', () => ID, { description: 'The course.' }) courseId: string,
    @Arg('tab', () => ID, TAB) tab: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.enrollments.enroll(viewer, courseId, tab);
  }

  @Mutation(() => LessonProgress, {
    description: 'Marks a lesson complete; again changes nothing. FORBIDDEN unless enrolled.',
  })
  completeLesson(
    @Arg('lessonId', () => ID, { description: 'The lesson.' }) lessonId: string,
    @Arg('tab', () => ID, TAB) tab: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.enrollments.completeLesson(viewer, lessonId, null, tab);
  }

  @Mutation(() => LessonProgress, { description: 'Takes a completion back; an issued certificate stays.' })
  undoLessonCompletion(
    @Arg('lessonId', () => ID, { description: 'The lesson.' }) lessonId: string,
    @Arg('tab', () => ID, TAB) tab: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.enrollments.undoLessonCompletion(viewer, lessonId, tab);
  }

  @Subscription(() => Enrollment, {
    description: 'An enrollment of the viewer that moved, in any tab or on any device.',
    subscribe: ({ context, args }: { context: Context; args: { tab: string | null } }) =>
      context.service(EnrollmentService).changes(context.viewer, args.tab),
  })
  enrollmentChanged(
    @Root() enrollment: Enrollment,
    @Arg('tab', () => ID, {
      nullable: true,
      description: 'The subscribing tab: what moves by its own calls is left out. null: nothing is.',
    })
    _tab: string | null,
  ) {
    return enrollment;
  }

  @FieldResolver(() => Course, { description: 'The course.' })
  course(@Root() enrollment: Enrollment, @Ctx() { viewer, batches }: Context) {
    return (
      enrollment.course ??
      batches.load('course', enrollment.courseId, (ids) => this.catalogue.coursesOf(viewer, ids))
    );
  }
}

@Service()
@Resolver(() => Course)
export class CourseEnrollmentResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @FieldResolver(() => Enrollment, {
    nullable: true,
    description: "The viewer's enrollment in it; null when signed out or not enrolled.",
  })
  async viewerEnrollment(@Root() course: Course, @Ctx() { viewer, batches }: Context) {
    return enrollmentOf(
      course.viewerEnrollment !== undefined
        ? course
        : await batches.load('course', course.id, (ids) => this.catalogue.coursesOf(viewer, ids)),
    );
  }
}

@Service()
@Resolver(() => Lesson)
export class LessonCompletionResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer has done it; false when signed out.' })
  viewerHasCompleted(@Root() lesson: Lesson) {
    return lesson.viewerHasCompleted;
  }
}
