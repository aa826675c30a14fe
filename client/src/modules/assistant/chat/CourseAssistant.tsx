import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { AssistantIcon } from '../../../ui/icons/Icons';
import { Chat, firstQuestions } from './Chat';
import {
  type CourseAssistantQuery,
  useCourseAssistantQuery,
} from './__generated__/CourseAssistant.generated';
import styles from './CourseAssistant.module.css';
import { NEWEST_ID } from './followNewest';
import { MessageBox } from './MessageBox';
import { useChat } from './useChat';

interface CourseAssistantProps {
  courseId: string;
  lessonId: string;
}

/** A chat with the assistant beside a lesson, which answers from the lesson first and then from its course. */
export function CourseAssistant(props: CourseAssistantProps) {
  const query = useCourseAssistantQuery({ notifyOnNetworkStatusChange: true });
  return (
    <QueryView
      query={query}
      value={query.data?.viewer}
      what="assistant"
      skeleton={<SkeletonLines lines={4} />}
      reason="Please try again."
    >
      {(viewer) => <CourseChat {...props} {...viewer} />}
    </QueryView>
  );
}

type CourseChatProps = NonNullable<CourseAssistantQuery['viewer']> & CourseAssistantProps;

function CourseChat({ courseId, lessonId, account, assistant }: CourseChatProps) {
  const list = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<string | null>(null);
  const { openHere, messages, isMissing, query, chat, box } = useChat({
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
    <div className={`wm-stack wm-gap-12 ${styles.panel}`}>
      <div ref={list} className={`wm-scroll wm-grow ${styles.messages}`}>
        <QueryView
          query={query}
          value={isMissing ? null : chat}
          what="chat"
          skeleton={<SkeletonLines lines={4} />}
          reason="Your chat is saved. Try again."
        >
          {(chat) => (
            <Chat
              {...chat}
              role={account.role}
              streams={assistant.streams}
              questions={firstQuestions({ lessonId, courseId, role: account.role })}
            />
          )}
        </QueryView>
      </div>
      <div className={`wm-fixed ${styles.box}`}>
        <MessageBox {...box}>
          <Link
            to={
              session === null
                ? paths.assistantAbout(courseId, { lesson: lessonId })
                : paths.assistantChat(session, courseId, lessonId)
            }
            className="wm-link"
          >
            <AssistantIcon size={16} /> Open the assistant
          </Link>
        </MessageBox>
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
