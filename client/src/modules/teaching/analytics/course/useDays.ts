import { useAddressParams } from '../../../../forms/useAddressParams';

/** Selectable date ranges, in days. */
export const RANGES = [7, 30, 90] as const;
const DEFAULT_RANGE = 30;

/** The date range from `?days=`, with a setter. Invalid values fall back to the default. */
export function useDays(): [number, (days: number) => void] {
  const [params, setParams] = useAddressParams();
  const requested = Number(params.get('days'));
  const days = RANGES.find((range) => range === requested) ?? DEFAULT_RANGE;

  function choose(next: number) {
    setParams({ days: String(next) });
  }

  return [days, choose];
}
