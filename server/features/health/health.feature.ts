import type { Feature } from '../../platform/feature';
import { HealthResolver } from './health.resolver';

export const health: Feature = {
  entities: [],
  resolvers: [HealthResolver],
};
