import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { Teaching } from '../authoring/teaching.types';
import { DashboardService } from './dashboard.service';
import { InstructorDashboard } from './dashboard.types';

@Service()
@Resolver(() => Teaching)
export class TeachingDashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @FieldResolver(() => InstructorDashboard, {
    description: "Figures of the instructor's courses and of those shared with them.",
  })
  dashboard(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('instructor dashboard', () => this.service.dashboard(viewer));
  }
}
