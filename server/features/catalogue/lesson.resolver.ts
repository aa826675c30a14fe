import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { IS_PUBLIC } from '../../platform/graphql/prepared-operations';
import { Service } from '../../platform/injection';
import { CatalogueService } from './catalogue.service';
import { Course } from './course.types';
import { Lesson } from './lesson.types';
import { captionsPath, durationSeconds } from './video.rules';

/** They are up to 150 kB and 50,000 characters, and aliases could ask for them again and again. */
const CAPTIONS_TEXT_COST = 2_000;
const NOTES_COST = 600;

@Service()
@Resolver(() => Lesson)
export class LessonResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Extensions(IS_PUBLIC)
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

  @FieldResolver(() => String, {
    complexity: NOTES_COST,
    description: 'Markdown without HTML; empty when there are none. Of at most 200 lessons a request.',
  })
  async notes(@Root() { id, notes }: Lesson, @Ctx() { viewer, batches }: Context) {
    if (notes !== undefined) return notes;
    const read = await batches.load('notes', id, (ids) => this.catalogue.notesOf(viewer, ids));
    // Null only when the lesson went in between.
    return read ?? '';
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The path that gives captions which are a text to everyone who may read the lesson; null when there is none.',
  })
  captionsPath(@Root() lesson: Lesson) {
    return lesson.hasCaptionsText ? captionsPath(lesson) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: CAPTIONS_TEXT_COST,
    description:
      'Captions as WebVTT text; null when there are none, or an address. Of at most 20 lessons a request.',
  })
  captionsText(@Root() { id, hasCaptionsText }: Lesson, @Ctx() { viewer, batches }: Context) {
    return hasCaptionsText
      ? batches.load('captions text', id, (ids) => this.catalogue.captionsTexts(viewer, ids))
      : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The duration in seconds; null when it is no clock time.',
  })
  durationSeconds(@Root() lesson: Lesson) {
    return lesson.duration === null ? null : durationSeconds(lesson.duration);
  }
}
