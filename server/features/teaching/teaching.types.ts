import { Field, ID, ObjectType } from 'type-graphql';
import type { Viewer } from '../../platform/viewer';

/** Everything below it is declared where it is resolved: courses here, quizzes and the dashboard in their folders. */
@ObjectType({ description: 'What an instructor works on; everything an author alone may see hangs here.' })
export class Teaching {
  @Field(() => ID, { description: "The instructor's account." })
  id!: string;

  viewer!: Viewer;
}
