import { useState } from 'react';
import { useAssistantWordsSubscription } from './useStreamedAnswer.generated';

interface StreamedAnswer {
  /** Where in the answer the text begins; above 0 its beginning was missed. */
  start: number;
  text: string;
}

/** What was heard together with some words more; after a gap only what follows it. */
export function withWords({ start, text }: StreamedAnswer, from: number, words: string): StreamedAnswer {
  const at = from - start;
  if (at < 0 || at > text.length) return { start: from, text: words };
  return { start, text: text.slice(0, at) + words };
}

/** The words of an answer on its way, as far as they are heard. */
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
