import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ASSISTANT_PER_HOUR, STEP_TEXTS } from '#server/modules/assistant/assistant.rules';
import { attemptOrToast } from '../../../apollo/attempt';
import { useConversationQuery } from './__generated__/Conversation.generated';
import type { QuestionsLeft } from './MessageBox';
import {
  type AskedOn,
  forgetPendingQuestion,
  type OpenQuestion,
  readChoices,
  readPendingQuestion,
  readTyped,
} from './question';
import { useAskAssistantMutation, useStopAssistantMutation } from './__generated__/useChat.generated';
import type { DraftFormat } from '../../../forms/storedDraft';
import { useKeptDraft } from '../../../forms/useKeptDraft';
import { useSession } from '../../../lib/session';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { useHasPassed } from '../../../lib/useHasPassed';
import { announce } from '../../../ui/text/announce';
import { toast } from '../../../ui/overlays/toast';
import { type Answered, type Failure, sendQuestion } from './sendQuestion';

interface ChatOptions extends Omit<Asking, 'pending' | 'onDone'> {
  assistant: Quota;
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
  const query = useConversationQuery({ variables: { id: session ?? '' }, skip: session === null });
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
    dismiss: acts.dismiss,
    focusBox,
    /** The props of `Chat`. */
    chat: {
      messages,
      open: openHere,
      onAsk: (question: string) => ask(question),
      onAskAgain: (question: (typeof messages)[number]) => ask(question.text, question),
      onStep: (step: keyof typeof STEP_TEXTS) => ask(STEP_TEXTS[step], { step }),
      onHint: (exercise: string) => ask(exercise, { isExercise: true }),
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
        if (ask(text, { quote, isExercise })) markSent();
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
      left,
    },
  };
}

interface Quota {
  remainingThisHour: number;
  quotaResetsAt: string | null;
}

