import { useState } from 'react';
import { useAssistantWordsSubscription } from './__generated__/useStreamedAnswer.generated';

interface StreamedAnswer {
  /** Offset of the text in the answer; above 0 if its beginning was missed. */
  start: number;
  text: string;
}

/** Inserts a streamed part at its offset; after a gap, keeps only the part. */
export function withWords({ start, text }: StreamedAnswer, from: number, words: string): StreamedAnswer {
  const at = from - start;
  if (at < 0 || at > text.length) return { start: from, text: words };
  return { start, text: text.slice(0, at) + words };
}

/** The text of a pending answer as received so far. */
export function useStreamedAnswer(requestId: string): string {
  const [heard, setHeard] = useState<StreamedAnswer>({ start: 0, text: '' });
  useAssistantWordsSubscription({
    variables: { requestId },
    ignoreResults: true,
    onData: ({ data }) => {
      const words = data.data?.assistantAnswerStreamed;
      if (words) setHeard((before) => withWords(before, words.from, words.text));
    },
  });
  return heard.start > 0 ? `… ${heard.text}` : heard.text;
}
