import type { ReactNode } from 'react';
import { foldText } from '#server/platform/text.rules';
import { useAddressParams } from '../../../forms/useAddressParams';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/States';
import { Stack } from '../../../ui/layout/Layout';
import { FilterBar, SearchForm } from '../../../ui/fields/SearchForm';
import { SelectField } from '../../../ui/fields/Fields';

interface FilteredListProps<Item> {
  items: readonly Item[];
  /** Singular and plural name of the items. */
  noun: { one: string; many: string };
  /** Label and placeholder of the search box. */
  label: string;
  placeholder: string;
  textsOf: (item: Item) => readonly string[];
  /** The statuses by their value in the URL; every item has one of them. */
  statuses: Readonly<Record<string, { label: string; matches: (item: Item) => boolean }>>;
  /** Renders the matching items, of which there is at least one. */
  children: (matches: readonly Item[]) => ReactNode;
}

/** A list of an instructor's items with its filters in the URL: `?q=` full-text search, `?status=`. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { items, noun, label, placeholder, textsOf, statuses, children } = props;
  const [params, setParams] = useAddressParams();
  const search = params.get('q') ?? '';
  const requested = params.get('status') ?? '';
  const status = Object.hasOwn(statuses, requested) ? requested : '';
  const query = foldText(search).trim();
  const matches = items
    .filter((item) => statuses[status]?.matches(item) ?? true)
    .filter((item) => textsOf(item).some((text) => foldText(text).includes(query)));

  function setParam(name: string, value: string) {
    setParams({ [name]: value }, { replace: true });
  }

  return (
    <Stack gap={12}>
      <FilterBar
        search={
          <SearchForm
            label={label}
            placeholder={placeholder}
            search={search}
            onSearch={(text) => setParam('q', text)}
          />
        }
        isFiltered={status !== ''}
      >
        <SelectField
          label="Status"
          value={status}
          onChange={({ target }) => setParam('status', target.value)}
          options={[
            ['', 'All'],
            ...Object.entries(statuses).map(([value, option]) => [value, option.label] as const),
          ]}
        />
      </FilterBar>
      {matches.length > 0 ? (
        children(matches)
      ) : (
        <EmptyState
          title={`No ${noun.many} found`}
          text={`None of your ${noun.many} matches.`}
          action={
            <Button
              variant="secondary"
              onClick={() => setParams({ q: null, status: null }, { replace: true })}
            >
              Show all {noun.many}
            </Button>
          }
        />
      )}
      <p role="status" className="wm-muted">
        {formatCount(matches.length, noun.one, noun.many)}
      </p>
    </Stack>
  );
}
