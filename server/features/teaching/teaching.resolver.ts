import { FieldResolver, Resolver, Root } from 'type-graphql';
import { oncePerApp } from '../../platform/injection';
import { Viewer } from '../accounts/account.types';
import { TeachingService } from './teaching.service';
import { Teaching } from './teaching.types';

@oncePerApp()
@Resolver(() => Viewer)
export class TeachingResolver {
  constructor(private readonly service: TeachingService) {}

  @FieldResolver(() => Teaching, {
    nullable: true,
    description: 'What they teach; null unless they are an instructor.',
  })
  teaching(@Root() viewer: Viewer) {
    return this.service.teachingOf(viewer);
  }
}
