import { useState } from 'react';
import * as z from 'zod/mini';
import type { DraftFormat } from '../../../forms/storedDraft';
import { useKeptDraft } from '../../../forms/useKeptDraft';
import { useSession } from '../../../lib/session';

interface QuestionDraft {
  text: string;
}

const questionDraftFormat: DraftFormat<QuestionDraft> = {
  version: 2,
  schema: z.object({ text: z.string() }),
  // The first version was the text alone.
  upgrades: { 1: (text) => ({ text }) },
};

const isSameQuestion = (one: QuestionDraft, other: QuestionDraft) => one.text.trim() === other.text.trim();

/**
 * The draft of a message. The input is cleared on send, but the draft stays stored until it is answered, in case the
 * session ends before. `offered` stands in the input until it is changed or sent, unless there is a draft. `sent`
 * is the text of a question that was sent before the page was reloaded or left, and is not answered yet.
 */
export function useQuestionDraft(offered = '', sent: string | null = null) {
  const session = useSession();
  const { form, draft, startOver } = useKeptDraft<QuestionDraft>({
    key: `assistantQuestion:${session?.user.id ?? ''}`,
    format: questionDraftFormat,
    saved: { text: '' },
    savedRevision: null,
    isSame: isSameQuestion,
  });
  const [isSent, setIsSent] = useState(
    sent !== null && (draft.text === '' || isSameQuestion(draft, { text: sent })),
  );
  const [isOffered, setIsOffered] = useState(sent === null);
  return {
    text: isSent ? '' : draft.text || (isOffered ? offered : ''),
    type: (text: string) => {
      form.setValues({ text });
      setIsSent(false);
      setIsOffered(false);
    },
    markSent: () => {
      setIsSent(true);
      setIsOffered(false);
    },
    /** Deletes this draft once it is answered or dismissed. */
    forget: (text: string) => startOver({ text }),
  };
}
