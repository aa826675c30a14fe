import {
  Ctx,
  FieldResolver,
  Resolver,
  Root,
  Arg,
  ID,
  Mutation,
  Query,
  Subscription,
  Float,
  Int,
} from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { RequiresScope } from '../../platform/required-scope';
import { Viewer } from '../accounts/account.types';
import {
  Enrollment,
  Learning,
  EnrollmentEnded,
  EnrollResult,
  JoinResult,
  LessonProgress,
  ViewerRequest,
  LessonPosition,
  WatchedRange,
} from './enrollment.types';
import { CatalogueService } from '../courses/catalogue/catalogue.service';
import { Course, Lesson } from '../courses/course.types';
import { CertificateService } from './certificates/certificate.service';
import { Certificate, VerifiedCertificate } from './certificates/certificate.types';
import { canHaveRequests, JoiningService } from './joining.service';
import { PresenceService } from './presence.service';
import { enrollmentOf, ProgressService } from './progress.service';

@Resolver(() => Viewer)
export class LearningResolver {
  constructor(private readonly progress: ProgressService) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => Learning, {
    description: "The viewer's learning: enrollments, progress and certificates.",
  })
  learning(@Root() viewer: Viewer, @Ctx() { batches }: Context) {
    return batches.once(`learning of ${viewer.account.id}`, () => this.progress.learning(viewer));
  }
}

@Resolver(() => Enrollment)
export class EnrollmentResolver {
  constructor(
    private readonly joining: JoiningService,
    private readonly progress: ProgressService,
    private readonly catalogue: CatalogueService,
  ) {}

  @RequiresScope('write:learning')
  @Mutation(() => EnrollResult, {
    description:
      'Enrolls the viewer in a published course of another instructor, asks its team, or puts the viewer on the waiting list of a full course.',
  })
  enroll(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.joining.enroll(viewer, courseId);
  }

  @RequiresScope('none')
  @Query(() => Course, {
    nullable: true,
    description:
      'The course of a join link; null if the link does not exist, has expired or is used up. Limited against guessing.',
  })
  courseOfJoinCode(
    @Arg('code', () => String, { description: 'The code, with or without spaces and hyphens, in any case.' })
    code: string,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.joining.courseOfCode(viewer, code, address);
  }

  @RequiresScope('write:learning')
  @Mutation(() => JoinResult, {
    description:
      'Enrolls the viewer in the course of a join link, without approval. At most 20 wrong codes in 15 minutes.',
  })
  joinByCode(
    @Arg('code', () => String, { description: 'The code, with or without spaces and hyphens, in any case.' })
    code: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.joining.joinByCode(viewer, code);
  }

  @RequiresScope('write:learning')
  @Mutation(() => EnrollmentEnded, {
    description:
      'Ends the enrollment of the viewer. What they completed stays, and counts again if they join again. NOT_FOUND unless enrolled.',
  })
  endEnrollment(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.joining.leave(viewer, courseId);
  }

  @RequiresScope('write:learning')
  @Mutation(() => Course, {
    description:
      "Withdraws the viewer's request to join a course, or takes them off its waiting list. Repeating it has no effect.",
  })
  withdrawEnrollmentRequest(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.joining.withdrawRequest(viewer, courseId);
  }

  @RequiresScope('write:learning')
  @Mutation(() => LessonProgress, {
    description: 'Marks a lesson as completed. Repeating it has no effect. FORBIDDEN unless enrolled.',
  })
  completeLesson(
    @Arg('lessonId', () => ID, { description: 'Identifier of the lesson.' }) lessonId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.progress.completeLesson(viewer, lessonId);
  }

  @RequiresScope('write:learning')
  @Mutation(() => LessonProgress, {
    description: 'Marks a lesson as not completed. A certificate already issued is kept.',
  })
  undoLessonCompletion(
    @Arg('lessonId', () => ID, { description: 'Identifier of the lesson.' }) lessonId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.progress.undoLessonCompletion(viewer, lessonId);
  }

  @RequiresScope('read:learning')
  @Subscription(() => Enrollment, {
    description: 'Sends an enrollment of the viewer whenever it changes, in any tab or on any device.',
    subscribe: ({ context }: { context: Context }) =>
      context.service(ProgressService).changes(context.viewer),
  })
  enrollmentChanged(@Root() enrollment: Enrollment) {
    return enrollment;
  }

