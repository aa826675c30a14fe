/** The id of the element that holds a document's FirstData as JSON; absent if the document has none. */
export const FIRST_DATA_ID = 'first-data';

/** The id of the template that tells the program which stylesheets the document has in itself. */
export const INLINED_STYLES_ID = 'inlined-styles';

/** The id of the element with the PublicSettings as JSON, in every document of the server. */
export const PLATFORM_DATA_ID = 'platform';

/** The id of the style element with the colors derived from the platform's accent; absent without an accent. */
export const ACCENT_STYLE_ID = 'accent-colors';

/** The platform's settings that everyone can see. */
export interface PublicSettings {
  name: string;
  /** Path of the uploaded logo; null for the built-in one. */
  logoUrl: string | null;
  /** Plain text below the landing page's heading; null for the built-in one. */
  welcomeText: string | null;
  isRegistrationOpen: boolean;
  /** Who may register as an instructor. */
  instructorAccess: 'EVERYONE' | 'BY_APPROVAL' | 'BY_INVITATION' | 'BY_DOMAIN';
  /** The categories of courses, in order; null for the built-in ones. */
  categories: { name: string; alternativeName: string | null; isMain: boolean }[] | null;
  /** How many days entries of the audit log are kept, which the privacy page says. */
  auditLogDays: number;
}

/** The settings in a document. */
export interface DocumentSettings {
  settings: PublicSettings;
  /** Style rules with the colors derived from the accent; '' without an accent. */
  accentStyle: string;
}

/** Data embedded in the document so that the client needs no request for it. */
export interface FirstData {
  /** Apollo's cache with the result that the page was rendered from. */
  cache: object;
}

/** A picture of 1,200 by 630 pixels. */
export interface PagePicture {
  /** URL that begins with the `origin` passed to `draw`. */
  url: string;
  /** What it shows. */
  alt: string;
}

/** A page's metadata for search engines and link previews. */
export interface PageHead {
  title: string;
  /** A sentence or two in plain text; null for the default description. */
  description: string | null;
  /** The page's canonical path, such as /courses/123; null if it has none. */
  path: string | null;
  /** Picture for link previews; null for none. */
  picture: PagePicture | null;
  /** schema.org, without @context; null for none. URLs in it begin with the `origin` passed to `draw`. */
  structuredData: object | null;
}

/** A page as HTML with its metadata and data. */
export interface DrawnPage {
  /** Whether the requested object does not exist: the page says so, and its status is 404. */
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

/** How to build the document for a URL. */
export interface FirstPage {
  /** URLs with the same key have the same document. */
  key: string;
  /** Whether the document may be cached while the version of the public courses lasts. */
  isCacheable: boolean;
  /** The page's source files below client/, as in the build's manifest. */
  modules: readonly string[];
  /** Likewise for parts that are rendered with the page but whose code is loaded after it. */
  later: readonly string[];
  /** The first operation of a visitor's page; null if there is none, or none that a visitor may run. */
  operation: FirstOperation | null;
  /** A second operation that depends on the first one's result; null, or absent, if the page runs only one. */
  operationAfter?: (data: unknown) => FirstOperation | null;
  /**
   * Renders the page for a visitor with the data of its operations. `origin` is the public one. null for a page that
   * only the browser can render.
   */
  draw:
    | ((given: {
        data: unknown;
        /** That of the second operation; null without one, or if it failed. */
        dataAfter: unknown;
        origin: string;
        platform: PublicSettings;
      }) => Promise<DrawnPage>)
    | null;
}

/** The exports of the built client for the server. */
export interface PageDrawing {
  /** 'unknown': the client has no page at this path; null: it has one, but nothing is known about it in advance. */
  firstPageAt: (path: string, search: URLSearchParams) => FirstPage | 'unknown' | null;
}
