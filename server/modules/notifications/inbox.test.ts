import { freshFixture } from '../../test/fixture';
import { testApp } from '../../test/test-app';
import { NotificationKind } from './notification.types';

const app = testApp();

const ada = freshFixture(() => app.signedIn(app.world.aStudent()));

/** Messages to Ada, oldest first, a minute apart. */
async function given(...rows: Parameters<typeof app.world.aNotification>[2][]): Promise<string[]> {
  const start = Date.UTC(2026, 0, 1);
  const ids: string[] = [];
  for (const [index, row] of rows.entries()) {
    const createdAt = new Date(start + index * 60_000);
    ids.push(await app.world.aNotification(ada, NotificationKind.MESSAGE, { createdAt, ...row }));
  }
  return ids;
}

const LIST = `query ($first: Int! = 50, $after: String, $filter: NotificationFilter! = ALL, $search: String) {
  viewer { inbox { unreadCount notifications(first: $first, after: $after, filter: $filter, search: $search) {
    nodes { id title isRead } pageInfo { hasNextPage endCursor } } } }
}`;

async function list(variables: Record<string, unknown> = {}) {
  const { body } = await app.graphql(LIST, variables, ada.token);
  return body.data?.viewer?.inbox ?? body.errors![0];
}

const titles = (inbox: { notifications: { nodes: { title: string }[] } }) =>
  inbox.notifications.nodes.map(({ title }) => title);

describe('the inbox', () => {
  it('comes newest first, page by page, without a gap where times are the same', async () => {
    const createdAt = new Date('2026-01-01T00:00:00.123Z');
    await given(...Array.from({ length: 7 }, () => ({ createdAt })), { title: 'Newest' });
    const all = titles(await list());
    expect(all).toHaveLength(8);
    expect(all[0]).toBe('Newest');
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ first: 3, after });
      paged.push(...titles(page));
      after = page.notifications.pageInfo.hasNextPage ? page.notifications.pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(all);
    for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }])
      expect((await list(variables)).extensions.code).toBe('BAD_USER_INPUT');
  });

  it('filters by read and unread, and searches title and message as the catalogue searches', async () => {
    await given(
      { title: 'Éclair 100%', message: 'one', readAt: new Date() },
      { title: 'Two', message: 'a_b ÉCLAIR' },
      { title: 'Three', message: 'c' },
    );
    expect(titles(await list({ filter: 'READ' }))).toEqual(['Éclair 100%']);
    expect(titles(await list({ filter: 'UNREAD' }))).toEqual(['Three', 'Two']);
    expect(titles(await list({ search: ' eclair ' }))).toEqual(['Two', 'Éclair 100%']);
    expect(titles(await list({ search: 'eclair', filter: 'READ' }))).toEqual(['Éclair 100%']);
    expect(titles(await list({ search: '%' }))).toEqual(['Éclair 100%']);
    expect(titles(await list({ search: '_' }))).toEqual(['Two']);
    // A term cannot match across title and message.
    expect(titles(await list({ search: '100% one' }))).toEqual([]);
    expect((await list({ search: 'x'.repeat(101) })).extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is read one by one, once, or all together', async () => {
    const [first] = await given({}, {}, {});
    const mark = (id: string) =>
      app.as(ada.token).run`mutation { r: markNotificationRead(id: ${id}) {
        notification { id isRead } inbox { unreadCount } } }`;
    const read = { notification: { id: first, isRead: true }, inbox: { unreadCount: 2 } };
    expect(await mark(first!)).toEqual(read);
    const readAt = () => app.sql`select read_at from notifications where id = ${first}`;
    const before = await readAt();
    app.clock.advance(60_000);
    expect(await mark(first!)).toEqual(read);
    expect(await readAt()).toEqual(before);

    const { body } = await app.graphql(
      'mutation { markAllNotificationsRead { unreadCount } }',
      {},
      ada.token,
    );
    expect(body.data.markAllNotificationsRead).toEqual({ unreadCount: 0 });
    expect(titles(await list({ filter: 'UNREAD' }))).toEqual([]);
    expect(await readAt()).toEqual(before);
  });
});
