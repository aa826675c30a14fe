import { Clock } from '../../platform/clock';
import { pageByTime } from '../../platform/connection';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors';
import { EventBus } from '../../platform/events';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { containsPattern } from '../../platform/search';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { NoticeService, noticeTopic } from './notice.service';
import {
  kindsOf,
  NOTIFICATION_KINDS,
  NotificationTab,
  type EnrolledStudent,
  type Inbox,
  type Notification,
  type NotificationConnection,
  NotificationFilter,
  type NotificationReceived,
} from './notification.types';
import {
  enrolledStudents,
  markAllRead,
  markRead,
  notificationById,
  type NotificationRow,
  notificationsPage,
  type UnreadByKind,
  unreadCounts,
} from './notification.queries';

const IS_READ = {
  [NotificationFilter.ALL]: null,
  [NotificationFilter.READ]: true,
  [NotificationFilter.UNREAD]: false,
};

/** The viewer's own notifications. */
@Service()
export class InboxService {
  constructor(
    private readonly database: Database,
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /** The viewer's inbox with its unread counts. */
  async inbox(viewer: Viewer | null): Promise<Inbox> {
    const accountId = requireViewer(viewer).account.id;
    const row = await this.database.row(unreadCounts([accountId]));
    return inboxWith(accountId, row!.unread);
  }

  /**
   * The notifications, newest first; `first` from 1 to 100, `after` a cursor of this list. `search` matches part of the
   * title or message, ignoring case and accents; blank and null match all. `tab` null: of all parts.
   */
  async notifications(
    viewer: Viewer | null,
    first: number,
    after: string | null = null,
    filter: NotificationFilter = NotificationFilter.ALL,
    search: string | null = null,
    tab: NotificationTab | null = null,
  ): Promise<NotificationConnection> {
    const recipientId = requireViewer(viewer).account.id;
    const [kinds, isRead] = [tab && kindsOf(tab), IS_READ[filter]];
    const conditions = { recipientId, kinds, isRead, search: containsPattern(search) };
    const { nodes, pageInfo } = await pageByTime({ first, after }, (requested) =>
      this.database.rows(notificationsPage({ ...conditions, ...requested })),
    );
    return { nodes: nodes.map(({ notification }) => withTab(notification)), pageInfo };
  }

  /** null if it is not the viewer's. */
  async notification(viewer: Viewer | null, id: string): Promise<Notification | null> {
    const { account } = requireViewer(viewer);
    return isId(id) ? ((await this.received(account.id, id))?.notification ?? null) : null;
  }

  /** Who enrolled, for the viewer's notification about a day's enrollments; none for others. At most 100. */
  async students(viewer: Viewer | null, id: string): Promise<EnrolledStudent[]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.rows(enrolledStudents({ recipientId: account.id, id }));
    return rows.map(({ student }) => student);
  }

  /** NOT_FOUND if it is not the viewer's; idempotent. Notifies their other screens. */
  async markRead(viewer: Viewer | null, id: string): Promise<NotificationReceived> {
    const { account } = requireViewer(viewer);
    if (isId(id)) {
      const marked = markRead({ recipientId: account.id, id, now: this.clock.now() });
      this.notices.announce(await this.database.rows(marked), this.database);
    }
    const read = isId(id) ? await this.received(account.id, id) : null;
    if (!read) throw notFound('Notification');
    return read;
  }

  /** All of the viewer's in a tab (null: in all), on every page. Sends one event to their other screens. */
  async markAllRead(viewer: Viewer | null, tab: NotificationTab | null = null): Promise<Inbox> {
    const { account } = requireViewer(viewer);
    const input = { recipientId: account.id, kinds: tab && kindsOf(tab), now: this.clock.now() };
    const marked = markAllRead(input);
    this.notices.announce(await this.database.rows(marked), this.database);
    return this.inbox(viewer);
  }

  /**
   * The viewer's notifications as they arrive or are read, in any process, until the subscription ends. Subscribes
   * synchronously, so that a read after the call misses nothing.
   */
  arrivals(viewer: Viewer | null): AsyncIterableIterator<NotificationReceived> {
    const { account } = requireViewer(viewer);
    return this.events.subscribe(noticeTopic(account.id), ({ id }) => this.received(account.id, id!));
  }

  private async received(accountId: string, id: string): Promise<NotificationReceived | null> {
    const row = await this.database.row(notificationById({ recipientId: accountId, id }));
    return row ? { notification: withTab(row.notification), inbox: inboxWith(accountId, row.unread) } : null;
  }
}

const withTab = (row: NotificationRow): Notification => ({ ...row, tab: NOTIFICATION_KINDS[row.kind].tab });

function inboxWith(accountId: string, unread: UnreadByKind): Inbox {
  const tabs = Object.values(NotificationTab).map((tab) => ({
    tab,
    unreadCount: kindsOf(tab).reduce((count, kind) => count + (unread[kind] ?? 0), 0),
  }));
  return { accountId, unreadCount: tabs.reduce((count, { unreadCount }) => count + unreadCount, 0), tabs };
}
