import { useEffect } from 'react';
import { type Connection, useConnection } from '../lib/connection';
import { toast } from '../ui/toast';

const NOTICES: Record<Connection, string | null> = {
  connected: null,
  offline: 'You are offline.',
  unreachable: 'Waymark can’t be reached right now. Your saved work is safe and we’ll keep trying.',
};

/** Shows why the server is unreachable while it is, and announces when it is back. */
export function ConnectionNotice() {
  const notice = NOTICES[useConnection()];
  useEffect(() => {
    if (notice === null) return;
    const id = toast.error(notice, { durationMs: Infinity });
    return () => toast.dismiss(id);
  }, [notice]);
  return null;
}
