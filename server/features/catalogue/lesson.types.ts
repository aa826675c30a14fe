import { Field, ID, Int, ObjectType } from 'type-graphql';

/** A usual one is some sentences, but it may have 10,000 characters, and lists have thousands of lessons. */
const DESCRIPTION_COST = 10;

/** viewerHasCompleted is added by the enrollments feature. */
@ObjectType({ description: 'A stop of a course: a film, notes, or both.' })
export class Lesson {
  @Field(() => ID, { description: 'The lesson, for good.' })
  id!: string;

  courseId!: string;

  @Field(() => Int, { description: 'Its place in the course, counted from 1.' })
  position!: number;

  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, {
    complexity: DESCRIPTION_COST,
    description: 'One or two plain sentences; may be empty.',
  })
  description!: string;

  /** Read along by the statement of one lesson; lists leave them to a batched read. */
  notes?: string;

  @Field(() => String, {
    nullable: true,
    description: 'A YouTube link, a media file or a path of this site; null: a lesson to read.',
  })
  videoUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address of WebVTT captions of the film; null when there are none, or a text.',
  })
  captionsUrl!: string | null;

  /** Whether its captions are a text, which is long and read only where it is asked for. */
  hasCaptionsText!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'As its author wrote it, such as 10:30; null when not given.',
  })
  duration!: string | null;

  @Field(() => Int, { description: "Counts its author's edits; an author hands it back with an update." })
  revision!: number;
}
