/** The element of a document that holds its FirstData as JSON; absent in a document that brings none. */
export const FIRST_DATA_ID = 'first-data';

/** The template in a document that holds the links to the files of its page, for when the page has been painted. */
export const PROGRAM_FILES_ID = 'program-files';

/** What the client finds in its document in place of a request. */
export interface FirstData {
  /** Apollo's cache, holding the answer that the page was drawn from. */
  cache: object;
}

/** What search engines and previews read of a page. */
export interface PageHead {
  title: string;
  /** A sentence or two in plain text; null: those of every page. */
  description: string | null;
  /** The path of the page's one address, such as /courses/123; null for a page that has none. */
  path: string | null;
  /** schema.org, without @context; null for none. Addresses in it begin with `origin` as it is given to `draw`. */
  structuredData: object | null;
}

/** A page as HTML, with what belongs to it. */
export interface DrawnPage {
  /** What is asked for is not there: the page says so, and its status is 404. */
  isMissing: boolean;
  head: PageHead;
  /** For the element with the id `root`. */
  html: string;
  firstData: FirstData;
}

/** An operation of the client, by the id of its trusted document. */
export interface FirstOperation {
  documentId: string;
  variables: Record<string, unknown>;
}

/** What is to be done for a document at one address. */
export interface FirstPage {
  /** Addresses with the same key have the same document. */
  key: string;
  /** The files of the page's code below client/, as in the manifest of the build. */
  modules: readonly string[];
  /** Likewise those of parts that are drawn with the page and whose code is loaded once the page stands. */
  later: readonly string[];
  /** What a visitor's page asks first; null: nothing, or nothing a visitor may ask. */
  operation: FirstOperation | null;
  /**
   * Draws the page as a visitor sees it, with the data that answered its operation. `origin` is the public one. null for
   * a page that only the browser can draw.
   */
  draw: ((answer: { data: unknown; origin: string }) => Promise<DrawnPage>) | null;
}

/** What the built client gives to the server. */
export interface PageDrawing {
  /** 'unknown': the client has no page at this path; null: it has one of which nothing is known beforehand. */
  firstPageAt: (path: string, search: URLSearchParams) => FirstPage | 'unknown' | null;
}
