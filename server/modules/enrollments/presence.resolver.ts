import { Arg, Ctx, FieldResolver, Float, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { RequiresScope } from '../../platform/required-scope';
import { Lesson } from '../courses/lesson.types';
import { LessonPosition, WatchedRange } from './enrollment.types';
import { PresenceService } from './presence.service';

@Service()
@Resolver()
export class PresenceResolver {
  constructor(private readonly service: PresenceService) {}

  @RequiresScope('write:learning')
  @Mutation(() => Int, {
    description:
      'Records that the viewer had a lesson open, and returns the seconds counted: at most 60, and never more than the time since the previous call. With `position` it also keeps the viewer’s place in the video, unless a newer one is known, and what they have played of it. FORBIDDEN unless enrolled.',
  })
  recordPresence(
    @Arg('lessonId', () => ID, { description: 'Identifier of the lesson.' }) lessonId: string,
    @Arg('seconds', () => Int, {
      description: 'Seconds the lesson was open; at least 1, or 0 with a position.',
    })
    seconds: number,
    @Arg('position', () => Float, {
      nullable: true,
      description: 'Playback position in seconds, 0 to 360,000; null to keep the known one.',
    })
    position: number | null | undefined,
    @Arg('positionAge', () => Float, {
      defaultValue: 0,
      description: 'Seconds since the playback was at this position, for positions sent later; at least 0.',
    })
    positionAge: number,
    @Arg('watched', () => [WatchedRange], {
      defaultValue: [],
      description:
        'What the viewer has played of the video, at most 50 ranges; added to what is known. Ignored without a position.',
    })
    watched: WatchedRange[],
    @Ctx() { viewer }: Context,
  ) {
    return this.service.recordPresence(viewer, lessonId, { seconds, position, positionAge, watched });
  }
}

@Service()
@Resolver(() => Lesson)
export class LessonPositionResolver {
  constructor(private readonly service: PresenceService) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => LessonPosition, {
    nullable: true,
    description: "Where the viewer stopped in the lesson's video; null when signed out or not started.",
  })
  viewerPosition(@Root() lesson: Lesson, @Ctx() { viewer, batches }: Context) {
    if (lesson.viewerPosition !== undefined || !viewer) return lesson.viewerPosition ?? null;
    return batches.load('lesson positions', lesson.id, (ids) => this.service.positionsIn(viewer, ids));
  }
}
