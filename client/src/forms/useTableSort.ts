import type { TableSort } from '../ui/display/DataTable';
import { useAddressParams } from './useAddressParams';

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
