import { useState } from 'react';
import { type Connection, useConnection } from '../lib/connection';
import { IconButton } from '../ui/buttons/IconButton';
import { usePlatform } from '../ui/platform/platform';
import { AlertIcon, CloseIcon } from '../ui/icons/Icons';
import styles from './ConnectionNotice.module.css';

const NOTICES: Record<Connection, (platformName: string) => string | null> = {
  connected: () => null,
  offline: () => 'You are offline.',
  unreachable: (platformName) =>
    `${platformName} can’t be reached right now. Your saved work is safe and we’ll keep trying.`,
};

/**
 * Shows why the server is unreachable while it is, unless closed. Not a toast: their code may not have loaded when the
 * network fails.
 */
export function ConnectionNotice() {
  const connection = useConnection();
  const { name } = usePlatform();
  const [closed, setClosed] = useState<Connection>('connected');
  if (closed !== 'connected' && connection === 'connected') setClosed('connected');
  const notice = connection === closed ? null : NOTICES[connection](name);
  return (
    <div role="alert">
      {notice && (
        <div className={`wm-row wm-gap-12 wm-line-14 ${styles.notice}`} data-connection-notice>
          <AlertIcon className="wm-error" />
          <p>{notice}</p>
          <IconButton label="Close message" size="sm" onClick={() => setClosed(connection)}>
            <CloseIcon size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
