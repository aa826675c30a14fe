import { useRef } from 'react';

/**
 * Ids for messages, chosen here so that a message whose first attempt got no response is not delivered twice: the same
 * content has the same id until it was sent.
 */
export function useMessageId() {
  const last = useRef<{ content: string; id: string } | null>(null);
  return {
    idOf: (content: string): string => {
      if (last.current?.content !== content) last.current = { content, id: crypto.randomUUID() };
      return last.current.id;
    },
    sent: () => void (last.current = null),
  };
}
