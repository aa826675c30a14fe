import type { Feature } from '../../platform/feature';
import { TeachingResolver } from './teaching.resolver';

export const teaching: Feature = {
  entities: [],
  resolvers: [TeachingResolver],
};
