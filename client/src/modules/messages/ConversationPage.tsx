import { type KeyboardEvent, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { sendMessageRules } from '#server/modules/messages/message.rules';
import { check } from '#server/platform/validation.rules';
import { attemptOrToast } from '../../apollo/attempt';
import { LoadedPage, ShowMore, type ShowMoreProps } from '../../apollo/QueryView';
import { useFormAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { DraftNotes } from '../../forms/EditorNotes';
import { formatDateTime } from '../../lib/format';
import { useSession } from '../../lib/session';
import { classes } from '../../ui/classes';
import { FormError, TextArea } from '../../ui/fields/Fields';
import { Stack, TitledPage } from '../../ui/layout/Layout';
import { SkeletonBlock, SkeletonPanel } from '../../ui/states/Skeletons';
import { announce } from '../../ui/text/announce';
import { WithSuggestions } from '../assistant/suggestions/WithSuggestions';
import { NotFound } from '../NotFound';
import { useLiveOptions } from '../notifications/useInboxUpdates';
import {
  type ConversationPageQuery,
  ReplyDocument,
  useConversationPageQuery,
  useMarkConversationReadMutation,
} from './__generated__/ConversationPage.generated';
import styles from './ConversationPage.module.css';
import { othersIn } from './ConversationItem';
import { NO_RESPONSE, SendButton, useMessageForm } from './MessageForms';

type Conversation = NonNullable<NonNullable<ConversationPageQuery['viewer']>['inbox']['conversation']>;

/** A conversation with its messages, oldest first, and the form to reply. */
export function ConversationPage() {
  const { conversationId = '' } = useParams();
  return <ConversationLoader key={conversationId} id={conversationId} />;
}

function ConversationLoader({ id }: { id: string }) {
  const query = useConversationPageQuery({ variables: { id }, ...useLiveOptions() });
  return (
    <LoadedPage
      title="Conversation"
      width="text"
      query={query}
      value={query.data?.viewer?.inbox.conversation}
      what="conversation"
      loading="Loading messages…"
      reason="Try again."
      skeleton={
        <Stack>
          <SkeletonBlock height="3rem" width="70%" />
          <SkeletonPanel height="8rem" lines={3} />
          <SkeletonPanel height="8rem" lines={3} />
        </Stack>
      }
      otherwise={
        <NotFound
          title="Conversation not found"
          text="The link may be wrong, or the conversation was removed."
          to={paths.messages}
          linkText="All messages"
        />
      }
    >
      {(conversation) => <OpenConversation conversation={conversation} fetchMore={query.fetchMore} />}
    </LoadedPage>
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
  const [markRead] = useMarkConversationReadMutation();
  useEffect(() => {
    // The lists of notifications follow with the server's event.
    if (unreadCount > 0)
      void attemptOrToast(
        () => markRead({ variables: { id } }),
        'The conversation couldn’t be marked as read.',
      );
    // Once for each number of unread messages.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, unreadCount]);
  return (
    <TitledPage
      title={subject}
      width="text"
      eyebrow={
        <Link to={paths.messages} className="wm-link">
          All messages
        </Link>
      }
    >
      <p className="wm-muted wm-anywhere">
        With {others}
        {course && (
          <>
            {' · '}
            <Link to={paths.course(course.id)} className="wm-link">
              {course.title}
            </Link>
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
      <Stack component="ol" gap={12} aria-label="Messages" aria-live="polite" aria-relevant="additions">
        {messages.nodes.toReversed().map(({ id: messageId, text, senderName, isOwn, sentAt }) => (
          <li key={messageId} className={classes('wm-pad-12-16', styles.message, isOwn && styles.own)}>
            <p className="wm-cluster wm-align-stretch wm-gap-12 wm-gap-y-0 wm-small">
              <strong>{isOwn ? 'You' : senderName}</strong>{' '}
              <time className="wm-muted" dateTime={sentAt}>
                {formatDateTime(sentAt)}
              </time>
            </p>
            <p className="wm-typed">{text}</p>
          </li>
        ))}
      </Stack>
      <ReplyForm
        conversationId={id}
        to={others}
        suggestionsFor={
          teaches && newest && !newest.isOwn
            ? { courseId: course?.id ?? null, subject, message: newest.text }
            : null
        }
      />
    </TitledPage>
  );
}

const BLANK = { text: '' };
const FORMAT = { version: 1, schema: z.object({ text: z.string() }) };

interface ReplyFormProps {
  conversationId: string;
  to: string;
  /** What an instructor's reply can be suggested for; null without a message of a student. */
  suggestionsFor: { courseId: string | null; subject: string; message: string } | null;
}

/** A message in a conversation. The draft is kept on this device until it is sent. */
function ReplyForm({ conversationId, to, suggestionsFor }: ReplyFormProps) {
  const session = useSession();
  const send = useFormAction(ReplyDocument, {
    variables: (message: { id: string; text: string }) => ({ input: { ...message, conversationId } }),
    onDone: () => announce('Message sent'),
    failed: NO_RESPONSE,
  });
  const { form, field, errors, sending, kept } = useMessageForm({
    key: `replyDraft:${session?.user.id ?? ''}:${conversationId}`,
    format: FORMAT,
    saved: BLANK,
    check: (draft) => check(sendMessageRules, draft),
    send,
  });

  function sendWithKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form {...form} aria-label="Reply">
      <Stack gap={16}>
        <DraftNotes draft={kept} notYet="not sent" />
        <FormError errors={errors} />
        <WithSuggestions
          kinds={suggestionsFor ? ['FEEDBACK'] : []}
          field="reply"
          courseId={suggestionsFor?.courseId ?? null}
          title={suggestionsFor?.subject ?? ''}
          text={kept.draft.text}
          basis={suggestionsFor?.message}
          onText={(text) => kept.form.setValues({ text })}
        >
          <TextArea
            {...field('text')}
            label={`Reply to ${to}`}
            hint="Press Ctrl+Enter to send."
            onKeyDown={sendWithKeys}
          />
        </WithSuggestions>
        <SendButton sending={sending} />
      </Stack>
    </form>
  );
}
