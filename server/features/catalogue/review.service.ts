import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';

const writeOne = `/* catalogue: write review */
  insert into reviews (id, course_id, student_id, stars, text, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (course_id, student_id) do update set stars = excluded.stars, text = excluded.text`;

/** The course's row is locked by the update, so two reviews at once leave the average of both. */
const recount = `/* catalogue: recount reviews */
  update courses c set (rating, reviews_count) =
    (select coalesce(avg(r.stars), 0)::float8, count(*)::int from reviews r where r.course_id = c.id)
  where c.id = $1`;

@oncePerApp()
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** One review a student and course, a second one takes the first one's place; rating and count move with it. */
  async writeReview(studentId: string, courseId: string, stars: number, text: string | null): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.query('select from courses where id = $1 for update', [courseId]);
      await transaction.query(writeOne, [newId(), courseId, studentId, stars, text, this.clock.now()]);
      await transaction.query(recount, [courseId]);
    });
  }
}
