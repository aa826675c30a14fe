import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { useSocketIsDown } from '../../apollo/socketState';
import { ShowMore, type ShowMoreProps } from '../../apollo/ShowMore';
import { paths } from '../../app/paths';
import { formatDateTime } from '../../lib/format';
import { classes } from '../../ui/classes';
import { Page, Stack } from '../../ui/layout/Layout';
import { TextLink } from '../../ui/navigation/TextLink';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { NotFound } from '../NotFound';
import { SkeletonBlock } from '../../ui/states/Skeleton';
import { SkeletonPanel } from '../../ui/states/SkeletonPanels';
import { PageHeading } from '../../ui/text/PageHeading';
import { PageTitle } from '../../ui/platform/PageTitle';
import { POLL_MS } from '../notifications/useInboxUpdates';
import { type ConversationPageQuery, useConversationPageQuery } from './ConversationPage.generated';
import styles from './ConversationPage.module.css';
import { othersIn } from './othersIn';
import { ReplyForm } from './ReplyForm';
import { useMarkConversationRead } from './useMarkConversationRead';

type Conversation = NonNullable<NonNullable<ConversationPageQuery['viewer']>['inbox']['conversation']>;

/** A conversation with its messages, oldest first, and the form to reply. */
export function ConversationPage() {
  const { conversationId = '' } = useParams();
  return <ConversationLoader key={conversationId} id={conversationId} />;
}

function ConversationLoader({ id }: { id: string }) {
  const isDown = useSocketIsDown();
  const { data, loading, error, refetch, fetchMore } = useConversationPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchWritePolicy: 'merge',
    pollInterval: isDown ? POLL_MS : 0,
  });
  const conversation = data?.viewer?.inbox.conversation;
  if (conversation) return <OpenConversation conversation={conversation} fetchMore={fetchMore} />;
  if (loading)
    return (
      <Page width="text">
        <LoadingState text="Loading messages…">
          <Stack>
            <SkeletonBlock height="3rem" width="70%" />
            <SkeletonPanel height="8rem" lines={3} />
            <SkeletonPanel height="8rem" lines={3} />
          </Stack>
        </LoadingState>
      </Page>
    );
  if (!data?.viewer)
    return (
      <Page width="text">
        <PageTitle>Conversation</PageTitle>
        <PageHeading visuallyHidden>Conversation</PageHeading>
        <ErrorState
          title="The conversation couldn’t be loaded"
          message={errorSentence(error, 'Try again.')}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  return (
    <NotFound
      title="Conversation not found"
      text="The link may be wrong, or the conversation was removed."
      to={paths.messages}
      linkText="All messages"
    />
  );
}

interface OpenConversationProps {
  conversation: Conversation;
  fetchMore: ShowMoreProps['fetchMore'];
}

function OpenConversation({ conversation, fetchMore }: OpenConversationProps) {
  const { id, subject, course, participants, messages, unreadCount } = conversation;
  const others = othersIn(participants);
  const teaches = participants.some(({ isViewer, role }) => isViewer && role === 'INSTRUCTOR');
  const newest = messages.nodes[0];
  const markRead = useMarkConversationRead();
  useEffect(() => {
    if (unreadCount > 0) void markRead(id);
    // Once for each number of unread messages.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, unreadCount]);
  return (
    <Page width="text">
      <PageTitle>{subject}</PageTitle>
      <Stack gap={24}>
        <PageHeading
          eyebrow={
            <TextLink component={Link} to={paths.messages}>
              All messages
            </TextLink>
          }
        >
          {subject}
        </PageHeading>
        <p className={styles.facts}>
          With {others}
          {course && (
            <>
              {' · '}
              <TextLink component={Link} to={paths.course(course.id)}>
                {course.title}
              </TextLink>
            </>
          )}
        </p>
        <ShowMore
          pageInfo={messages.pageInfo}
          fetchMore={fetchMore}
          failed="Earlier messages couldn’t be loaded"
          size="sm"
        >
          Earlier messages
        </ShowMore>
        <ol className={styles.messages} aria-label="Messages" aria-live="polite" aria-relevant="additions">
          {messages.nodes.toReversed().map(({ id: messageId, text, senderName, isOwn, sentAt }) => (
            <li key={messageId} className={classes(styles.message, isOwn && styles.own)}>
              <p className={styles.from}>
                <strong>{isOwn ? 'You' : senderName}</strong>{' '}
                <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <ReplyForm
          conversationId={id}
          to={others}
          suggestionsFor={
            teaches && newest && !newest.isOwn
              ? { courseId: course?.id ?? null, subject, message: newest.text }
              : null
          }
        />
      </Stack>
    </Page>
  );
}
