import { Link } from 'react-router-dom';
import { PagedList } from '../../apollo/QueryView';
import { paths } from '../../app/paths';
import { useAddressChoice, useAddressSearch } from '../../forms/useAddressParams';
import { Button } from '../../ui/buttons/Button';
import { FilterBar, SearchForm } from '../../ui/fields/SearchForm';
import { SelectField } from '../../ui/fields/Fields';
import { SendIcon } from '../../ui/icons/ToolIcons';
import { Stack, TitledPage } from '../../ui/layout/Layout';
import { EmptyState } from '../../ui/states/States';
import { SkeletonPanel } from '../../ui/states/Skeletons';
import { useLiveOptions } from '../notifications/useInboxUpdates';
import { ConversationItem } from './ConversationItem';
import { useMessagesPageQuery } from './__generated__/MessagesPage.generated';

const FILTERS = [
  ['ALL', 'All'],
  ['UNREAD', 'Unread'],
] as const;

/** The viewer's conversations; search and filter are in the URL: `?q=&filter=unread`. */
export function MessagesPage() {
  const searching = useAddressSearch();
  const filter = useAddressChoice('filter', FILTERS);
  const query = useMessagesPageQuery({
    variables: { unreadOnly: filter.value === 'UNREAD', search: searching.search || null },
    ...useLiveOptions(),
  });
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
        search={<SearchForm label="Search messages" {...searching} />}
        isFiltered={!filter.isStandard}
      >
        <SelectField label="Show" {...filter.field} />
      </FilterBar>
      <PagedList
        query={query}
        list={query.data?.viewer?.inbox.conversations}
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
        empty={<NoConversations isFiltered={searching.search !== '' || !filter.isStandard} />}
      >
        {(conversations) => (
          <Stack component="ul" gap={12} aria-label="Conversations">
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationItem conversation={conversation} />
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </TitledPage>
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
