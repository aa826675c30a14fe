import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { QueryView } from '../../../apollo/QueryView';
import { Chip, RemovableChip } from '../../../ui/buttons/Chip';
import { SearchForm } from '../../../ui/fields/SearchForm';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { useFilteredPersonQuery, useFindPeopleQuery } from './PersonFilter.generated';

interface PersonFilterProps {
  /** The chosen account; null: all. */
  personId: string | null;
  onChoose: (personId: string | null) => void;
  className?: string | undefined;
}

/** Chooses the person whose entries are listed: a search, then one of the accounts it finds. */
export function PersonFilter({ personId, onChoose, className }: PersonFilterProps) {
  const [search, setSearch] = useState('');
  if (personId !== null) return <ChosenPerson personId={personId} onRemove={() => onChoose(null)} />;
  return (
    <Stack gap={8}>
      <SearchForm label="Name or email" search={search} onSearch={setSearch} className={className} />
      {search && (
        <FoundPeople
          search={search}
          onChoose={(id) => {
            setSearch('');
            onChoose(id);
          }}
        />
      )}
    </Stack>
  );
}

function ChosenPerson({ personId, onRemove }: { personId: string; onRemove: () => void }) {
  const { data, loading } = useFilteredPersonQuery({ variables: { id: personId } });
  const person = data?.viewer?.administration?.person;
  const name = person?.name ?? (loading ? 'Loading...' : 'Deleted account');
  return (
    <Cluster gap={8}>
      <span>Entries of</span>
      <RemovableChip removeLabel={`Show the entries of everybody, not only of ${name}`} onRemove={onRemove}>
        {name}
      </RemovableChip>
    </Cluster>
  );
}

function FoundPeople({ search, onChoose }: { search: string; onChoose: (id: string) => void }) {
  const query = useFindPeopleQuery(search ? { variables: { search } } : skipToken);
  return (
    <QueryView
      query={query}
      value={query.data?.viewer?.administration?.people}
      what="people"
      loading="Searching..."
      failed="The search failed"
      reason="Failed to search for people"
      otherwise={nobody(search)}
    >
      {({ nodes, pageInfo }) =>
        nodes.length === 0 ? (
          nobody(search)
        ) : (
          <Stack gap={8}>
            <p role="status">{pageInfo.hasNextPage ? 'The newest accounts that match:' : 'Whose entries?'}</p>
            <Cluster gap={8}>
              {nodes.map(({ id, name, email }) => (
                <Chip key={id} onClick={() => onChoose(id)}>
                  {name} · {email}
                </Chip>
              ))}
            </Cluster>
          </Stack>
        )
      }
    </QueryView>
  );
}

const nobody = (search: string) => <p role="status">No name or email contains “{search}”.</p>;
