import { useSearchParams } from 'react-router-dom';
import { withParam } from '../lib/addressParams';

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
