import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { selectsOnly } from '../../platform/graphql/selected-fields';
import { Service } from '../../platform/injection';
import { RequiresScope } from '../../platform/required-scope';
import { Viewer } from '../accounts/account.types';
import { Enrollment, Learning } from './enrollment.types';
import { BRIEF_FIELDS, learningBatches, LearningService } from './learning.service';

@Service()
@Resolver(() => Viewer)
export class LearningResolver {
  constructor(private readonly service: LearningService) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => Learning, {
    description: "The viewer's learning: enrollments, progress and certificates.",
  })
  learning(@Root() viewer: Viewer, @Ctx() { batches }: Context, @Info() info: GraphQLResolveInfo) {
    const isBrief = selectsOnly(info, BRIEF_FIELDS);
    const batch = learningBatches(viewer)[isBrief ? 'brief' : 'whole'];
    return viewer.learning ?? batches.once(batch, () => this.service.learning(viewer, isBrief));
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
