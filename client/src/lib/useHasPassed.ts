import { useEffect, useState } from 'react';

/** The longest that browsers wait; they would call a longer timer at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** Whether this time (ISO) has passed by this device's clock, from the moment it does; never for null. */
export function useHasPassed(time: string | null): boolean {
  const [passed, setPassed] = useState(() => (time !== null && Date.parse(time) <= Date.now() ? time : null));
  useEffect(() => {
    if (time === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Math.max(0, Date.parse(time) - Date.now());
      timer =
        left > LONGEST_TIMEOUT_MS ? setTimeout(wait, LONGEST_TIMEOUT_MS) : setTimeout(setPassed, left, time);
    };
    wait();
    return () => clearTimeout(timer);
  }, [time]);
  return time !== null && time === passed;
}
