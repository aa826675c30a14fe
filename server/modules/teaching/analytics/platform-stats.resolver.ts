import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { IS_PUBLIC } from '../../../platform/graphql/public-queries';
import { Service } from '../../../platform/injection';
import { PlatformStatsService } from './platform-stats.service';
import { PlatformStats } from './platform-stats.types';

@Service()
@Resolver()
export class PlatformStatsResolver {
  constructor(private readonly service: PlatformStatsService) {}

  @Extensions(IS_PUBLIC)
  @Query(() => PlatformStats, { description: 'Public totals of the platform.' })
  platformStats(@Ctx() { viewer }: Context) {
    return this.service.platformStats(viewer);
  }
}
