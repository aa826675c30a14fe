import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { browserTimeZone } from '../../lib/browserTimeZone';
import { usePlatform } from '../../ui/platform/platform';

/** Says in which time zone hours of emails are, and in a demo that none are sent. `timeZone` is null if none is chosen. */
export function MailTimes({ timeZone }: { timeZone: string | null }) {
  const { isDemo } = usePlatform();
  return (
    <>
      <p>
        Times are in {(timeZone ?? browserTimeZone()).replaceAll('_', ' ')}, the time zone{' '}
        {timeZone === null ? 'of your browser. It is saved to ' : 'in '}
        <Link to={paths.profile} className="wm-link">
          your profile
        </Link>
        .
      </p>
      {isDemo && <p>This is a demo: no emails are sent.</p>}
    </>
  );
}

/** The hours of a day, to choose from. */
export const HOURS = Array.from(
  { length: 24 },
  (_, hour) => [hour, `${String(hour).padStart(2, '0')}:00`] as const,
);
