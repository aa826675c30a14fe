/** A copy of the search parameters with one of them set; a blank or null value removes it. */
export function withParam(from: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const params = new URLSearchParams(from);
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}
