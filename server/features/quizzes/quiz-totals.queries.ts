import sql, { type Sql } from 'sql-template-tag';

/** Every result of a quiz's counted attempts, as a subquery with rows of `percent`, `passed` and `attempts`; a result may have several. */
export const quizResultsNow = (quizId: Sql) => sql`(
    select percent, passed, attempts from quiz_percent_figures where quiz_id = ${quizId}
    union all select percent, passed, amount from attempt_changes where quiz_id = ${quizId})`;
