/** The address's parameters with one of them set anew, all others as they were; a blank or null value takes it out. */
export function withParam(from: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const params = new URLSearchParams(from);
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}
