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
      'Says that the viewer had a lesson open; answers the seconds counted: at most 60, and no more than passed since the last time. FORBIDDEN unless enrolled.',
  })
  recordPresence(
    @Arg('lessonId', () => ID, { description: 'The lesson.' }) lessonId: string,
    @Arg('seconds', () => Int, { description: 'How long, at least 1.' }) seconds: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.recordPresence(viewer, lessonId, seconds);
  }
}
