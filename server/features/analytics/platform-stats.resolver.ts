import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { oncePerApp } from '../../platform/injection';
import { PlatformStatsService } from './platform-stats.service';
import { PlatformStats } from './platform-stats.types';

@oncePerApp()
@Resolver()
export class PlatformStatsResolver {
  constructor(private readonly service: PlatformStatsService) {}

  @Query(() => PlatformStats, { description: 'The platform in numbers.' })
  platformStats(@Ctx() { viewer }: Context) {
    return this.service.platformStats(viewer);
  }
}
