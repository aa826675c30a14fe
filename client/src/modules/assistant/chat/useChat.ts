import { useRef, useState } from 'react';
import { STEP_TEXTS } from '#server/modules/assistant/assistant.rules';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { useConversationQuery } from './__generated__/Conversation.generated';
import { readPendingQuestion } from './pendingQuestion';
import { useQuestionsLeft } from './QuestionsLeft';
import { readChoices } from './storedChoices';
import { type Asking, useAsk } from './useAsk';
import { useStopAssistantMutation } from './__generated__/useAsk.generated';
import * as z from 'zod/mini';
import type { DraftFormat } from '../../../forms/storedDraft';
import { useKeptDraft } from '../../../forms/useKeptDraft';
import { useSession } from '../../../lib/session';

interface ChatOptions extends Omit<Asking, 'pending' | 'onDone'> {
  assistant: Parameters<typeof useQuestionsLeft>[0];
  /** Stands in the message box until it is changed or sent; '' for nothing. */
  offered: string;
  /** Whether hints come before the answer. */
  isExercise: boolean;
  /** What the text is about; null if nothing is quoted. */
  quote: string | null;
}

/** A chat with the assistant and its message box: what both places have in common. */
export function useChat({ assistant, offered, isExercise, quote, ...asking }: ChatOptions) {
  const { page, session, lessonId } = asking;
  const field = useRef<HTMLTextAreaElement>(null);
  const [pending] = useState(() => {
    const pending = readPendingQuestion(page);
    return page === 'AssistantPage' || pending?.lessonId === lessonId ? pending : null;
  });
  const { text, type, markSent, forget } = useQuestionDraft(offered, pending?.typed);
  const left = useQuestionsLeft(assistant);
  const { open, isAnswering, ask, ...acts } = useAsk({ ...asking, pending, onDone: forget });
  const [stop, { loading: stopping }] = useStopAssistantMutation();
  const query = useConversationQuery({
    variables: { id: session ?? '' },
    skip: session === null,
  });
  const openHere = open?.sessionId === session ? open : null;
  const conversation = session === null ? undefined : query.data?.viewer?.assistant.conversation;
  const messages = conversation?.messages ?? [];
  const focusBox = () => field.current?.focus({ preventScroll: true });
  return {
    openHere,
    messages,
    /** null: there is no such conversation of the viewer; undefined: a new one, or not loaded. */
    conversation,
    isMissing: session !== null && !conversation,
    query,
    left,
    dismiss: acts.dismiss,
    focusBox,
    /** The props of `Chat`. */
    chat: {
      messages,
      open: openHere,
      onAsk: (question: string) => ask(question, readChoices()),
      onAskAgain: (question: (typeof messages)[number]) => ask(question.text, readChoices(), question),
      onStep: (step: keyof typeof STEP_TEXTS) => ask(STEP_TEXTS[step], readChoices(), { step }),
      onHint: (exercise: string) => ask(exercise, readChoices(), { isExercise: true }),
      onRetry: acts.retry,
      onAskInNewChat: acts.askInNewChat,
      onDismiss: acts.dismiss,
      focusMessageBox: focusBox,
    },
    /** The props of `MessageBox`. */
    box: {
      field,
      text,
      quote,
      onType: type,
      onSend: () => {
        if (ask(text, readChoices(), { quote, isExercise })) markSent();
      },
      onStop:
        isAnswering && open
          ? () =>
              void attemptOrToast(
                () => stop({ variables: { requestId: open.requestId } }),
                'The answer couldn’t be stopped and is still being written.',
              )
          : null,
      stopping,
      error: openHere?.failure?.responseMessage ?? null,
      isOver: left.count === 0,
    },
  };
}

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
