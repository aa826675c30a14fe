import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STEP_TEXTS } from '../../../../../server/features/assistant/assistant.rules';
import { errorSentence } from '../../../apollo/errors';
import type { Account } from '../../../apollo/generated/types';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ChevronDownIcon } from '../../../ui/icons/Icons';
import { Page, Section } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonLines } from '../../../ui/states/Skeleton';
import { toast } from '../../../ui/overlays/toast';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { AssistantChoices } from './AssistantChoices';
import styles from './AssistantDesk.module.css';
import type { AssistantPageQuery } from './AssistantPage.generated';
import { Chat } from './Chat';
import { CourseChoice } from './CourseChoice';
import { useConversationQuery } from './Conversation.generated';
import { FlashcardsLink } from '../flashcards/FlashcardsLink';
import { useFollowNewest } from './followNewest';
import { MessageBox } from './MessageBox';
import { readPendingQuestion } from './pendingQuestion';
import { QuestionContext } from './QuestionContext';
import { QuestionsLeftNote } from './QuestionsLeftNote';
import { RecentChats } from './RecentChats';
import { readChoices, storeChoices } from './storedChoices';
import { useAsk } from './useAsk';
import { useAskedLesson } from './useAskedLesson';
import { useCourseChoice } from './useCourseChoice';
import { useQuestionDraft } from './useQuestionDraft';
import { useQuestionsLeft } from './useQuestionsLeft';
import { useStop } from './useStop';

type Assistant = NonNullable<AssistantPageQuery['viewer']>['assistant'];

/** States the provider clearly, so that quotes are not mistaken for generated answers. */
const WHO_ANSWERS: Record<Assistant['kind'], string> = {
  COURSE: 'Answers are quoted from your lessons, without generative AI.',
  MODEL: 'An AI model answers from your course material. It can make mistakes, so check the sources.',
  HOST: 'An external assistant answers. It can make mistakes, so check the sources.',
};

interface AssistantDeskProps {
  assistant: Assistant;
  role: Account['role'];
  /** The current chat; null: a new one. */
  session: string | null;
  /** A question to begin with, which is not sent by itself; null: none. */
  question: string | null;
  /** An exercise to begin with, which is not sent by itself; null: none. */
  exercise: string | null;
}

