import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { CourseLevel } from './catalogue.entities';
import type { CatalogueFilter } from './catalogue.rules';
import { Lesson } from './lesson.types';

registerEnumType(CourseLevel, {
  name: 'CourseLevel',
  description: 'How much a course expects its students to know.',
  valuesConfig: {
    BEGINNER: { description: 'Nothing.' },
    INTERMEDIATE: { description: 'The basics of its subject.' },
    ADVANCED: { description: 'Practice in its subject.' },
  },
});

@ObjectType({ description: 'What everyone may know of the person who teaches a course.' })
export class CourseInstructor {
  @Field(() => ID, { description: "The instructor's account." })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Their words about themselves; null when not given.' })
  bio!: string | null;

  @Field(() => String, { nullable: true, description: 'An https address of a picture; null when not given.' })
  pictureUrl!: string | null;
}

/** Fields that other features add (quizzes, viewerEnrollment) are declared in their folders. */
@ObjectType({ description: 'A course: a line of lessons that ends in a certificate.' })
export class Course {
  @Field(() => ID, { description: 'The course, for good.' })
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

  @Field(() => [String], { description: "The course's topics; the authoring form calls them tags." })
  skills!: string[];

  @Field(() => Float, { description: "The average of its reviews' stars, 1 to 5; 0 without reviews." })
  rating!: number;

  @Field(() => Int, { description: 'How many students reviewed it.' })
  reviewsCount!: number;

  @Field(() => Int, { description: 'How many lessons it has.' })
  lessonCount!: number;

  @Field(() => Boolean, {
    description: 'false: a draft, or taken back; seen by its author and whoever is enrolled.',
  })
  isPublished!: boolean;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date | string;

  @Field(() => CourseInstructor, { description: 'Who teaches it.' })
  instructor!: CourseInstructor;

  @Field(() => Boolean, { description: 'Whether the viewer teaches it; false when signed out.' })
  viewerIsInstructor!: boolean;

  /** Read along by the statements of one course; lists leave it to a batched read. */
  lessons?: Lesson[];
}

@ObjectType({ description: 'A category that published courses have.' })
export class CategoryCount {
  @Field(() => String, { description: "The category's name." })
  name!: string;

  @Field(() => Int, { description: 'How many published courses have it.' })
  courseCount!: number;
}

@ObjectType({ description: 'Courses, best rated first: by rating, then reviews, then newest.' })
export class CourseConnection {
  @Field(() => [Course], { description: 'The courses of this page.' })
  nodes!: Course[];

  @Field(() => Int, { description: 'How many courses match the filter, on all pages together.' })
  totalCount!: number;

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo!: PageInfo;
}

@InputType({ description: 'All given conditions must hold; a null or blank one is none.' })
export class CourseFilter implements CatalogueFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Contained in title, description, instructor, category or a skill; case and marks do not count. At most 100 characters.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Exactly this category.' })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Contained in any skill; case and marks do not count.',
  })
  skill?: string | null;

  @Field(() => Float, { nullable: true, description: 'At least this rating.' })
  minRating?: number | null;
}
