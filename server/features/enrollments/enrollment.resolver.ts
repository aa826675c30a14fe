import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { CatalogueService } from '../courses/catalogue/catalogue.service';
import { Course } from '../courses/course.types';
import { Lesson } from '../courses/lesson.types';
import { enrollmentOf, EnrollmentService } from './enrollment.service';
import { Enrollment, EnrollResult, LessonProgress } from './enrollment.types';

/** Argument of the mutations that change an enrollment. */
const TAB = {
  nullable: true,
  description:
    'Identifier of the calling browser tab, chosen by the client. Pass the same one to `enrollmentChanged` to leave out the changes this call makes.',
};

@Service()
@Resolver(() => Enrollment)
export class EnrollmentResolver {
  constructor(
    private readonly enrollments: EnrollmentService,
    private readonly catalogue: CatalogueService,
  ) {}

  @Mutation(() => EnrollResult, {
    description: 'Enrolls the viewer in a published course of another instructor.',
  })
  enroll(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('tab', () => ID, TAB) tab: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.enrollments.enroll(viewer, courseId, tab);
  }

  @Mutation(() => LessonProgress, {
    description: 'Marks a lesson as completed. Repeating it has no effect. FORBIDDEN unless enrolled.',
  })
  completeLesson(
    @Arg('lessonId', () => ID, { description: 'Identifier of the lesson.' }) lessonId: string,
    @Arg('tab', () => ID, TAB) tab: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.enrollments.completeLesson(viewer, lessonId, null, tab);
  }

  @Mutation(() => LessonProgress, {
    description: 'Marks a lesson as not completed. A certificate already issued is kept.',
  })
  undoLessonCompletion(
    @Arg('lessonId', () => ID, { description: 'Identifier of the lesson.' }) lessonId: string,
    @Arg('tab', () => ID, TAB) tab: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.enrollments.undoLessonCompletion(viewer, lessonId, tab);
  }

  @Subscription(() => Enrollment, {
    description: 'Sends an enrollment of the viewer whenever it changes, in any tab or on any device.',
    subscribe: ({ context, args }: { context: Context; args: { tab: string | null } }) =>
      context.service(EnrollmentService).changes(context.viewer, args.tab),
  })
  enrollmentChanged(
    @Root() enrollment: Enrollment,
    @Arg('tab', () => ID, {
      nullable: true,
      description:
        'Identifier of the subscribing tab, to leave out changes made by its own calls; null to receive all changes.',
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
    description: "The viewer's enrollment in the course; null when signed out or not enrolled.",
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
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer completed the lesson; false when signed out.',
  })
  viewerHasCompleted(@Root() lesson: Lesson) {
    return lesson.viewerHasCompleted;
  }
}
