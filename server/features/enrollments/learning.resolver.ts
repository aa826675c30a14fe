import { FieldResolver, Resolver, Root } from 'type-graphql';
import { oncePerApp } from '../../platform/injection';
import { Viewer } from '../accounts/account.types';
import { Learning } from './enrollment.types';
import { LearningService } from './learning.service';

@oncePerApp()
@Resolver(() => Viewer)
export class LearningResolver {
  constructor(private readonly service: LearningService) {}

  @FieldResolver(() => Learning, { description: 'What they learn and how far they are.' })
  learning(@Ctx() { viewer, batches }: Context) {
    return batches.once('learning', () => this.service.learning(viewer));
  }
}
