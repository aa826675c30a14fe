import { Query, Resolver } from 'type-graphql';
import { oncePerApp } from '../../platform/injection';
import { PlatformStatsService } from './platform-stats.service';
import { PlatformStats } from './platform-stats.types';

@oncePerApp()
@Resolver()
export class PlatformStatsResolver {
  constructor(private readonly service: PlatformStatsService) {}

  @Query(() => PlatformStats, { description: 'The platform in numbers.' })
  platformStats() {
    return this.service.platformStats();
  }
}
