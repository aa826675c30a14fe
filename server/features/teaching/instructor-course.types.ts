import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CourseLevel } from '../catalogue/catalogue.entities';
import type { Lesson } from '../catalogue/lesson.types';

@ObjectType({ description: 'How a course does with those who are enrolled in it, at the moment of asking.' })
export class InstructorCourseMetrics {
  @Field(() => Int, { description: 'Students who are enrolled.' })
  enrollmentCount!: number;

  @Field(() => Int, { description: 'Those of them at exactly 100 percent.' })
  completionCount!: number;

  @Field(() => Int, { description: 'Completions of enrollments in percent, rounded; 0 without enrollments.' })
  completionRate!: number;

  @Field(() => Int, { description: "The mean of the students' percents, rounded; 0 without enrollments." })
  averageProgress!: number;
}

/** Fields that other features add (quizzes, analytics) are declared in their folders; lessons has its own resolver. */
@ObjectType({ description: 'A course as its author sees it, drafts included.' })
export class InstructorCourse {
  @Field(() => ID, { description: 'The course, for good; the same id as the Course that students see.' })
  id!: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text, at most 10,000 characters.' })
  description!: string;

  @Field(() => String, { description: "One of the catalogue's or the course form's categories." })
  category!: string;

  @Field(() => CourseLevel, { description: 'What it expects.' })
  level!: CourseLevel;

  @Field(() => Int, { description: 'In US cents; 0 is free. Shown, not charged.' })
  priceCents!: number;

  @Field(() => [String], { description: 'Its topics; the course form calls them tags.' })
  skills!: string[];

  @Field(() => Boolean, { description: 'false: a draft, or taken back.' })
  isPublished!: boolean;

  @Field(() => Int, { description: 'How many lessons it has.' })
  lessonCount!: number;

  @Field(() => Int, {
    description: 'Counts edits of the course itself, lessons aside; hand it back with an update.',
  })
  revision!: number;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date | string;

  @Field(() => InstructorCourseMetrics, { description: 'How it does.' })
  metrics!: InstructorCourseMetrics;

  /** Read along by the statement of one course; lists leave it to a batched read. */
  lessons?: Lesson[];
}
