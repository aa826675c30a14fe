import type { RequestHandler } from 'express';

/** The operations that our own client sends by id. */
export class TrustedDocuments {
  private readonly known: ReadonlySet<string>;

  /** `texts` by id. */
  constructor(private readonly texts: Readonly<Record<string, string>>) {
    this.known = new Set(Object.values(texts));
  }

  /** null for an unknown id, such as one of another version of the client. */
  textOf(id: string): string | null {
    return Object.hasOwn(this.texts, id) ? this.texts[id]! : null;
  }

  /** Whether this is the text of a trusted document. */
  has(text: string): boolean {
    return this.known.has(text);
  }
}

/** The error for other documents if only trusted documents are accepted. */
export const NOT_TRUSTED = {
  message: 'This platform answers its own pages alone. If this is one of them, load it again.',
  extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
};

/** The error on which Apollo's clients send the text. */
const UNKNOWN_DOCUMENT = {
  message: 'PersistedQueryNotFound',
  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
};

/**
 * Replaces the id of a trusted document in a request's body with its text. The protocol is that of Apollo's persisted
 * queries, but documents sent by clients are never registered. With `isTrustedOnly`, other documents are refused.
 */
export const textsOfTrustedDocuments =
  (documents: TrustedDocuments, { isTrustedOnly }: { isTrustedOnly: boolean }): RequestHandler =>
  (request, response, next) => {
    const body = request.body as { query?: unknown } | null | undefined;
    const id = documentIdIn(body);
    const isById = id !== null && typeof body?.query !== 'string';
    if (isTrustedOnly && !isById) return void response.status(403).json({ errors: [NOT_TRUSTED] });
    if (id === null) return next();
    const query = isById ? documents.textOf(id) : body!.query;
    if (query === null) return void response.json({ errors: [UNKNOWN_DOCUMENT] });
    // Apollo would refuse the id.
    request.body = { ...body, query, extensions: null };
    next();
  };

/** The document id of a request, in the format of Apollo's clients, with or without the text. */
export function documentIdIn(body: unknown): string | null {
  const { extensions } = (body ?? {}) as {
    extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null;
  };
  const id = extensions?.persistedQuery?.sha256Hash;
  return typeof id === 'string' ? id : null;
}
