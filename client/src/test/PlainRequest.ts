/** A minimal `Request`, which jsdom lacks; the router creates one for each navigation. */
export class PlainRequest {
  readonly signal: AbortSignal | undefined;
  readonly method = 'GET';
  constructor(
    readonly url: string,
    options?: RequestInit,
  ) {
    this.signal = options?.signal ?? undefined;
  }
}
