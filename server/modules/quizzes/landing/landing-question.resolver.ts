import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { IS_PUBLIC, viewerWithScope } from '../../../platform/required-scope';
import { LandingQuestionService } from './landing-question.service';
import { LandingQuestion } from './landing-question.types';

@Resolver()
export class LandingQuestionResolver {
  constructor(private readonly service: LandingQuestionService) {}

  @Extensions(IS_PUBLIC)
  @Query(() => LandingQuestion, {
    nullable: true,
    description:
      'The question on the landing page; null if administrators chose none, or if it is no longer released, its quiz is inactive or its course unpublished.',
  })
  landingQuestion(@Ctx() { viewer }: Context) {
    return this.service.chosen(viewerWithScope(viewer, 'read:learning'));
  }
}
