import type { RequestHandler } from 'express';

/** The operations that our own client sends by id. */
export class TrustedDocuments {
  private readonly known: ReadonlySet<string>;

  /** `texts` by id. */
  constructor(private readonly texts: Readonly<Record<string, string>>) {
    this.known = new Set(Object.values(texts));
  }

  /** null for no id, and for an unknown one, such as one of another version of the client. */
  textOf(id: string | null): string | null {
    return id !== null && Object.hasOwn(this.texts, id) ? this.texts[id]! : null;
  }

  /** For Apollo's persisted queries, whose keys have a prefix. Documents sent by clients are never registered. */
  readonly cache = {
    get: async (key: string) => this.textOf(key.slice('apq:'.length)) ?? undefined,
    set: async () => undefined,
    delete: async () => undefined,
  };

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

/**
 * Refuses other documents with `isTrustedOnly`. Apollo reads the text of an id from the TrustedDocuments; the id of a
 * document that comes with its text is left out, since Apollo would register or refuse it.
 */
export const onlyIdsOrTexts =
  ({ isTrustedOnly }: { isTrustedOnly: boolean }): RequestHandler =>
  (request, response, next) => {
    const body = request.body as { query?: unknown } | null | undefined;
    const hasId = documentIdIn(body) !== null;
    const hasText = typeof body?.query === 'string';
    if (isTrustedOnly && (!hasId || hasText))
      return void response.status(403).json({ errors: [NOT_TRUSTED] });
    if (hasId && hasText) request.body = { ...body, extensions: null };
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
