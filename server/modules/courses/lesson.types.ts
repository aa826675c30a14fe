import { Field, ObjectType } from 'type-graphql';
import { RequiresScope } from '../../platform/required-scope';
import { LessonFields } from './course.entities';

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
