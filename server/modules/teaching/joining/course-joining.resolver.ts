import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { JoiningSettingsService } from './joining-settings.service';
import { CourseJoining, EnrollmentRequestConnection } from './joining.types';

@Service()
@Resolver(() => CourseJoining)
export class CourseJoiningResolver {
  constructor(private readonly service: JoiningSettingsService) {}

  @FieldResolver(() => EnrollmentRequestConnection, {
    description: 'Requests that wait for a decision, oldest first.',
  })
  requests(@Root() { courseId }: CourseJoining, @PageArgs('people') page: Page, @Ctx() { viewer }: Context) {
    return this.service.requests(viewer, courseId, page);
  }

  @FieldResolver(() => EnrollmentRequestConnection, { description: 'The waiting list, in order.' })
  waiting(@Root() { courseId }: CourseJoining, @PageArgs('people') page: Page, @Ctx() { viewer }: Context) {
    return this.service.waitingList(viewer, courseId, page);
  }
}
