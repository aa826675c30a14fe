import { useState } from 'react';
import * as z from 'zod/mini';
import { useSession } from '../../lib/session';
import type { DraftFormat } from '../../lib/storedDraft';
import { useKeptDraft } from '../../lib/useKeptDraft';

const questionDraftFormat: DraftFormat<string> = { version: 1, schema: z.string() };
const isSameQuestion = (one: string, other: string) => one.trim() === other.trim();

/**
 * The draft of a message. The input is cleared on send, but the draft stays stored until it is answered, in case the
 * session ends before.
 */
export function useQuestionDraft() {
  const session = useSession();
  const { draft, setDraft, startOver } = useKeptDraft({
    key: `assistantQuestion:${session?.user.id ?? ''}`,
    format: questionDraftFormat,
    saved: '',
    savedRevision: null,
    isSame: isSameQuestion,
  });
  const [isSent, setIsSent] = useState(false);
  return {
    text: isSent ? '' : draft,
    type: (text: string) => {
      setDraft(text);
      setIsSent(false);
    },
    markSent: () => setIsSent(true),
    /** Deletes this draft once it is answered or dismissed. */
    forget: startOver,
  };
}
