import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { QuestionType } from '../quiz.entities';

/**
 * Questions `n` with options that everyone may see with their answers: of active quizzes that their authors released for
 * practice, about a lesson `l` of a published course `c`.
 */
const released = sql`questions n join quizzes q on q.id = n.quiz_id join courses c on c.id = q.course_id
  join lessons l on l.id = n.lesson_id and l.course_id = c.id
  where n.type in ('MULTIPLE_CHOICE', 'TRUE_FALSE') and q.is_practice and q.is_active and q.deleted_at is null
    and c.is_published and c.deleted_at is null`;

/** The question that an administrator has chosen; no row if none is, or if not everyone may see it any more. */
export const chosenQuestion = statement('landing: question', {
  id: z.string(),
  type: z.enum(QuestionType),
  text: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.string(),
  explanation: z.string().nullable(),
  lessonId: z.string(),
})`
    select n.id, n.type, n.text, n.options, n.correct_answer as "correctAnswer", n.explanation, l.id as "lessonId"
    from ${released} and n.id = (select landing_question_id from platform_settings)`;

const CHOICES_MAX = 500;

/** What administrators can choose from, by course. */
export const questionChoices = statement('landing: choices', {
  id: z.string(),
  text: z.string(),
  courseTitle: z.string(),
  lessonTitle: z.string(),
})`
    select n.id, n.text, c.title as "courseTitle", l.title as "lessonTitle"
    from ${released} order by c.title, c.id, l.position, q.created_at, n.position limit ${CHOICES_MAX}`;

/** A row if the question can be chosen. */
export const questionChoice = (id: string) =>
  statement('landing: choice', { id: z.string() })`
    select n.id from ${released} and n.id = ${id}`;
