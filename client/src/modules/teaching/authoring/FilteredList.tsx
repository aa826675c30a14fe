import type { ReactNode } from 'react';
import { foldText } from '#server/platform/text.rules';
import { useAddressChoice, useAddressParams, useAddressSearch } from '../../../forms/useAddressParams';
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
  const [, setParams] = useAddressParams();
  const searching = useAddressSearch();
  const filter = useAddressChoice('status', [
    ['', 'All'],
    ...Object.entries(statuses).map(([value, { label: name }]) => [value, name] as const),
  ]);
  const query = foldText(searching.search);
  const matches = items
    .filter((item) => statuses[filter.value]?.matches(item) ?? true)
    .filter((item) => textsOf(item).some((text) => foldText(text).includes(query)));

  return (
    <Stack gap={12}>
      <FilterBar
        search={<SearchForm label={label} placeholder={placeholder} {...searching} />}
        isFiltered={!filter.isStandard}
      >
        <SelectField label="Status" {...filter.field} />
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
