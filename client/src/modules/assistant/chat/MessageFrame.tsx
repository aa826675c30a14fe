import { type ReactNode, Suspense } from 'react';
import type { RequestType } from '#server/modules/assistant/assistant.rules';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Badge } from '../../../ui/display/Badge';
import { AssistantIcon } from '../../../ui/icons/Icons';
import { LoadingState } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { NEWEST_ID } from './followNewest';
import styles from './MessageFrame.module.css';

const REQUEST_LABELS: Record<RequestType, string | null> = {
  TUTORING: null,
  QUIZ_GENERATION: 'Quiz',
  FLASHCARD_CREATION: 'Flashcards',
};

interface AskedProps {
  id?: string;
  text: string;
  requestType: RequestType;
  /** Whether it is the chat's last question. */
  isNewest: boolean;
}

/** The viewer's question. */
export function UserMessage({ id, text, requestType, isNewest }: AskedProps) {
  const made = REQUEST_LABELS[requestType];
  return (
    <article
      id={id}
      aria-label="You asked"
      className={`wm-stack wm-align-start wm-gap-4 wm-pad-12-16 wm-relative ${styles.asked}`}
    >
      {isNewest && <span id={NEWEST_ID} className={styles.anchor} />}
      {made && <Badge tone="info">{made}</Badge>}
      <p className="wm-written wm-max-full">{text}</p>
    </article>
  );
}

/** The assistant's answer. */
export function AssistantMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <article
      id={id}
      aria-label="The assistant answered"
      className={`wm-surface wm-gap-12 wm-pad-16 ${styles.said}`}
    >
      <span className={`wm-center ${styles.sign}`}>
        <AssistantIcon size={18} />
      </span>
      <div className="wm-stack wm-gap-16 wm-min-0">{children}</div>
    </article>
  );
}

const Markdown = lazyComponent(async () => (await import('../../../ui/text/Markdown')).Markdown);

/** Renders an answer as Markdown, without HTML, remote images and links to other sites. */
export function AnswerText({ children }: { children: string }) {
  return (
    <Suspense
      fallback={
        <LoadingState text="Loading answer…">
          <SkeletonLines lines={4} />
        </LoadingState>
      }
    >
      <Markdown hasOwnLinksOnly>{children}</Markdown>
    </Suspense>
  );
}
