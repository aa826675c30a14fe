/** The router makes one for each navigation and hands it to loaders, of which there are none. jsdom has no `Request`. */
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
