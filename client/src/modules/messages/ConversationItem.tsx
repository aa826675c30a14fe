import { withFragment } from '../../apollo/fragments';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatDateTime } from '../../lib/format';
import { Avatar } from '../../ui/display/Avatar';
import { Badge } from '../../ui/display/Badge';
import { Card, CardLink } from '../../ui/display/Card';
import {
  type ConversationItemFragment,
  useConversationItemFragment,
} from './__generated__/ConversationItem.generated';

interface ConversationItemProps {
  conversation: ConversationItemFragment;
  /** Level of the heading. */
  level?: 2 | 3;
}

/** A conversation in a list, as a link with its newest message. */
export const ConversationItem = withFragment(
  'conversation',
  useConversationItemFragment,
  ConversationItemView,
);

function ConversationItemView({ conversation, level = 2 }: ConversationItemProps) {
  const { id, subject, course, participants, lastMessage, unreadCount } = conversation;
  const Heading = `h${level}` as const;
  const others = othersIn(participants);
  return (
    <Card
      component="article"
      padding="none"
      interactive
      className={`wm-news wm-entry ${unreadCount === 0 ? 'wm-news-read' : ''}`}
    >
      <Avatar name={others} size={40} />
      <div className="wm-min-0">
        <Heading className="wm-font-17 wm-line-14">
          <CardLink component={Link} to={paths.conversation(id)}>
            {subject}
          </CardLink>
        </Heading>
        <p className="wm-muted wm-small wm-anywhere">
          {others}
          {course && ` · ${course.title}`}
        </p>
        <p className="wm-truncate">
          {lastMessage.isOwn && 'You: '}
          {lastMessage.text}
        </p>
      </div>
      <div className="wm-cluster wm-gap-12 wm-muted wm-small wm-nowrap">
        <time dateTime={lastMessage.sentAt}>{formatDateTime(lastMessage.sentAt)}</time>
        {unreadCount > 0 && <Badge tone="info">{unreadCount} unread</Badge>}
      </div>
    </Card>
  );
}

/** The names of everyone but the viewer, such as "Mara Olin". */
export function othersIn(participants: readonly { name: string; isViewer: boolean }[]): string {
  return participants
    .filter(({ isViewer }) => !isViewer)
    .map(({ name }) => name)
    .join(', ');
}
