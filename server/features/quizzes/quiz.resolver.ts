import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { oncePerApp } from '../../platform/injection';
import { Course } from '../catalogue/course.types';
import { QuizService } from './quiz.service';
import { Quiz } from './quiz.types';

@oncePerApp()
@Resolver(() => Course)
export class CourseQuizzesResolver {
  constructor(private readonly service: QuizService) {}

  @FieldResolver(() => [Quiz], { description: 'Its quizzes, oldest first.' })
  quizzes(@Root() course: Course, @Ctx() { batches }: Context) {
    return (
      course.quizzes ?? batches.load('quizzes of course', course.id, (ids) => this.service.quizzesOf(ids))
    );
  }
}
