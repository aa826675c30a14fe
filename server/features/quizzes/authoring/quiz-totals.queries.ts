import sql, { type Sql } from 'sql-template-tag';

/**
 * Subquery with all results of a quiz's counted attempts: `percent`, `passed`, `attempts`; a result may have several
 * rows.
 */
export const quizResultsNow = (quizId: Sql) => sql`(
    select percent, passed, attempts from quiz_percent_figures where quiz_id = ${quizId}
    union all select percent, passed, amount from attempt_changes where quiz_id = ${quizId})`;
