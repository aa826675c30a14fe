import { Ctx, FieldResolver, Resolver, Root, Extensions, Query } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Teaching } from '../authoring/authoring.types';
import { DashboardService } from './dashboard.service';
import { InstructorDashboard, PlatformStats } from './dashboard.types';
import { IS_PUBLIC } from '../../../platform/required-scope';

@Resolver(() => Teaching)
export class TeachingDashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @FieldResolver(() => InstructorDashboard, {
    description: "Figures of the instructor's courses and of those shared with them.",
  })
  dashboard(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('instructor dashboard', () => this.service.dashboard(viewer));
  }

  @Extensions(IS_PUBLIC)
  @Query(() => PlatformStats, { description: 'Public totals of the platform.' })
  platformStats(@Ctx() { viewer }: Context) {
    return this.service.platformStats(viewer);
  }
}
