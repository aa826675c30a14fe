import { useSearchParams } from 'react-router-dom';
import { withParam } from '../lib/addressParams';
import type { TableSort } from '../ui/display/DataTable';

/**
 * The search params of the URL, and a function that sets some of them; a blank or null value removes one. The page keeps
 * its scroll position. `replace` changes the current history entry instead of adding one.
 */
export function useAddressParams() {
  const [params, setAll] = useSearchParams();
  const setParams = (changes: Record<string, string | null>, { replace = false } = {}) =>
    setAll(
      (from) => Object.entries(changes).reduce((next, [name, value]) => withParam(next, name, value), from),
      { replace, preventScrollReset: true, ...RENDER_AT_ONCE },
    );
  return [params, setParams] as const;
}

/**
 * Navigation options for controls whose value is in the URL. The router renders other navigations in a transition, so
 * a busy browser would show the previous value for a while, and the next change would start from it.
 */
export const RENDER_AT_ONCE = { flushSync: true } as const;

/** The search of a page's list, in the URL (`?q=`), as the props of its `SearchForm`. */
export function useAddressSearch() {
  const [params, setParams] = useAddressParams();
  return {
    search: (params.get('q') ?? '').trim(),
    onSearch: (q: string) => setParams({ q }, { replace: true }),
  };
}

/**
 * A choice that a page keeps in the URL, in lower case. The first option is the standard, which the URL leaves out.
 * `field` are the props of a `SelectField`.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  options: readonly (readonly [Value, string])[],
) {
  const [params, setParams] = useAddressParams();
  const standard = options[0]![0];
  const value = options.find(([one]) => inAddress(one) === params.get(name))?.[0] ?? standard;
  const choose = (next: string, how?: { replace: boolean }) =>
    setParams({ [name]: next === standard ? null : inAddress(next) }, how);
  return {
    value,
    isStandard: value === standard,
    choose,
    field: {
      value,
      options,
      onChange: ({ target }: { target: { value: string } }) => choose(target.value),
    },
  };
}

const inAddress = (value: string) => value.toLowerCase().replaceAll('_', '-');

const DOWN = '-down';

/**
 * The order of a page's table, in the URL: `?sort=` with the key of a column, and `-down` for the reverse. `initial` is
 * the order without it. A page with several sorted tables names the parameters.
 */
export function useTableSort(initial: string | null = null, name = 'sort'): TableSort {
  const [params, setParams] = useAddressParams();
  const value = params.get(name) || initial;
  const isDescending = value?.endsWith(DOWN) ?? false;
  return {
    key: value && isDescending ? value.slice(0, -DOWN.length) : value,
    isDescending,
    onSort(key, isDown) {
      const chosen = isDown ? key + DOWN : key;
      setParams({ [name]: chosen === initial ? null : chosen }, { replace: true });
    },
  };
}