/** The chat list and options beside the current chat with its message box. */
export function AssistantDesk({ assistant, role, session, question, exercise }: AssistantDeskProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [pending] = useState(() => readPendingQuestion('AssistantPage'));
  const { text, type, markSent, forget } = useQuestionDraft(question ?? exercise ?? '', pending?.typed);
  const [choices, setChoices] = useState(readChoices);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { isAskedAtLesson, lesson, quote, leaveLesson, leaveQuote } = useAskedLesson();
  const lessonId = lesson?.id ?? null;
  const choice = useCourseChoice();
  const courseId = lesson?.course.id ?? choice.courseId;
  const left = useQuestionsLeft(assistant);
  const { open, isAnswering, ask, retry, askInNewChat, dismiss } = useAsk({
    page: 'AssistantPage',
    pending,
    session,
    courseId,
    lessonId,
    onDone: forget,
    onConversation: (id, about) =>
      void navigate(paths.assistantChat(id, about.courseId, about.lessonId), {
        replace: true,
        preventScrollReset: true,
      }),
    onNewChat: (about) =>
      void navigate(paths.assistantAbout(about.courseId, { lesson: about.lessonId }), {
        preventScrollReset: true,
      }),
  });
  const { stop, stopping } = useStop();
  const { data, loading, error, refetch } = useConversationQuery({
    variables: { id: session ?? '' },
    skip: session === null,
  });
  const openHere = open?.sessionId === session ? open : null;
  const focusBox = () => field.current?.focus({ preventScroll: true });
  useFollowNewest(openHere?.state === 'answering' ? openHere.requestId : null);

  const focusBoxForQuestion = useEffectEvent(() => {
    if (session === null && (isAskedAtLesson || quote !== null || question !== null || exercise !== null))
      focusBox();
  });
  useEffect(() => {
    // After a navigation, RouteFocus gives the heading the focus in an effect that runs later.
    const timer = setTimeout(() => focusBoxForQuestion());
    return () => clearTimeout(timer);
  }, []);

  const conversation = session === null ? undefined : data?.viewer?.assistant.conversation;
  const messages = conversation?.messages ?? [];
  const isGone = session !== null && conversation === null;

  function startAnew() {
    dismiss();
    void navigate(paths.assistantAbout(courseId, { lesson: lessonId }));
    field.current?.focus();
  }

  function clear() {
    startAnew();
    if (session === null) return;
    toast.info('Chat cleared. You can still find it under Recent chats.', {
      action: {
        label: 'Undo',
        onClick: () => void navigate(paths.assistantChat(session, courseId, lessonId)),
      },
    });
  }

  function send() {
    if (ask(text, choices, { quote, isExercise: exercise !== null })) markSent();
  }

  return (
    <Page className={styles.page}>
      <PageTitle>AI Assistant</PageTitle>
      <PageHeading
        lead={WHO_ANSWERS[assistant.kind]}
        actions={
          <>
            <FlashcardsLink assistant={assistant} />
            <Button
              variant="secondary"
              disabled={session === null && openHere?.state !== 'failed'}
              onClick={clear}
            >
              Clear chat
            </Button>
          </>
        }
      >
        AI Assistant
      </PageHeading>
      <div className={styles.desk}>
        <div className={styles.side}>
          <Button
            variant="secondary"
            fullWidth
            className={styles.toggle}
            aria-expanded={isPanelOpen}
            aria-controls="assistant-panel"
            iconEnd={<ChevronDownIcon size={16} />}
            onClick={() => setIsPanelOpen(!isPanelOpen)}
          >
            Chats and settings
          </Button>
          <div id="assistant-panel" className={classes(styles.panel, isPanelOpen && styles.shown)}>
            <AssistantChoices
              choices={choices}
              onChange={(chosen) => {
                setChoices(chosen);
                storeChoices(chosen);
              }}
            />
            <Section title="Recent chats">
              <RecentChats
                assistant={assistant}
                currentId={session}
                questions={messages.filter(({ sender }) => sender === 'USER')}
                onChoose={() => setIsPanelOpen(false)}
                onGone={startAnew}
              />
            </Section>
          </div>
        </div>
        <section aria-labelledby="assistant-chat" className={styles.chat}>
          <VisuallyHidden component="h2" id="assistant-chat">
            Chat
          </VisuallyHidden>
          <div className={styles.messages}>
            {isGone ? (
              <EmptyState
                title="Chat not found"
                text="It was deleted or belongs to another account."
                action={<Button onClick={startAnew}>Start a new chat</Button>}
              />
            ) : session !== null && !conversation && loading ? (
              <LoadingState text="Loading chat...">
                <SkeletonLines lines={6} />
              </LoadingState>
            ) : session !== null && !conversation ? (
              <ErrorState
                title="The chat couldn’t be loaded"
                message={errorSentence(error, 'It is safe. Please try again.')}
                onRetry={() => void refetch()}
              />
            ) : (
              <Chat
                messages={messages}
                open={openHere}
                role={role}
                streams={assistant.streams}
                onAskAgain={(question) => ask(question.text, choices, question)}
                onStep={(step) => ask(STEP_TEXTS[step], choices, { step })}
                onHint={(text) => ask(text, choices, { isExercise: true })}
                onRetry={retry}
                onAskInNewChat={askInNewChat}
                onDismiss={dismiss}
                focusMessageBox={focusBox}
              />
            )}
          </div>
          {!isGone && (
            <div className={styles.box}>
              <QuestionContext
                lesson={lesson}
                quote={quote}
                onLeaveLesson={leaveLesson}
                onLeaveQuote={leaveQuote}
              />
              {exercise !== null && session === null && (
                <p>You get hints first, and the explanation when you ask for it.</p>
              )}
              <MessageBox
                field={field}
                text={text}
                quote={quote}
                onType={type}
                onSend={send}
                onStop={isAnswering && open ? () => void stop(open.requestId) : null}
                stopping={stopping}
                error={openHere?.failure?.responseMessage ?? null}
                isOver={left.count === 0}
              >
                <CourseChoice courses={choice.courses} courseId={courseId} onChoose={choice.choose} />
              </MessageBox>
              <QuestionsLeftNote left={left} />
            </div>
          )}
        </section>
      </div>
    </Page>
  );
}
