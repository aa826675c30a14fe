/** Message to other windows of this browser that show the same attempt. */
type AttemptMessage = 'submitting' | 'changed';

interface AttemptListener {
  /** Another window is submitting the attempt. */
  onSubmitting: () => void;
  /** Another window has saved or submitted, so this window's data is stale. */
  onChanged: () => void;
}

/**
 * Connects windows of this browser that show the same attempt. The server sends the same events, also to other devices,
 * but this is faster, works without a connection, and tells that it was this browser.
 */
export class AttemptChannel {
  private readonly channel: BroadcastChannel;

  constructor(attemptId: string, { onSubmitting, onChanged }: AttemptListener) {
    this.channel = new BroadcastChannel(`quiz-attempt:${attemptId}`);
    this.channel.onmessage = ({ data }: MessageEvent<AttemptMessage>) => {
      if (data === 'submitting') onSubmitting();
      else onChanged();
    };
  }

  tell(message: AttemptMessage): void {
    this.channel.postMessage(message);
  }

  close(): void {
    this.channel.close();
  }
}
