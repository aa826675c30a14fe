/** Joins the class names that are there; an empty result is `undefined`, so that no empty attribute is written. */
export function classes(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
