import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { oncePerApp } from '../../platform/injection';
import { CatalogueService } from './catalogue.service';
import { Course } from './course.types';
import { Lesson } from './lesson.types';
import { durationSeconds } from './video.rules';

@oncePerApp()
@Resolver(() => Lesson)
export class LessonResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Query(() => Lesson, {
    nullable: true,
    description: 'One lesson; null when there is none, or none the viewer may know of.',
  })
  lesson(@Arg('id', () => ID, { description: 'The lesson.' }) id: string, @Ctx() { viewer }: Context) {
    return this.catalogue.lesson(viewer, id);
  }

  @FieldResolver(() => Course, { description: 'The course it is a stop of.' })
  course(@Root() lesson: Lesson & { course?: Course }, @Ctx() { viewer, batches }: Context) {
    return (
      lesson.course ?? batches.load('course', lesson.courseId, (ids) => this.catalogue.coursesOf(viewer, ids))
    );
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The duration in seconds; null when it is no clock time.',
  })
  durationSeconds(@Root() lesson: Lesson) {
    return lesson.duration === null ? null : durationSeconds(lesson.duration);
  }
}
