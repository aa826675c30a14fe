import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
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

  @Mutation(() => AddLessonResult, { description: 'Adds a lesson to one of their courses.' })
  addLesson(
    @Arg('courseId', () => ID, { description: 'The course.' }) courseId: string,
    @Arg('input', () => LessonInput, { description: 'The lesson.' }) input: LessonInput,
    @Arg('position', () => Int, {
      nullable: true,
      description: 'Its place, counted from 1; null and anything beyond the end: the end.',
    })
    position: number | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.addLesson(viewer, courseId, input, position ?? null);
  }

  @Mutation(() => UpdateLessonResult, { description: 'Edits a lesson.' })
  updateLesson(
    @Arg('id', () => ID, { description: 'The lesson.' }) id: string,
    @Arg('input', () => LessonInput, { description: 'All of what it becomes.' }) input: LessonInput,
    @Arg('revision', () => Int, { description: 'The revision that was edited.' }) revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.updateLesson(viewer, id, input, revision);
  }

  @Mutation(() => LessonDeleted, {
    description: "Deletes a lesson and counts the students' progress anew; restoreLesson undoes it.",
  })
  deleteLesson(@Arg('id', () => ID, { description: 'The lesson.' }) id: string, @Ctx() { viewer }: Context) {
    return this.service.deleteLesson(viewer, id);
  }

  @Mutation(() => LessonRestored, {
    description: 'Brings a deleted lesson back to where it stood. NOT_FOUND when it is not deleted.',
  })
  restoreLesson(@Arg('id', () => ID, { description: 'The lesson.' }) id: string, @Ctx() { viewer }: Context) {
    return this.service.restoreLesson(viewer, id);
  }

  @Mutation(() => LessonMoved, { description: 'Gives a lesson another place within its course.' })
  moveLesson(
    @Arg('id', () => ID, { description: 'The lesson.' }) id: string,
    @Arg('toPosition', () => Int, {
      description: 'The place it is to have, counted from 1; beyond the end: the end.',
    })
    toPosition: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.moveLesson(viewer, id, toPosition);
  }
}
