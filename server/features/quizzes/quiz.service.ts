import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { oncePerApp } from '../../platform/injection';
import { Quiz as QuizEntity } from './quiz.entities';
import type { Quiz } from './quiz.types';

@oncePerApp()
export class QuizService {
  constructor(private readonly database: Database) {}

  /** The quizzes of each of these courses, oldest first, in the ids' order. */
  async quizzesOf(courseIds: readonly string[]): Promise<Quiz[][]> {
    const quizzes = await this.database.with(QuizEntity, (repository) =>
      repository.find({ where: { courseId: In([...courseIds]) }, order: { createdAt: 'ASC', id: 'ASC' } }),
    );
    return courseIds.map((id) => quizzes.filter((quiz) => quiz.courseId === id));
  }
}
