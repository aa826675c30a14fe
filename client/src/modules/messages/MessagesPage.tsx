import { Link } from 'react-router-dom';
import { QueryView, ShowMore } from '../../apollo/QueryView';
import { useSocketIsDown } from '../../apollo/socketState';
import { paths } from '../../app/paths';
import { useAddressParams } from '../../forms/useAddressParams';
import { Button } from '../../ui/buttons/Button';
import { FilterBar, SearchForm } from '../../ui/fields/SearchForm';
import { SelectField } from '../../ui/fields/Fields';
import { SendIcon } from '../../ui/icons/ToolIcons';
import { Stack, TitledPage } from '../../ui/layout/Layout';
import { EmptyState } from '../../ui/states/States';
import { SkeletonPanel } from '../../ui/states/Skeletons';
import { POLL_MS } from '../notifications/useInboxUpdates';
import { ConversationItem } from './ConversationItem';
import { useMessagesPageQuery } from './__generated__/MessagesPage.generated';

/** The viewer's conversations; search and filter are in the URL: `?q=&filter=unread`. */
export function MessagesPage() {
  const [params, setParams] = useAddressParams();
  const search = params.get('q') ?? '';
  const unreadOnly = params.get('filter') === 'unread';
  const put = (name: string, value: string | null) => setParams({ [name]: value }, { replace: true });
  return (
    <TitledPage
      title="Messages"
      width="text"
      actions={
        <Button component={Link} to={paths.newMessage} iconStart={<SendIcon size={18} />}>
          New message
        </Button>
      }
    >
      <FilterBar
        search={<SearchForm label="Search messages" search={search} onSearch={(text) => put('q', text)} />}
        isFiltered={unreadOnly}
      >
        <SelectField
          label="Show"
          value={unreadOnly ? 'unread' : 'all'}
          onChange={({ target }) => put('filter', target.value === 'unread' ? 'unread' : null)}
        >
          <option value="all">All</option>
          <option value="unread">Unread</option>
        </SelectField>
      </FilterBar>
      <Conversations search={search} unreadOnly={unreadOnly} />
    </TitledPage>
  );
}

function Conversations({ search, unreadOnly }: { search: string; unreadOnly: boolean }) {
  const isDown = useSocketIsDown();
  const query = useMessagesPageQuery({
    variables: { unreadOnly, search: search || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchWritePolicy: 'merge',
    pollInterval: isDown ? POLL_MS : 0,
  });
  return (
    <QueryView
      query={query}
      value={query.data?.viewer?.inbox.conversations}
      what="messages"
      loading="Loading messages…"
      skeleton={
        <Stack gap={12}>
          <SkeletonPanel height="7rem" lines={2} />
          <SkeletonPanel height="7rem" lines={2} />
          <SkeletonPanel height="7rem" lines={2} />
        </Stack>
      }
      failed="Your messages couldn’t be loaded"
      reason="Try again."
    >
      {({ nodes, pageInfo }) =>
        nodes.length === 0 ? (
          <NoConversations isFiltered={search !== '' || unreadOnly} />
        ) : (
          <Stack gap={16}>
            <Stack component="ul" gap={12} aria-label="Conversations">
              {nodes.map((conversation) => (
                <li key={conversation.id}>
                  <ConversationItem conversation={conversation} />
                </li>
              ))}
            </Stack>
            <ShowMore
              pageInfo={pageInfo}
              fetchMore={query.fetchMore}
              failed="Your messages couldn’t be loaded"
            >
              Load more
            </ShowMore>
          </Stack>
        )
      }
    </QueryView>
  );
}

function NoConversations({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div role="status">
      {isFiltered ? (
        <EmptyState title="No messages found" text="Try another word, or show all messages." />
      ) : (
        <EmptyState
          title="No messages yet"
          text="Messages between students and instructors appear here."
          action={
            <Button component={Link} to={paths.newMessage}>
              New message
            </Button>
          }
        />
      )}
    </div>
  );
}
