import { Arg, Ctx, Extensions, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { IS_PUBLIC, RequiresScope, viewerWithScope } from '../../../platform/required-scope';
import { CatalogueService } from './catalogue.service';
import { Course } from '../course.types';
import { Lesson } from '../lesson.types';
import { captionsPath } from '../video.rules';

/** Captions have up to 150 kB and notes up to 50,000 characters, and aliases could request them many times. */
const CAPTIONS_TEXT_COST = 2_000;
const NOTES_COST = 600;

@Resolver(() => Lesson)
export class LessonResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Extensions(IS_PUBLIC)
  @Query(() => Lesson, {
    nullable: true,
    description: 'A lesson; null if it does not exist or is not visible to the viewer.',
  })
  lesson(
    @Arg('id', () => ID, { description: 'Identifier of the lesson.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.catalogue.lesson(viewerWithScope(viewer, 'read:learning'), id);
  }

  @FieldResolver(() => Course, { description: 'The course the lesson belongs to.' })
  course(@Root() lesson: Lesson & { course?: Course }, @Ctx() { viewer, batches }: Context) {
    return (
      lesson.course ?? batches.load('course', lesson.courseId, (ids) => this.catalogue.coursesOf(viewer, ids))
    );
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => String, {
    complexity: NOTES_COST,
    description: 'Notes as Markdown without HTML; empty if there are none. At most 200 lessons per request.',
  })
  async notes(@Root() { id, notes }: Lesson, @Ctx() { viewer, batches }: Context) {
    if (notes !== undefined) return notes;
    const read = await batches.load('notes', id, (ids) => this.catalogue.notesOf(viewer, ids));
    // null only if the lesson was deleted in the meantime.
    return read ?? '';
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Path of the captions file, if the captions are stored as text; null otherwise. Readable by everyone who can read the lesson.',
  })
  captionsPath(@Root() lesson: Lesson) {
    return lesson.hasCaptionsText ? captionsPath(lesson) : null;
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => String, {
    nullable: true,
    complexity: CAPTIONS_TEXT_COST,
    description:
      'Captions as WebVTT text; null if there are none or they are a URL. At most 20 lessons per request.',
  })
  captionsText(@Root() { id, hasCaptionsText }: Lesson, @Ctx() { viewer, batches }: Context) {
    return hasCaptionsText
      ? batches.load('captions text', id, (ids) => this.catalogue.captionsTexts(viewer, ids))
      : null;
  }
}
