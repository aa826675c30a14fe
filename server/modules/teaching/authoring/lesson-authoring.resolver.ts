import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { RequiresScope } from '../../../platform/required-scope';
import { LessonAuthoringService } from './lesson-authoring.service';
import {
  AddLessonResult,
  LessonDeleted,
  LessonMoved,
  LessonRestored,
  UpdateLessonResult,
} from './lesson-authoring.types';
import { LessonInput } from './teaching.inputs';

@Service()
@Resolver()
export class LessonAuthoringResolver {
  constructor(private readonly service: LessonAuthoringService) {}

  @RequiresScope('write:teaching')
  @Mutation(() => AddLessonResult, { description: "Adds a lesson to one of the viewer's courses." })
  addLesson(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('input', () => LessonInput, { description: 'The lesson to add.' }) input: LessonInput,
    @Arg('position', () => Int, {
      nullable: true,
      description: 'Position in the course, starting at 1; null or a number beyond the end to append.',
    })
    position: number | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.addLesson(viewer, courseId, input, position ?? null);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => UpdateLessonResult, { description: 'Updates a lesson.' })
  updateLesson(
    @Arg('id', () => ID, { description: 'Identifier of the lesson.' }) id: string,
    @Arg('input', () => LessonInput, { description: 'The new content of the lesson.' }) input: LessonInput,
    @Arg('revision', () => Int, { description: '`revision` of the lesson when it was read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.updateLesson(viewer, id, input, revision);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => LessonDeleted, {
    description: "Deletes a lesson and recalculates the students' progress. `restoreLesson` reverts it.",
  })
  deleteLesson(
    @Arg('id', () => ID, { description: 'Identifier of the lesson.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.deleteLesson(viewer, id);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => LessonRestored, {
    description: 'Restores a deleted lesson at its former position. NOT_FOUND if it is not deleted.',
  })
  restoreLesson(
    @Arg('id', () => ID, { description: 'Identifier of the lesson.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.restoreLesson(viewer, id);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => LessonMoved, { description: 'Moves a lesson to another position in its course.' })
  moveLesson(
    @Arg('id', () => ID, { description: 'Identifier of the lesson.' }) id: string,
    @Arg('toPosition', () => Int, {
      description: 'New position, starting at 1; a number beyond the end moves it to the end.',
    })
    toPosition: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.moveLesson(viewer, id, toPosition);
  }
}
