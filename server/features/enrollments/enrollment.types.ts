import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/user-error';
import { Viewer } from '../accounts/account.types';
import { Course } from '../catalogue/course.types';
import { Lesson } from '../catalogue/lesson.types';
import { Certificate } from '../certificates/certificate.types';

@ObjectType({ description: "A student's place in a course, with how far they have come." })
export class Enrollment {
  @Field(() => ID, { description: 'The enrollment, for good.' })
  id!: string;

  courseId!: string;

  /** Read along where a list shows courses; elsewhere a batched read. */
  course?: Course;

  @Field(() => Date, { description: 'When the student enrolled.' })
  enrolledAt!: Date | string;

  @Field(() => Int, { description: 'How many of the lessons are done.' })
  lessonsCompleted!: number;

  @Field(() => Int, {
    description:
      'Of the lessons, rounded, 0 to 100; 100 only when all are done, 0 for a course without lessons.',
  })
  percent!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'The last time a lesson was completed; null before the first.',
  })
  lastActivityAt!: Date | string | null;

  @Field(() => Lesson, {
    nullable: true,
    description: 'The first lesson that is not done; null when all are.',
  })
  nextLesson!: Lesson | null;

  @Field(() => Certificate, {
    nullable: true,
    description: 'The certificate; null until every lesson has been done once.',
  })
  certificate!: Certificate | null;
}

@ObjectType({ description: 'A lesson the viewer has done.' })
export class LessonCompletion {
  @Field(() => ID, { description: 'The lesson.' })
  lessonId!: string;

  @Field(() => Lesson, {
    nullable: true,
    description: 'The lesson; null when its author has removed it since.',
  })
  lesson!: Lesson | null;

  @Field(() => Course, { description: 'The course it was done in.' })
  course!: Course;

  @Field(() => Date, { description: 'When it was done.' })
  completedAt!: Date | string;
}

@ObjectType({ description: "The viewer's learning in four numbers." })
export class LearningStats {
  @Field(() => Int, { description: 'Courses the viewer is enrolled in.' })
  totalCourses!: number;

  @Field(() => Int, { description: 'Those at exactly 100 percent.' })
  completedCourses!: number;

  @Field(() => Int, { description: 'Lessons done in all of them together.' })
  totalLessonsCompleted!: number;

  @Field(() => Int, { description: 'The mean of their percents, rounded; 0 without courses.' })
  averageProgress!: number;
}

@ObjectType({ description: "The viewer's own learning." })
export class Learning {
  @Field(() => LearningStats, { description: 'In four numbers.' })
  stats!: LearningStats;

  /** Read along where the whole learning is read; elsewhere read when they are asked for. */
  enrollments?: Enrollment[];

  /** How many flashcards are due. Read along as the enrollments are. */
  dueFlashcardCount?: number;

  @Field(() => [LessonCompletion], { description: 'The five lessons done last, newest first.' })
  recentActivity!: LessonCompletion[];

  @Field(() => [Certificate], { description: 'Every certificate issued to the viewer, newest first.' })
  certificates!: Certificate[];
}

/** What a completed lesson moves. */
export interface LearningAfterProgress {
  enrollment: Enrollment;
  /** Without the enrollments. */
  learning: Learning;
}

@ObjectType({ description: 'The viewer is enrolled now.' })
export class Enrolled {
  @Field(() => Enrollment, { description: 'The new enrollment.' })
  enrollment: Enrollment;

  @Field(() => Viewer, { description: 'The viewer, whose learning has changed.' })
  viewer: Viewer;

  constructor(enrollment: Enrollment, viewer: Viewer) {
    this.enrollment = enrollment;
    this.viewer = viewer;
  }
}

@ObjectType({ implements: UserError, description: 'The viewer was enrolled before; nothing has changed.' })
export class AlreadyEnrolled extends UserError {
  override message = 'Already enrolled';

  @Field(() => Enrollment, { description: 'The enrollment there is.' })
  enrollment: Enrollment;

  constructor(enrollment: Enrollment) {
    super();
    this.enrollment = enrollment;
  }
}

@ObjectType({ implements: UserError, description: 'Nobody enrolls in the course they teach.' })
export class OwnCourse extends UserError {
  override message = 'Your course';
}

export const EnrollResult = createUnionType({
  name: 'EnrollResult',
  description: 'What became of an enrollment.',
  types: () => [Enrolled, AlreadyEnrolled, OwnCourse] as const,
});

@ObjectType({ description: 'A lesson was marked or unmarked, with everything that moved.' })
export class LessonProgress {
  @Field(() => Lesson, { description: 'The lesson.' })
  lesson!: Lesson;

  @Field(() => Enrollment, { description: 'The enrollment in its course.' })
  enrollment!: Enrollment;

  @Field(() => Viewer, { description: 'The viewer, whose learning has changed.' })
  viewer!: Viewer;
}

declare module '../accounts/account.types' {
  interface Viewer {
    /** Read along by what moves it. */
    learning?: Learning;
  }
}

declare module '../catalogue/course.types' {
  interface Course {
    /** Read along by the catalogue's statements; null: not enrolled. */
    viewerEnrollment?: Enrollment | null;
  }
}

declare module '../catalogue/lesson.types' {
  interface Lesson {
    /** Read along by every statement that brings lessons. */
    viewerHasCompleted: boolean;
  }
}
