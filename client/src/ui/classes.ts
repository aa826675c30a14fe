/** Joins the truthy class names; `undefined` if there are none, so that no empty attribute is rendered. */
export function classes(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
