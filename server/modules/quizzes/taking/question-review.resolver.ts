import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { QuestionLesson, QuestionReview } from '../quiz-attempt.types';
import { QuizAttemptService } from './quiz-attempt.service';

@Service()
@Resolver(() => QuestionReview)
export class QuestionReviewResolver {
  constructor(private readonly attempts: QuizAttemptService) {}

  @FieldResolver(() => QuestionLesson, {
    nullable: true,
    description: 'The lesson to repeat after a wrong answer; null for none, or if it was deleted.',
  })
  lesson(@Root() { lessonId }: QuestionReview, @Ctx() { viewer, batches }: Context) {
    return lessonId === null
      ? null
      : batches.load('lesson of question', lessonId, (ids) => this.attempts.lessonsOf(viewer, ids));
  }
}
