import type { Feature } from '../../platform/feature';
import { PlatformStatsResolver } from './platform-stats.resolver';

export const analytics: Feature = {
  entities: [],
  resolvers: [PlatformStatsResolver],
};
