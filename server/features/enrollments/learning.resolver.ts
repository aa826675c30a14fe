import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { oncePerApp } from '../../platform/injection';
import { Viewer } from '../accounts/account.types';
import { Enrollment, Learning } from './enrollment.types';
import { learningBatch, LearningService } from './learning.service';

@oncePerApp()
@Resolver(() => Viewer)
export class LearningResolver {
  constructor(private readonly service: LearningService) {}

  @FieldResolver(() => Learning, { description: 'What they learn and how far they are.' })
  learning(@Root() viewer: Viewer, @Ctx() { batches }: Context) {
    return viewer.learning ?? batches.once(learningBatch(viewer), () => this.service.learning(viewer));
  }
}

@oncePerApp()
@Resolver(() => Learning)
export class EnrollmentsOfLearningResolver {
  constructor(private readonly service: LearningService) {}

  @FieldResolver(() => [Enrollment], { description: 'Where the viewer is enrolled, last used first.' })
  async enrollments(@Root() { enrollments }: Learning, @Ctx() { viewer }: Context) {
    return enrollments ?? (await this.service.learning(viewer)).enrollments;
  }
}
