import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { JoiningSettingsService } from './joining-settings.service';
import { CourseJoining, EnrollmentRequestConnection } from './joining.types';

const FIRST = { defaultValue: 50, description: 'Maximum number of people to return, 1 to 100.' };
const AFTER = {
  nullable: true,
  description: '`endCursor` of the previous page; null for the first page.',
} as const;

@Service()
@Resolver(() => CourseJoining)
export class CourseJoiningResolver {
  constructor(private readonly service: JoiningSettingsService) {}

  @FieldResolver(() => EnrollmentRequestConnection, {
    description: 'Requests that wait for a decision, oldest first.',
  })
  requests(
    @Root() { courseId }: CourseJoining,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.requests(viewer, courseId, { first, after });
  }

  @FieldResolver(() => EnrollmentRequestConnection, { description: 'The waiting list, in order.' })
  waiting(
    @Root() { courseId }: CourseJoining,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.waitingList(viewer, courseId, { first, after });
  }
}
