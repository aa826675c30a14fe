import { type ReactNode, useState } from 'react';
import { foldText } from '#server/platform/text.rules';
import { useAddressParams } from '../../../forms/useAddressParams';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Stack } from '../../../ui/layout/Layout';
import { SelectField } from '../../../ui/fields/SelectField';
import { SkeletonFields } from '../../../ui/states/SkeletonPanels';
import { TextField } from '../../../ui/fields/TextField';
import { Muted } from '../../../ui/text/Muted';
import styles from './FilteredList.module.css';

interface FilteredListProps<Item> {
  items: readonly Item[];
  /** Singular and plural name of the items. */
  noun: { one: string; many: string };
  /** Label and placeholder of the search box. */
  label: string;
  placeholder: string;
  textsOf: (item: Item) => readonly string[];
  /** By their value in the URL; every item has one of them. */
  statuses: Readonly<Record<string, { label: string; matches: (item: Item) => boolean }>>;
  /** Renders the matching items, of which there is at least one. */
  children: (matches: readonly Item[]) => ReactNode;
}

/** A list of an instructor's items with its filters in the URL: `?q=` full-text search, `?status=`. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { items, noun, label, placeholder, textsOf, statuses, children } = props;
  const [params, setParams] = useAddressParams();
  // The URL may lag behind typing.
  const [search, setSearch] = useState(params.get('q') ?? '');
  const requested = params.get('status') ?? '';
  const status = Object.hasOwn(statuses, requested) ? requested : '';
  const query = foldText(search).trim();
  const matches = items
    .filter((item) => statuses[status]?.matches(item) ?? true)
    .filter((item) => textsOf(item).some((text) => foldText(text).includes(query)));

  function setParam(name: string, value: string) {
    setParams({ [name]: value }, { replace: true });
  }

  function find(text: string) {
    setSearch(text);
    setParam('q', text);
  }

  function showAll() {
    setSearch('');
    setParams({ q: null, status: null }, { replace: true });
  }

  return (
    <Stack gap={16}>
      <div role="search" className={styles.filter}>
        <TextField
          type="search"
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => find(target.value)}
        />
        <SelectField
          label="Status"
          value={status}
          onChange={({ target }) => setParam('status', target.value)}
        >
          <option value="">All</option>
          {Object.entries(statuses).map(([value, option]) => (
            <option key={value} value={value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      </div>
      <Muted component="p" role="status">
        {formatCount(matches.length, noun.one, noun.many)}
      </Muted>
      {matches.length > 0 ? (
        children(matches)
      ) : (
        <EmptyState
          title={`No ${noun.many} found`}
          text={`None of your ${noun.many} matches.`}
          action={
            <Button variant="secondary" onClick={showAll}>
              Show all {noun.many}
            </Button>
          }
        />
      )}
    </Stack>
  );
}

export function FilterSkeleton() {
  return (
    <div className={styles.filter}>
      <SkeletonFields fields={1} />
      <SkeletonFields fields={1} />
    </div>
  );
}
