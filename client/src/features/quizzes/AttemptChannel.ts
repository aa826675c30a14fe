/** What one window tells the others of this browser about an attempt that they have open too. */
type AttemptMessage = 'submitting' | 'changed';

interface AttemptListener {
  /** Another window has begun to submit the attempt. */
  onSubmitting: () => void;
  /** Another window has saved or submitted something: the server knows more than this one. */
  onChanged: () => void;
}

/**
 * Connects the windows of one browser that show the same attempt. The server's events tell the same, also to other
 * devices; this is faster, works while they are away, and says that it was this browser.
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
