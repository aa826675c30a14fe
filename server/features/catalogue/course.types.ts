import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { CourseLevel } from './catalogue.entities';
import type { CatalogueFilter } from './catalogue.rules';
import { Lesson } from './lesson.types';

registerEnumType(CourseLevel, {
  name: 'CourseLevel',
  description: 'Prior knowledge a course expects.',
  valuesConfig: {
    BEGINNER: { description: 'No prior knowledge.' },
    INTERMEDIATE: { description: 'Basic knowledge of the subject.' },
    ADVANCED: { description: 'Practical experience with the subject.' },
  },
});

@ObjectType({ description: 'Public profile of the instructor of a course.' })
export class CourseInstructor {
  @Field(() => ID, { description: "Identifier of the instructor's account." })
  id!: string;

  @Field(() => String, { description: 'Name of the instructor.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Short biography; null if not given.' })
  bio!: string | null;

  @Field(() => String, { nullable: true, description: 'https URL of a picture; null if not given.' })
  pictureUrl!: string | null;
}

/** Fields that other features add (quizzes, viewerEnrollment) are declared in their folders. */
@ObjectType({ description: 'A course: an ordered list of lessons by one instructor.' })
export class Course {
  @Field(() => ID, { description: 'Unique identifier of the course.' })
  id!: string;

  @Field(() => String, { description: 'Title of the course, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description of the course as plain text, at most 10,000 characters.' })
  description!: string;

  @Field(() => String, { description: 'Name of the category.' })
  category!: string;

  @Field(() => CourseLevel, { description: 'Prior knowledge the course expects.' })
  level!: CourseLevel;

  @Field(() => Int, {
    description: 'Price in US cents; 0 for a free course. Prices are displayed, never charged.',
  })
  priceCents!: number;

  @Field(() => [String], { description: 'Topics of the course; called tags in the course form.' })
  skills!: string[];

  @Field(() => Float, { description: 'Average rating in stars, 1 to 5; 0 without reviews.' })
  rating!: number;

  @Field(() => Int, { description: 'Number of reviews.' })
  reviewsCount!: number;

  @Field(() => Int, { description: 'Number of lessons.' })
  lessonCount!: number;

  @Field(() => Boolean, {
    description:
      'Whether the course is published. Drafts and unpublished courses are visible to their instructor and enrolled students only.',
  })
  isPublished!: boolean;

  @Field(() => Date, { description: 'When the course was created.' })
  createdAt!: Date | string;

  @Field(() => CourseInstructor, { description: 'Instructor of the course.' })
  instructor!: CourseInstructor;

  @Field(() => Boolean, {
    description: 'Whether the viewer is the instructor of the course; false when signed out.',
  })
  viewerIsInstructor!: boolean;

  /** Loaded with a single course; lists of courses load it in a batch. */
  lessons?: Lesson[];
}

@ObjectType({ description: 'A category with the number of its published courses.' })
export class CategoryCount {
  @Field(() => String, { description: 'Name of the category.' })
  name!: string;

  @Field(() => Int, { description: 'Number of published courses in the category.' })
  courseCount!: number;
}

@ObjectType({ description: 'A page of courses, sorted by rating, then number of reviews, then newest.' })
export class CourseConnection {
  @Field(() => [Course], { description: 'The courses on this page.' })
  nodes!: Course[];

  @Field(() => Int, { description: 'Number of courses that match the filter, across all pages.' })
  totalCount!: number;

  @Field(() => PageInfo, { description: 'Pagination information.' })
  pageInfo!: PageInfo;
}

@InputType({ description: 'Conditions on courses; all must be met. Null and blank fields are ignored.' })
export class CourseFilter implements CatalogueFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Text to find in the title, description, instructor's name, category or skills, ignoring case and accents, at most 100 characters.",
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Exact name of the category.' })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text to find in the skills, ignoring case and accents.',
  })
  skill?: string | null;

  @Field(() => Float, { nullable: true, description: 'Minimum rating in stars.' })
  minRating?: number | null;
}
