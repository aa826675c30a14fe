import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { quizzesOfTeam } from '../quizzes/quiz-authoring.queries';
import type { QuestionType } from '../../quizzes/quiz.entities';
import type { AnswerGroup } from './answer-groups';

interface QuizOfMember {
  memberId: string;
  quizId: string;
}

/** The CTE `attempts`: the counted ones at the quiz; none if the member may not see its figures. */
const attempts = ({ memberId, quizId }: QuizOfMember) => sql`attempts as materialized (
        select a.* from ${quizzesOfTeam(memberId, CoursePermission.SEE_FIGURES)}
          join quiz_attempts a on a.quiz_id = q.id and a.is_counted
        where q.id = ${quizId}
      )`;

/** One row over the counted attempts: a histogram of percents in tenths, how many passed, and the medians. */
export const quizFigures = (quiz: QuizOfMember) =>
  statement(
    'quizzes: figures of results',
    {
      distribution: z.array(z.int()),
      passedCount: z.int(),
      medianPercent: z.int().nullable(),
      medianMinutes: z.int().nullable(),
    },
    sql`
      with ${attempts(quiz)}
      select array(
          select count(a.id)::int from generate_series(0, 9) as tenth
            left join attempts a on least(9, a.percent / 10) = tenth
          group by tenth order by tenth) as distribution,
        (select count(*)::int from attempts where passed) as "passedCount",
        (select round((percentile_cont(0.5) within group (order by percent))::numeric)::int from attempts)
          as "medianPercent",
        (select round((percentile_cont(0.5) within group (
            order by floor(extract(epoch from finished_at - started_at))) / 60)::numeric)::int from attempts)
          as "medianMinutes"`,
  );

/** One row: the quiz's questions in order, and the answers of the counted attempts. */
export const quizAnswers = (quiz: QuizOfMember) =>
  statement(
    'quizzes: answers of results',
    {
      questions: jsonOf<{ questionId: string; text: string; type: QuestionType }[]>(),
      groups: jsonOf<AnswerGroup[]>(),
    },
    sql`
      with ${attempts(quiz)}, answered as (
        select item ->> 'id' as question_id, item ->> 'type' as type, item ->> 'correctAnswer' as key,
          (item ->> 'points')::int as points, a.answers ->> (item ->> 'id') as answer,
          (array_agg(item ->> 'text' order by a.finished_at desc))[1] as text, max(a.finished_at) as asked_at,
          count(*)::int as attempts, sum(a.score)::bigint as score_sum, sum(a.score::bigint * a.score) as score_squares
        from attempts a cross join lateral jsonb_array_elements(a.snapshot) as item
        group by 1, 2, 3, 4, 5
      )
      select coalesce((
          select json_agg(json_build_object('questionId', n.id, 'text', n.text, 'type', n.type) order by n.position)
          from ${quizzesOfTeam(quiz.memberId, CoursePermission.SEE_FIGURES)} join questions n on n.quiz_id = q.id
          where q.id = ${quiz.quizId}), '[]') as questions,
        coalesce((
          select json_agg(json_build_object('questionId', question_id, 'type', type, 'correctAnswer', key,
            'points', points, 'answer', answer, 'text', text, 'askedAt', asked_at, 'attempts', attempts,
            'scoreSum', score_sum, 'scoreSquares', score_squares)) from answered), '[]') as groups`,
  );
