import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { InvalidInput, UserError } from '../../platform/user-error';
import { Course } from './course.types';

@ObjectType({ description: "A student's stars for a course; one a student and course." })
export class Review {
  @Field(() => ID, { description: 'The review, for good.' })
  id!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text, at most 2,000 characters; null when not given.',
  })
  text!: string | null;

  @Field(() => String, { description: "The student's name." })
  studentName!: string;

  @Field(() => Date, { description: 'When it was first written.' })
  createdAt!: Date | string;
}

@ObjectType({ description: 'How many reviews give this many stars.' })
export class StarCount {
  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => Int, { description: 'How many reviews.' })
  count!: number;
}

@ObjectType({ description: "A course's reviews, newest first." })
export class ReviewConnection {
  @Field(() => [Review], { description: 'The reviews of this page.' })
  nodes!: Review[];

  @Field(() => [StarCount], { description: 'Of all pages together: one for each number of stars, 5 first.' })
  starCounts!: StarCount[];

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo!: PageInfo;
}

@InputType({ description: "The viewer's review of a course; a second one takes the first one's place." })
export class WriteReviewInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters; null or blank for none.' })
  text?: string | null;
}

@ObjectType({ description: 'The review counts from now on.' })
export class ReviewWritten {
  @Field(() => Review, { description: 'The review.' })
  review: Review;

  @Field(() => Course, { description: 'The course, whose rating has moved.' })
  course: Course;

  constructor(review: Review, course: Course) {
    this.review = review;
    this.course = course;
  }
}

@ObjectType({
  implements: UserError,
  description: 'Only who is enrolled and has done a lesson reviews a course, and never its author.',
})
export class ReviewNotAllowed extends UserError {
  override message = 'Complete a lesson of this course before you review it';
}

@ObjectType({ description: "The viewer's review is gone; also when there was none." })
export class ReviewDeleted {
  @Field(() => Course, { description: 'The course, whose rating has moved.' })
  course: Course;

  constructor(course: Course) {
    this.course = course;
  }
}

export const WriteReviewResult = createUnionType({
  name: 'WriteReviewResult',
  description: 'What became of a review.',
  types: () => [ReviewWritten, ReviewNotAllowed, InvalidInput] as const,
});