  @FieldResolver(() => Lesson, {
    nullable: true,
    description:
      'The lesson to continue with: the one whose video was watched last among those not yet completed, otherwise the next lesson; null if all are completed.',
  })
  resumeLesson(@Root() { watchedLesson, nextLesson }: Enrollment) {
    // If none was watched, the next lesson has no position, which needs not be looked up.
    return watchedLesson ?? (nextLesson && { ...nextLesson, viewerPosition: null });
  }

  @FieldResolver(() => Course, { description: 'The course.' })
  course(@Root() enrollment: Enrollment, @Ctx() { viewer, batches }: Context) {
    return (
      enrollment.course ??
      batches.load('course', enrollment.courseId, (ids) => this.catalogue.coursesOf(viewer, ids))
    );
  }
}

@Resolver(() => Course)
export class CourseEnrollmentResolver {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly joining: JoiningService,
  ) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => ViewerRequest, {
    nullable: true,
    description:
      "The viewer's request to join the course, or their place on its waiting list; null when signed out, enrolled, or if there is none.",
  })
  viewerRequest(@Root() course: Course, @Ctx() { viewer, batches }: Context) {
    return viewer && canHaveRequests(course)
      ? batches.load('requests to join', course.id, (ids) => this.joining.requestsOf(viewer, ids))
      : null;
  }

  @RequiresScope('read:learning')
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

@Resolver(() => Lesson)
export class PresenceResolver {
  constructor(private readonly service: PresenceService) {}

  @RequiresScope('write:learning')
  @Mutation(() => Int, {
    description:
      'Records that the viewer had a lesson open, and returns the seconds counted: at most 60, and never more than the time since the previous call. With `position` it also keeps the viewer’s place in the video, unless a newer one is known, and what they have played of it. FORBIDDEN unless enrolled.',
  })
  recordPresence(
    @Arg('lessonId', () => ID, { description: 'Identifier of the lesson.' }) lessonId: string,
    @Arg('seconds', () => Int, {
      description: 'Seconds the lesson was open; at least 1, or 0 with a position.',
    })
    seconds: number,
    @Arg('position', () => Float, {
      nullable: true,
      description: 'Playback position in seconds, 0 to 360,000; null to keep the known one.',
    })
    position: number | null | undefined,
    @Arg('positionAge', () => Float, {
      defaultValue: 0,
      description: 'Seconds since the playback was at this position, for positions sent later; at least 0.',
    })
    positionAge: number,
    @Arg('watched', () => [WatchedRange], {
      defaultValue: [],
      description:
        'What the viewer has played of the video, at most 50 ranges; added to what is known. Ignored without a position.',
    })
    watched: WatchedRange[],
    @Ctx() { viewer }: Context,
  ) {
    return this.service.recordPresence(viewer, lessonId, {
      seconds,
      position: position ?? null,
      positionAge,
      watched,
    });
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => LessonPosition, {
    nullable: true,
    description: "Where the viewer stopped in the lesson's video; null when signed out or not started.",
  })
  viewerPosition(@Root() lesson: Lesson, @Ctx() { viewer, batches }: Context) {
    if (lesson.viewerPosition !== undefined || !viewer) return lesson.viewerPosition ?? null;
    return batches.load('lesson positions', lesson.id, (ids) => this.service.positionsIn(viewer, ids));
  }
}

@Resolver(() => Certificate)
export class CertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @RequiresScope('none')
  @Query(() => VerifiedCertificate, {
    nullable: true,
    description:
      'Verifies a certificate by its number; null if there is none with this number. Does not require signing in.',
  })
  verifyCertificate(
    @Arg('number', () => String, {
      description: 'Number of the certificate; dashes, spaces and case are ignored.',
    })
    number: string,
  ) {
    return this.certificates.verify(number);
  }

  @FieldResolver(() => String, { description: 'URL of the public page that verifies the certificate.' })
  verificationUrl(@Root() certificate: Certificate) {
    return this.certificates.verificationUrl(certificate);
  }

  @FieldResolver(() => String, {
    description: 'Path of the certificate as a printable HTML page. Requires the session token.',
  })
  htmlPath(@Root() { courseId }: Certificate) {
    return `/student/certificate/${courseId}`;
  }

  @FieldResolver(() => String, {
    description: 'Path of the certificate as a PDF. Requires the session token.',
  })
  pdfPath(@Root() { courseId }: Certificate) {
    return `/student/certificate/${courseId}.pdf`;
  }
}
