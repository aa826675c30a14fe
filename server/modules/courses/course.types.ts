import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/connection';
import { RequiresScope } from '../../platform/required-scope';
import { CourseFields, CourseLevel, LessonFields } from './course.entities';
import type { CatalogueFilter } from './catalogue.rules';
import type { CourseSort, LengthOption, OptionCounts, PriceOption } from './course-options.rules';
import { enumOf } from '../../platform/enum-of';

export const CourseSortOrder = enumOf<CourseSort>(
  'CourseSort',
  'Order of a list of courses. Courses that contain the search term come first in every order.',
  {
    RELEVANCE: 'By how well they match the search term; without one, featured courses first, then as RATING.',
    RATING: 'By rating, then number of reviews, then newest.',
    NEWEST: 'Newest first.',
    SHORTEST: 'Shortest first; courses without a known duration last.',
  },
);

export const CoursePrice = enumOf<PriceOption>('CoursePrice', 'Whether a course costs something.', {
  FREE: 'The price is 0.',
  PAID: 'Any other price.',
});

export const CourseLength = enumOf<LengthOption>(
  'CourseLength',
  'How long the lessons of a course are in total; see `durationMinutes`.',
  {
    UNDER_1_HOUR: 'Less than 60 minutes.',
    HOURS_1_TO_3: '60 to 179 minutes.',
    HOURS_3_TO_10: '180 to 599 minutes.',
    OVER_10_HOURS: '600 minutes or more.',
  },
);

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

@ObjectType({
  description:
    'Why an administrator unpublished a course, which its instructor cannot publish until the block is lifted.',
})
export class CourseBlock {
  @Field(() => String, { description: 'The reason as plain text, at most 1,000 characters.' })
  reason!: string;

  @Field(() => Date, { description: 'When the reason was written.' })
  blockedAt!: Date | string;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the instructor asked to lift the block; null if they did not since the reason was written.',
  })
  liftRequestedAt!: Date | string | null;
}

/** What students and the instructor see alike. */
@ObjectType()
export abstract class ShownCourse extends CourseFields {
  @Field(() => CourseBlock, {
    nullable: true,
    description:
      'The block of the course, for its team only; null for everyone else, and if no administrator unpublished it.',
  })
  block!: CourseBlock | null;
}

@RequiresScope('none')
@ObjectType({ description: 'A lesson of a course: a video, notes, or both.' })
export class Lesson extends LessonFields {
  /** Loaded with a single lesson; lists of lessons load them in a batch. */
  notes?: string;

  /** Whether the captions are text, which is long and loaded on request only. */
  hasCaptionsText!: boolean;

  @RequiresScope('read:learning')
  @Field(() => Boolean, {
    description: 'Whether the viewer completed the lesson; false when signed out.',
  })
  viewerHasCompleted!: boolean;
}

/** Fields that other modules add (quizzes, viewerEnrollment) are declared in their folders. */
@RequiresScope('none')
@ObjectType({ description: 'A course: an ordered list of lessons by one instructor.' })
export class Course extends ShownCourse {
  @Field(() => Float, { description: 'Average rating in stars, 1 to 5; 0 without public reviews.' })
  rating!: number;

  @Field(() => Int, { description: 'Number of public reviews.' })
  reviewsCount!: number;

  @Field(() => CourseInstructor, { description: 'Instructor of the course.' })
  instructor!: CourseInstructor;

  @Field(() => Boolean, {
    description:
      "Whether the viewer is on the course's team, as its owner or a member; false when signed out.",
  })
  viewerIsInstructor!: boolean;

  /** Loaded with a single course; lists of courses load it in a batch. */
  lessons?: Lesson[];

  /** Loaded with a single course; lists of courses load it in a batch. */
  studentCount?: number;
}

@ObjectType({ description: 'A category with the number of its published courses.' })
export class CategoryCount {
  @Field(() => String, { description: 'Name of the category.' })
  name!: string;

  @Field(() => Int, { description: 'Number of published courses in the category.' })
  courseCount!: number;
}

@ObjectType({ description: 'Number of courses that an option of a filter finds.' })
export class CourseOptionCount {
  @Field(() => String, { description: 'Name of the level, price or length, as in `CourseFilter`.' })
  option!: string;

  @Field(() => Int, {
    description:
      'Number of courses that match the option and all other filters, without a filter of the same kind.',
  })
  courseCount!: number;
}

@RequiresScope('none')
@ObjectType({
  description: 'A page of courses.',
})
export class CourseConnection extends connectionOf(() => Course, 'The courses on this page.') {
  @Field(() => Int, { description: 'Number of courses that match the filter, across all pages.' })
  totalCount!: number;

  @Field(() => Int, {
    description:
      'Number of courses that contain the search term as it is; they come first. Equal to `totalCount` without a search term.',
  })
  exactCount!: number;

  @Field(() => Boolean, {
    description:
      'Whether all words of the search term were found in a course, in other forms or misspelled too.',
  })
  matchesAllWords!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The search term with its spelling corrected, if courses were only found that way; null otherwise.',
  })
  correctedSearch!: string | null;

  optionCounts!: OptionCounts;
}

@InputType({ description: 'Conditions on courses; all must be met. Null and blank fields are ignored.' })
export class CourseFilter implements CatalogueFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Text to find in the title, description, instructor's name, category or skills, ignoring case and accents, at most 100 characters. Courses that contain it come first, then those with its words in any order, in other forms or misspelled, lesson titles included.",
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

  @Field(() => CourseLevel, { nullable: true, description: 'Prior knowledge the course expects.' })
  level?: CourseLevel | null;

  @Field(() => CoursePrice, { nullable: true, description: 'Free or paid courses only.' })
  price?: keyof typeof CoursePrice | null;

  @Field(() => CourseLength, {
    nullable: true,
    description: 'Total length of the lessons. Courses without a known duration match none.',
  })
  length?: keyof typeof CourseLength | null;
}
