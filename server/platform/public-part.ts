/** Marks an object that is the same for everyone; copies made with `{ ...object }` keep the reference to the original. */
const PUBLIC_PART = Symbol('public part');

interface WithPublicPart {
  [PUBLIC_PART]?: object;
}

/**
 * Declares that an object was read without a viewer and never changes, so that text made from it may be shown to
 * everyone. Returns the same object.
 */
export function markPublic<T extends object>(object: T): T {
  (object as WithPublicPart)[PUBLIC_PART] = object;
  return object;
}

/** The public object that this one is, or was copied from; undefined if there is none. */
export const publicPartOf = (object: object): object | undefined => (object as WithPublicPart)[PUBLIC_PART];

/** Total size in characters; beyond it all texts are dropped. */
const MAX_LENGTH = 6_000_000;

/** The texts made from public objects, each under the object and what it is a text of. */
export class PublicTexts<Kind extends object> {
  private texts = new WeakMap<object, Map<Kind, string>>();
  private length = 0;

  constructor(private readonly maxLength = MAX_LENGTH) {}

  get(object: object, kind: Kind): string | undefined {
    return this.texts.get(object)?.get(kind);
  }

  set(object: object, kind: Kind, text: string): void {
    this.length += text.length;
    if (this.length > this.maxLength) {
      this.texts = new WeakMap();
      this.length = text.length;
    }
    const known = this.texts.get(object);
    if (known) known.set(kind, text);
    else this.texts.set(object, new Map([[kind, text]]));
  }
}
