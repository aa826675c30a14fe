import { useState } from 'react';
import * as z from 'zod/mini';
import { useSession } from '../../lib/session';
import type { DraftFormat } from '../../lib/storedDraft';
import { useKeptDraft } from '../../lib/useKeptDraft';

const questionDraftFormat: DraftFormat<string> = { version: 1, schema: z.string() };
const isSameQuestion = (one: string, other: string) => one.trim() === other.trim();

/**
 * What is being written to the assistant. The box is blank once it is sent, but this device keeps it until it is
 * answered: the session may end before that, and the page with it.
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
    /** These words are answered, or given up. */
    forget: startOver,
  };
}
