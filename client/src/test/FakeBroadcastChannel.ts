/** A BroadcastChannel between simulated windows, which jsdom lacks. */
export class FakeBroadcastChannel {
  private static readonly open = new Set<FakeBroadcastChannel>();
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(readonly name: string) {
    FakeBroadcastChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of FakeBroadcastChannel.open)
      if (channel !== this && channel.name === this.name)
        queueMicrotask(() => channel.onmessage?.(new MessageEvent('message', { data })));
  }

  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}
