import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/navigation/TextLink';
import { useMailTimesQuery } from './MailTimes.generated';

/** The browser's time zone, for an account that has not chosen one. */
const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of an account's mails; null: not chosen yet. */
export const mailTimeZone = (chosen: string | null): string => chosen ?? browserTimeZone;

/** Says in which time zone hours of emails are, and in a demo that none are sent. */
export function MailTimes({ timeZone }: { timeZone: string | null }) {
  const { data } = useMailTimesQuery();
  return (
    <>
      <p>
        Times are in {mailTimeZone(timeZone).replaceAll('_', ' ')}, the time zone{' '}
        {timeZone === null ? 'of your browser. It is saved to ' : 'in '}
        <TextLink component={Link} to={paths.profile}>
          your profile
        </TextLink>
        .
      </p>
      {data?.platform.isDemo && <p>This is a demo: no emails are sent.</p>}
    </>
  );
}

/** The hours of a day, to choose from. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
