import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RequiresScope } from '../../platform/required-scope';

/** A typical description has a few sentences, but it can have 10,000 characters, and lists have thousands of lessons. */
const DESCRIPTION_COST = 10;

/** `viewerHasCompleted` is added by the enrollments feature. */
@RequiresScope('none')
@ObjectType({ description: 'A lesson of a course: a video, notes, or both.' })
export class Lesson {
  @Field(() => ID, { description: 'Unique identifier of the lesson.' })
  id!: string;

  courseId!: string;

  @Field(() => Int, { description: 'Position in the course, starting at 1.' })
  position!: number;

  @Field(() => String, { description: 'Title of the lesson, at most 200 characters.' })
  title!: string;

  @Field(() => String, {
    complexity: DESCRIPTION_COST,
    description: 'Summary as plain text; may be empty.',
  })
  description!: string;

  /** Loaded with a single lesson; lists of lessons load them in a batch. */
  notes?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of a YouTube video or media file, or a path on this site; null for a lesson without a video.',
  })
  videoUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the captions of the video (WebVTT); null if there are none or they are stored as text.',
  })
  captionsUrl!: string | null;

  /** Whether the captions are text, which is long and loaded on request only. */
  hasCaptionsText!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Duration as the instructor entered it, e.g. 10:30; null if not given.',
  })
  duration!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Duration in seconds; null if `duration` is missing or is not a clock time.',
  })
  durationSeconds!: number | null;

  @Field(() => Int, {
    description: 'Reading time of the notes in minutes at 200 words a minute, rounded up; 0 without notes.',
  })
  readingMinutes!: number;

  @Field(() => Int, { description: 'Revision number, increased by each edit. Pass it to `updateLesson`.' })
  revision!: number;
}
