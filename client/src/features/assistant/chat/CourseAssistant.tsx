import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { STEP_TEXTS } from '../../../../../server/features/assistant/assistant.rules';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/navigation/TextLink';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonLines } from '../../../ui/states/Skeleton';
import { AssistantIcon } from '../../../ui/icons/ToolIcons';
import { Chat } from './Chat';
import { useConversationQuery } from './Conversation.generated';
import { type CourseAssistantQuery, useCourseAssistantQuery } from './CourseAssistant.generated';
import styles from './CourseAssistant.module.css';
import { NEWEST_ID } from './followNewest';
import { MessageBox } from './MessageBox';
import { readPendingQuestion } from './pendingQuestion';
import { QuestionsLeftNote } from './QuestionsLeftNote';
import { readChoices } from './storedChoices';
import { useAsk } from './useAsk';
import { useQuestionDraft } from './useQuestionDraft';
import { useQuestionsLeft } from './useQuestionsLeft';
import { useStop } from './useStop';

interface CourseAssistantProps {
  courseId: string;
  lessonId: string;
}

/** A chat with the assistant beside a lesson, which answers from the lesson first and then from its course. */
export function CourseAssistant(props: CourseAssistantProps) {
  const { data, loading, error, refetch } = useCourseAssistantQuery({ notifyOnNetworkStatusChange: true });
  if (data?.viewer) return <CourseChat {...props} {...data.viewer} />;
  if (loading)
    return (
      <LoadingState text="Loading assistant...">
        <SkeletonLines lines={4} />
      </LoadingState>
    );
  return (
    <ErrorState
      level={2}
      title="The assistant couldn’t be loaded"
      message={errorSentence(error, 'Please try again.')}
      onRetry={() => void refetch()}
    />
  );
}

type CourseChatProps = NonNullable<CourseAssistantQuery['viewer']> & CourseAssistantProps;

function CourseChat({ courseId, lessonId, account, assistant }: CourseChatProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<string | null>(null);
  const [pending] = useState(() => {
    const found = readPendingQuestion('CourseAssistant');
    return found?.lessonId === lessonId ? found : null;
  });
  const { text, type, markSent, forget } = useQuestionDraft('', pending?.typed);
  const left = useQuestionsLeft(assistant);
  const { open, isAnswering, ask, retry, askInNewChat, dismiss } = useAsk({
    page: 'CourseAssistant',
    pending,
    session,
    courseId,
    lessonId,
    onDone: forget,
    onConversation: setSession,
    onNewChat: () => setSession(null),
  });
  const { stop, stopping } = useStop();
  const { data, loading, error, refetch } = useConversationQuery({
    variables: { id: session ?? '' },
    skip: session === null,
  });
  const conversation = session === null ? undefined : data?.viewer?.assistant.conversation;
  const openHere = open?.sessionId === session ? open : null;
  const focusBox = () => field.current?.focus({ preventScroll: true });
  const said = conversation?.messages ?? [];
  useNewestInView(messages, `${openHere?.requestId ?? ''} ${said.length}`);

  return (
    <div className={styles.panel}>
      <div ref={messages} className={styles.messages}>
        {session !== null && !conversation && loading ? (
          <LoadingState text="Loading chat...">
            <SkeletonLines lines={4} />
          </LoadingState>
        ) : session !== null && !conversation ? (
          <ErrorState
            level={2}
            title="The chat couldn’t be loaded"
            message={errorSentence(error, 'Your chat is saved. Try again.')}
            onRetry={() => void refetch()}
          />
        ) : said.length === 0 && !openHere ? (
          <p>
            Ask a question about this lesson or its course. Every answer links to the lesson it comes from.
          </p>
        ) : (
          <Chat
            messages={said}
            open={openHere}
            role={account.role}
            streams={assistant.streams}
            onAskAgain={(question) => ask(question.text, readChoices(), question)}
            onStep={(step) => ask(STEP_TEXTS[step], readChoices(), { step })}
            onHint={(text) => ask(text, readChoices(), { isExercise: true })}
            onRetry={retry}
            onAskInNewChat={askInNewChat}
            onDismiss={dismiss}
            focusMessageBox={focusBox}
          />
        )}
      </div>
      <div className={styles.box}>
        <MessageBox
          field={field}
          text={text}
          quote={null}
          onType={type}
          onSend={() => {
            if (ask(text, readChoices())) markSent();
          }}
          onStop={isAnswering && open ? () => void stop(open.requestId) : null}
          stopping={stopping}
          error={openHere?.failure?.responseMessage ?? null}
          isOver={left.count === 0}
        >
          <TextLink
            component={Link}
            to={
              session === null
                ? paths.assistantAbout(courseId, { lesson: lessonId })
                : paths.assistantChat(session, courseId, lessonId)
            }
          >
            <AssistantIcon size={16} /> Open the assistant
          </TextLink>
        </MessageBox>
        <QuestionsLeftNote left={left} />
      </div>
    </div>
  );
}

/** Scrolls the box, not the page, to the newest question whenever `change` is another one. */
function useNewestInView(box: { current: HTMLElement | null }, change: string): void {
  useEffect(() => {
    if (box.current) scrollToNewest(box.current);
  }, [box, change]);
}

function scrollToNewest(list: HTMLElement): void {
  const newest = list.querySelector(`#${NEWEST_ID}`);
  if (newest) list.scrollTop += newest.getBoundingClientRect().top - list.getBoundingClientRect().top;
}
