import { useSearchParams } from 'react-router-dom';
import { withParam } from '../../../lib/addressParams';

/** Selectable date ranges, in days. */
export const RANGES = [7, 30, 90] as const;
const DEFAULT_RANGE = 30;

/** The date range from `?days=`, with a setter. Invalid values fall back to the default. */
export function useDays(): [number, (days: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('days'));
  const days = RANGES.find((range) => range === asked) ?? DEFAULT_RANGE;

  function choose(next: number) {
    setParams((from) => withParam(from, 'days', String(next)), { preventScrollReset: true });
  }

  return [days, choose];
}