/** How many more questions can be asked; resets at the end of the hour without querying the server. */
function useQuestionsLeft({ remainingThisHour, quotaResetsAt }: Quota): QuestionsLeft {
  const isRenewed = useHasPassed(quotaResetsAt);
  if (quotaResetsAt === null || isRenewed) return { count: ASSISTANT_PER_HOUR, renewsAt: null };
  return { count: remainingThisHour, renewsAt: quotaResetsAt };
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

/** What else is known about a question, besides its text and the choices. */
type AskOptions = Partial<Pick<OpenQuestion, 'requestType' | 'isExercise' | 'step'>> & {
  quote?: string | null;
};

interface Asking {
  /** The query of the page or panel, with the number of questions left. */
  page: AskedOn;
  /** A question that was pending when the page was reloaded or left; its answer is awaited again. */
  pending: OpenQuestion | null;
  /** The current conversation; null: a new one. */
  session: string | null;
  /** The course to answer from; null: all. */
  courseId: string | null;
  /** The lesson that questions are asked at. */
  lessonId: string | null;
  /** Called when the draft is answered or dismissed and need not be kept; the page may be unmounted by then. */
  onDone: (typed: string) => void;
  /** Called with the conversation that the first question of a new one has started, to show it. */
  onConversation: (id: string, about: Pick<OpenQuestion, 'courseId' | 'lessonId'>) => void;
  /** Called to show a new conversation, in which the question is asked. */
  onNewChat: (about: Pick<OpenQuestion, 'courseId' | 'lessonId'>) => void;
}

/**
 * Sends one question at a time; `open` is the pending or failed one. If the viewer has moved to another conversation or
 * page, a toast reports the result, with a link to the answer or a retry button.
 */
function useAsk(asking: Asking) {
  const { page, pending, session, courseId, lessonId, onDone, onConversation, onNewChat } = asking;
  const [mutate, { client }] = useAskAssistantMutation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(pending);
  /** The current conversation when an answer arrives; undefined after unmount. */
  const shown = useRef<string | null | undefined>(session);
  useEffect(() => {
    shown.current = session;
    return () => {
      shown.current = undefined;
    };
  }, [session]);

  const awaitAgain = useEffectEvent(() => {
    if (pending) void send(pending);
  });
  useEffect(() => awaitAgain(), []);

  // The answer is now part of the conversation that is shown.
  if (open?.state === 'answered' && open.sessionId !== session) setOpen(null);

  async function send(question: OpenQuestion) {
    setOpen((now) => (now?.state === 'answering' ? now : { ...question, state: 'answering', failure: null }));
    if (isShown(question)) announce('The assistant is answering.');
    else toast.info('The assistant is answering.');
    const outcome = await sendQuestion({ client, page, mutate }, question);
    if (outcome.kind === 'awaitedElsewhere') return;
    if (outcome.kind === 'answered') return arrive(question, outcome.answered);
    const { failure, isRateLimited } = outcome;
    // Another window of the viewer has sent questions in the meantime, or the list of recent chats still has a deleted one.
    if (isRateLimited || failure.isChatGone) void client.refetchQueries({ include: [page] });
    settle(question, { ...question, state: 'failed', failure });
    fail(question, failure);
  }

  function fail(question: OpenQuestion, { message, responseMessage, isChatGone }: Failure) {
    // The message under the input is an alert.
    if (isShown(question) && responseMessage === null)
      announce(`The assistant didn’t answer. Sorry, something went wrong: ${message}`);
    if (!isShown(question))
      toast.error(`Your question “${shortened(question.text, 60)}” wasn’t answered: ${message}`, {
        durationMs: Infinity,
        action: isChatGone
          ? { label: 'Ask in a new chat', onClick: () => askInNewChat(question) }
          : { label: 'Retry', onClick: () => void send(question) },
      });
  }

  function askInNewChat(question: OpenQuestion) {
    if (isShown(question)) {
      shown.current = null;
      onNewChat(question);
    }
    // A step continues a hint, which the new chat does not have.
    void send({ ...question, requestId: crypto.randomUUID(), sessionId: null, step: null });
  }

  const isShown = (question: OpenQuestion) => shown.current === question.sessionId;

  /** Ignored if another question is open by now. */
  function settle({ requestId }: OpenQuestion, outcome: OpenQuestion | null) {
    setOpen((now) => (now?.requestId === requestId ? outcome : now));
  }

  function arrive(question: OpenQuestion, { conversation, answer }: Answered) {
    onDone(question.typed);
    if (!isShown(question)) {
      settle(question, null);
      toast.info('The assistant has answered.', {
        action: {
          label: 'Show',
          onClick: () => void navigate(paths.assistantChat(conversation.id)),
        },
      });
      return;
    }
    announce(spoken(answer));
    if (question.sessionId === null) {
      settle(question, { ...question, state: 'answered', failure: null });
      onConversation(conversation.id, question);
    } else {
      settle(question, null);
    }
  }

  return {
    open,
    isAnswering: open?.state === 'answering' || open?.state === 'answered',
    /** Parses the request prefix; ignores a blank text without a quote. Returns whether the question was sent. */
    ask: (typed: string, more: AskOptions = {}): boolean => {
      const { requestType = 'TUTORING', quote = null, isExercise = false, step = null } = more;
      const read = readTyped(typed, quote, requestType);
      if (read.text === '' || open?.state === 'answering') return false;
      void send({
        ...read,
        typed,
        choices: readChoices(),
        isExercise,
        step,
        courseId,
        lessonId,
        requestId: crypto.randomUUID(),
        sessionId: session,
        state: 'answering',
        failure: null,
      });
      return true;
    },
    /** Repeats the same request id, so that an answer lost on the network is not generated twice. */
    retry: () => {
      if (open?.state === 'failed') void send(open);
    },
    /** Asks a question whose chat is gone as the first one of a new chat. */
    askInNewChat: () => {
      if (open?.state === 'failed') askInNewChat(open);
    },
    /** Dismisses a failed question. */
    dismiss: () => {
      if (open?.state !== 'failed') return;
      forgetPendingQuestion(open.requestId);
      onDone(open.typed);
      setOpen(null);
    },
  };
}

/** A short version of the answer for screen readers. */
function spoken({ text, wasStopped, sources }: Answered['answer']): string {
  if (wasStopped) return 'The answer was stopped.';
  const beginning = shortened(text, 200);
  return sources.length === 0
    ? `Answer: ${beginning}`
    : `Answer with ${formatCount(sources.length, 'source')}: ${beginning}`;
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text;
