import sql, { type Sql } from 'sql-template-tag';

/**
 * Condition: the name of an account `a` is like all the patterns of `wordPatterns`, or with its address if the viewer may see it. The whole
 * search text, which has an index, narrows it down first; its first line is the name.
 * @param seesAddresses expression of type boolean
 */
export const matchesPerson = (
  patterns: readonly string[] | null,
  seesAddresses: Sql,
) => sql`(a.search_text like ${patterns?.[0] ?? null}
          and case when ${seesAddresses} then a.search_text else split_part(a.search_text, E'\\n', 1) end
            like all(${patterns}::text[]))`;
