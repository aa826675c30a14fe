import type { Feature } from '../../platform/feature';
import { PlatformResolver } from './platform.resolver';

export const demo: Feature = {
  entities: [],
  resolvers: [PlatformResolver],
};
