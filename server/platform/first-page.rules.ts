/** The id of the element that holds the cache of a server-rendered page as JSON; absent if the document has none. */
export const FIRST_DATA_ID = 'first-data';

/** The id of the template that tells the program which stylesheets the document has in itself. */
export const INLINED_STYLES_ID = 'inlined-styles';

/** The id of the element with the PublicSettings as JSON, in every document of the server. */
export const PLATFORM_DATA_ID = 'platform';

/** The id of the style element with the colors derived from the platform's accent; absent without an accent. */
export const ACCENT_STYLE_ID = 'accent-colors';

/** Who may register as an instructor. */
export type InstructorAccessName = 'EVERYONE' | 'BY_APPROVAL' | 'BY_INVITATION' | 'BY_DOMAIN';

/** What everyone can see of the platform's settings and its configuration. */
export interface PublicSettings {
  /** Shown in the header, in titles and in emails. */
  name: string;
  /** Path of the uploaded logo; null for the built-in one. */
  logoUrl: string | null;
  /** Plain text below the landing page's heading; null for the built-in one. */
  welcomeText: string | null;
  isRegistrationOpen: boolean;
  instructorAccess: InstructorAccessName;
  /** The categories of courses, in order; null for the built-in ones. */
  categories: readonly PublicCategory[] | null;
  /** How many days entries of the audit log are kept, which the privacy page says. */
  auditLogDays: number;
  isDemo: boolean;
  /** Empty outside demo mode. */
  demoAccounts: readonly { label: string; email: string; password: string }[];
  /** Label of the provider with which people can log in; null: only with a password. */
  signInProvider: string | null;
}

/** A category of courses. */
interface PublicCategory {
  name: string;
  /** Another name under which instructors can choose it; null: none. */
  alternativeName: string | null;
  /** Whether the catalogue has a button for it. */
  isMain: boolean;
}

/** The settings in a document. */
export interface DocumentSettings {
  settings: PublicSettings;
  /** Style rules with the colors derived from the accent; '' without an accent. */
  accentStyle: string;
}

/** An operation of the client, by the id of its trusted document. */
export interface TrustedOperation {
  documentId: string;
  variables: Record<string, unknown>;
}

export interface RenderContext {
  /** The public origin, without a trailing slash. */
  origin: string;
  platform: PublicSettings;
  /** Resolves to the data of an operation for a visitor; null if any part fails. */
  answer: (operation: TrustedOperation) => Promise<unknown>;
}

/** A page as rendered for a visitor. */
export interface RenderedPage {
  status: 200 | 404;
  /** Its title and metadata as HTML. */
  head: string;
  /** The content of the element with the id `root`. */
  html: string;
  /** Templates of the headers of signed-in people, for the script in index.html. */
  headers: string;
  /** Apollo's cache with the data that it was rendered from. */
  cache: object;
}

/** The page at a URL. */
export interface PageAtUrl {
  /** URLs with the same key have the same document. */
  key: string;
  /** 404 if the client has no page there. */
  status: 200 | 404;
  /** Whether the rendered document may be kept for other visitors. */
  isShared: boolean;
  /** The page's source files below client/, as in the build's manifest. */
  modules: readonly string[];
  /** Likewise for parts that are rendered with the page but whose code is loaded after it. */
  later: readonly string[];
  /** null for a page that only the browser renders. */
  render: ((context: RenderContext) => Promise<RenderedPage>) | null;
}

/** The exports of the client for the server, `entry-server.tsx`. */
export interface ServerEntry {
  pageAt: (path: string, search: URLSearchParams) => PageAtUrl;
  /** HTML shown to signed-in people until the browser has rendered the page. */
  skeletonAt: (path: string, platform: PublicSettings) => string;
}

/** JSON that can be embedded in HTML and in scripts. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
