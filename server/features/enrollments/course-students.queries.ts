import sql, { type Sql } from 'sql-template-tag';

/**
 * Condition: the name of an account `a` is like a folded pattern, or its address if the viewer may see it. The whole
 * search text, which has an index, narrows it down first; its first line is the name.
 * @param seesAddresses expression of type boolean
 */
export const matchesPerson = (
  pattern: string | null,
  seesAddresses: Sql,
) => sql`(a.search_text like ${pattern}
          and (${seesAddresses} or split_part(a.search_text, E'\\n', 1) like ${pattern}))`;
