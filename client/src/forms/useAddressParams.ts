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
