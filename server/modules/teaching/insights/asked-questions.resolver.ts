import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { InstructorLessonProgress } from '../analytics/course-analytics.types';
import { AskedQuestionsService } from './asked-questions.service';
import { AskedQuestions } from './asked-questions.types';

@Resolver(() => InstructorLessonProgress)
export class LessonQuestionsResolver {
  constructor(private readonly service: AskedQuestionsService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => AskedQuestions, {
    nullable: true,
    description:
      'What students asked the assistant about the lesson; null if fewer than three students asked, so that nobody can be recognized.',
  })
  askedQuestions(@Root() { lessonId }: InstructorLessonProgress, @Ctx() { viewer, batches }: Context) {
    return batches.load('asked questions', lessonId, (ids) => this.service.about(viewer, ids));
  }
}
