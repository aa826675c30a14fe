import { Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { Administration } from '../../accounts/administration/administration.types';
import { HealthService } from './health.service';
import { Health } from './health.types';

@Resolver(() => Administration)
export class HealthResolver {
  constructor(private readonly service: HealthService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Health, {
    description: 'How the platform is: database, emails, background tasks, disk, memory and versions.',
  })
  health(@Root() { viewer }: Administration) {
    return this.service.health(viewer);
  }
}
