import { Field, ID, ObjectType } from 'type-graphql';
import type { Viewer } from '../../../platform/viewer';
import { RequiresScope } from '../../../platform/required-scope';

/** The fields are declared by their modules: courses here, quizzes and the dashboard in their folders. */
@RequiresScope('read:teaching')
@ObjectType({ description: "An instructor's own courses, quizzes and figures." })
export class Teaching {
  @Field(() => ID, { description: "Identifier of the instructor's account." })
  id!: string;

  viewer!: Viewer;
}
