/** Comments, quoted text and quoted names, which contain no keywords. */
const NOT_KEYWORDS = /\/\*[^]*?\*\/|--[^\n]*|'(?:[^']|'')*'|"[^"]*"/g;

const BEGINS_A_READ = /^\s*(select|with|show)\b/i;

/** Also matches row locks (`for update`, `for share`), `select into`, and functions that write or lock. */
const WRITES_OR_LOCKS =
  /\b(insert|update|delete|merge|into|share|lock|nextval|setval|set_config|pg_(try_)?advisory\w*)\b/i;

/**
 * Whether a statement only reads: it neither writes nor locks rows, so it never waits for those that do. Anything not
 * recognised counts as a write, because reads may use every connection of the pool and writes only some. NOTIFY counts
 * as a read because it waits for no lock. Functions of our own that write are called by triggers, by
 * migrations, and by statements that write or lock themselves.
 */
export function isRead(statement: string): boolean {
  const keywords = statement.replaceAll(NOT_KEYWORDS, ' ');
  return BEGINS_A_READ.test(keywords) && !WRITES_OR_LOCKS.test(keywords);
}

const WRITES_A_TABLE =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|truncate(?:\s+table)?)\s+(\w+)/gi;

/** The tables that a statement may write, including its CTEs; too many rather than too few. */
export const writtenTables = (statement: string): string[] =>
  [...statement.replaceAll(NOT_KEYWORDS, ' ').matchAll(WRITES_A_TABLE)].map(([, table]) =>
    table!.toLowerCase(),
  );
