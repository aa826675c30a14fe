import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Service } from '../../platform/injection';
import { Administration } from '../accounts/administration/administration.types';
import { HealthService } from './health.service';
import { Health } from './health.types';

@Service()
@Resolver(() => Administration)
export class HealthResolver {
  constructor(private readonly service: HealthService) {}

  @FieldResolver(() => Health, {
    description: 'How the platform is: database, emails, background tasks, disk, memory and versions.',
  })
  health(@Root() { viewer }: Administration) {
    return this.service.health(viewer);
  }
}
