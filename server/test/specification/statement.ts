/** What the specification says in a few words, and the tests that fail when it stops being true. */
interface Statement {
  /** One sentence or a meaningful part of one, word for word; Markdown's marks and the bars of tables may be left out. */
  says: string;
  /** `path/from/the/root.test.ts › title`, with the titles of `describe` between them where the title alone is not clear. */
  heldBy: string | readonly string[];
  /** Why the product does otherwise on purpose, and which decision says so; the tests then hold the decision. */
  differs?: string;
}

/**
 * One section: its headings as they stand in the specification, and under each its statements in the order of the text.
 * A section without headings of its own has one, the title of the section without its number.
 */
export type Section = Readonly<Record<string, readonly Statement[]>>;
