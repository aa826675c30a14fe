import { Field, ID, ObjectType, Int, InputType, registerEnumType } from 'type-graphql';
import type { Viewer } from '../../../platform/viewer';
import { RequiresScope } from '../../../platform/required-scope';
import { Lesson, ShownCourse } from '../../courses/course.types';
import {
  CoursePermission,
  CourseRole,
  PERMISSION_DESCRIPTIONS,
  ROLE_DESCRIPTIONS,
} from '../../courses/permissions/course-permissions.rules';
import { ErrorType, InvalidInput, Payload, resultOf } from '../../../platform/user-error';
import { EditConflict } from '../../accounts/last-edit.types';
import { CourseContent, LessonContent } from '../../courses/course.entities';

const described = (descriptions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(descriptions).map(([name, description]) => [name, { description }]));

registerEnumType(CourseRole, {
  name: 'CourseRole',
  description: "What a member of a course's team is there for.",
  valuesConfig: described(ROLE_DESCRIPTIONS),
});

registerEnumType(CoursePermission, {
  name: 'CoursePermission',
  description: "What a member's role can allow in a course.",
  valuesConfig: described(PERMISSION_DESCRIPTIONS),
});

/** The fields are declared by their modules: courses here, quizzes and the dashboard in their folders. */
@RequiresScope('read:teaching')
@ObjectType({ description: "An instructor's own courses, quizzes and figures." })
export class Teaching {
  @Field(() => ID, { description: "Identifier of the instructor's account." })
  id!: string;

  viewer!: Viewer;
}

/** The parent object of the fields of an instructor. */
export const teachingOf = (viewer: Viewer): Teaching => ({ id: viewer.account.id, viewer });

@ObjectType({ description: 'Enrollment and progress figures of a course.' })
export class InstructorCourseMetrics {
  @Field(() => Int, { description: 'Number of enrolled students.' })
  enrollmentCount!: number;

  @Field(() => Int, { description: 'Enrollments at 100 percent.' })
  completionCount!: number;

  @Field(() => Int, {
    description: 'Percentage of the enrollments that are at 100 percent, rounded; 0 without enrollments.',
  })
  completionRate!: number;

  @Field(() => Int, {
    description: 'Average progress of the students in percent, rounded; 0 without enrollments.',
  })
  averageProgress!: number;
}

/** Fields that other modules add (quizzes, analytics) are declared in their folders; `lessons` has its own resolver. */
@RequiresScope('read:teaching')
@ObjectType({ description: 'A course as its team sees it, drafts included.' })
export class InstructorCourse extends ShownCourse {
  @Field(() => Int, {
    description:
      'Revision number of the course itself, increased by each edit except of its lessons. Pass it to `updateCourse`.',
  })
  revision!: number;

  @Field(() => CourseRole, { description: "The viewer's role in the course." })
  viewerRole!: CourseRole;

  @Field(() => Boolean, {
    description:
      'Whether the owner offers the course to the viewer, who can accept with `acceptCourseOffer`.',
  })
  viewerIsOffered!: boolean;

  /** Whether an assistant may see the students' addresses. */
  viewerSeesAddresses!: boolean;

  @Field(() => InstructorCourseMetrics, { description: 'Enrollment and progress figures.' })
  metrics!: InstructorCourseMetrics;

  /** Loaded with a single course; lists of courses load it in a batch. */
  lessons?: Lesson[];
}

@ObjectType()
abstract class CourseAdded extends Payload<CourseAdded> {
  @Field(() => InstructorCourse, { description: 'The new course.' })
  course!: InstructorCourse;

  @Field(() => Teaching, { description: "The instructor's courses and quizzes, updated." })
  teaching!: Teaching;
}

@ObjectType({ description: 'The course was created as a draft.' })
export class CourseCreated extends CourseAdded {}

@ObjectType({ description: 'The course was saved.' })
export class CourseUpdated extends Payload<CourseUpdated> {
  @Field(() => InstructorCourse, { description: 'The updated course with its new revision.' })
  course!: InstructorCourse;
}

@ErrorType('The course was edited since it was read. Nothing was changed.')
export class CourseEditConflict extends EditConflict<CourseEditConflict> {
  override message = 'This course was edited elsewhere. Reload to see the newer version.';

  @Field(() => InstructorCourse, { description: 'The current version of the course.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'The course was deleted for everyone. Certificates already issued stay valid.' })
export class CourseDeleted {
  @Field(() => ID, { description: 'Identifier of the deleted course.' })
  courseId!: string;

  @Field(() => Teaching, { description: "The instructor's courses and quizzes, updated." })
  teaching!: Teaching;
}

@ObjectType({ description: 'The course was copied to a new draft. Its quizzes are inactive.' })
export class CourseDuplicated extends CourseAdded {}

export const CreateCourseResult = resultOf('createCourse', () => [CourseCreated, InvalidInput]);

export const UpdateCourseResult = resultOf('updateCourse', () => [
  CourseUpdated,
  InvalidInput,
  CourseEditConflict,
]);

@ObjectType()
abstract class LessonPlaced extends Payload<LessonPlaced> {
  @Field(() => Lesson, { description: 'The lesson.' })
  lesson!: Lesson;

  @Field(() => InstructorCourse, { description: 'The course with its lessons in their new order.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'The lesson was added.' })
export class LessonAdded extends LessonPlaced {}

@ObjectType({ description: 'The lesson was saved.' })
export class LessonUpdated extends Payload<LessonUpdated> {
  @Field(() => Lesson, { description: 'The updated lesson with its new revision.' })
  lesson!: Lesson;
}

@ErrorType('The lesson was edited since it was read. Nothing was changed.')
export class LessonEditConflict extends EditConflict<LessonEditConflict> {
  override message = 'This lesson was edited elsewhere. Reload to see the newer version.';

  @Field(() => Lesson, { description: 'The current version of the lesson.' })
  lesson!: Lesson;
}

@ObjectType({
  description: "The lesson was deleted and the students' progress recalculated. `restoreLesson` reverts it.",
})
export class LessonDeleted {
  @Field(() => ID, { description: 'Identifier of the deleted lesson.' })
  lessonId!: string;

  @Field(() => InstructorCourse, { description: 'The course with its remaining lessons.' })
  course!: InstructorCourse;
}

@ObjectType({
  description: "The lesson was restored at its former position, together with the students' completions.",
})
export class LessonRestored extends LessonPlaced {}

@ObjectType({ description: 'The lesson was moved.' })
export class LessonMoved extends LessonPlaced {}

export const AddLessonResult = resultOf('addLesson', () => [LessonAdded, InvalidInput]);

export const UpdateLessonResult = resultOf('updateLesson', () => [
  LessonUpdated,
  InvalidInput,
  LessonEditConflict,
]);

@InputType({ description: 'A course to create or update, without its lessons.' })
export class CourseInput extends CourseContent {}

@InputType({ description: 'A lesson to create or update. A video or notes are required.' })
export class LessonInput extends LessonContent {
  @Field(() => String, {
    defaultValue: '',
    description: 'Notes as Markdown without HTML, at most 50,000 characters.',
  })
  notes!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Captions as WebVTT text, at most 150,000 bytes, instead of a URL; null or blank for none.',
  })
  captionsText?: string | null;
}
