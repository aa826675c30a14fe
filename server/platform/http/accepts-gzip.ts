/** Whether an Accept-Encoding header names gzip, or any encoding, and does not refuse it; never without the header. */
export function acceptsGzip(header: string | undefined): boolean {
  const weights = new Map<string, number>();
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [coding, ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding!, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  // `*` is about what is not named.
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}
