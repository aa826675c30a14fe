import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/navigation/TextLink';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonLines } from '../../../ui/states/Skeleton';
import { AssistantIcon } from '../../../ui/icons/ToolIcons';
import { Chat, firstQuestions } from './Chat';
import {
  type CourseAssistantQuery,
  useCourseAssistantQuery,
} from './__generated__/CourseAssistant.generated';
import styles from './CourseAssistant.module.css';
import { NEWEST_ID } from './followNewest';
import { MessageBox } from './MessageBox';
import { QuestionsLeftNote } from './QuestionsLeft';
import { useChat } from './useChat';

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
  const list = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<string | null>(null);
  const { openHere, messages, isMissing, loading, error, refetch, left, chat, box } = useChat({
    page: 'CourseAssistant',
    assistant,
    offered: '',
    isExercise: false,
    quote: null,
    session,
    courseId,
    lessonId,
    onConversation: setSession,
    onNewChat: () => setSession(null),
  });
  useNewestInView(list, `${openHere?.requestId ?? ''} ${messages.length}`);

  return (
    <div className={styles.panel}>
      <div ref={list} className={styles.messages}>
        {isMissing && loading ? (
          <LoadingState text="Loading chat...">
            <SkeletonLines lines={4} />
          </LoadingState>
        ) : isMissing ? (
          <ErrorState
            level={2}
            title="The chat couldn’t be loaded"
            message={errorSentence(error, 'Your chat is saved. Try again.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Chat
            {...chat}
            role={account.role}
            streams={assistant.streams}
            questions={firstQuestions({ lessonId, courseId, role: account.role })}
          />
        )}
      </div>
      <div className={styles.box}>
        <MessageBox {...box}>
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
