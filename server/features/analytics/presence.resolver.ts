import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { PresenceService } from './presence.service';

@Service()
@Resolver()
export class PresenceResolver {
  constructor(private readonly service: PresenceService) {}

  @Mutation(() => Int, {
    description:
      'Records that the viewer had a lesson open, and returns the seconds counted: at most 60, and never more than the time since the previous call. FORBIDDEN unless enrolled.',
  })
  recordPresence(
    @Arg('lessonId', () => ID, { description: 'Identifier of the lesson.' }) lessonId: string,
    @Arg('seconds', () => Int, { description: 'Seconds the lesson was open, at least 1.' }) seconds: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.recordPresence(viewer, lessonId, seconds);
  }
}
