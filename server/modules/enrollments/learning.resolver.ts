import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { RequiresScope } from '../../platform/required-scope';
import { Viewer } from '../accounts/account.types';
import { Enrollment, Learning } from './enrollment.types';
import { learningBatch, LearningService } from './learning.service';

@Service()
@Resolver(() => Viewer)
export class LearningResolver {
  constructor(private readonly service: LearningService) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => Learning, {
    description: "The viewer's learning: enrollments, progress and certificates.",
  })
  learning(@Root() viewer: Viewer, @Ctx() { batches }: Context) {
    return viewer.learning ?? batches.once(learningBatch(viewer), () => this.service.learning(viewer));
  }
}

@Service()
@Resolver(() => Learning)
export class EnrollmentsOfLearningResolver {
  constructor(private readonly service: LearningService) {}

  @FieldResolver(() => [Enrollment], { description: "The viewer's enrollments, most recently used first." })
  async enrollments(@Root() { enrollments }: Learning, @Ctx() { viewer }: Context) {
    return enrollments ?? (await this.service.learning(viewer)).enrollments;
  }
}
