import { useEffect, useRef, useState } from 'react';
import type { NotificationFilter, NotificationTab } from '../../apollo/__generated__/types';
import { useAddressParams } from '../../forms/useAddressParams';

const TABS: Record<NotificationTab, string> = { MESSAGES: 'messages', COURSES: 'courses', SYSTEM: 'system' };
const WORDS = { ALL: null, READ: 'read', UNREAD: 'unread' } as const;
/** Debounce delay, in milliseconds. */
export const DEBOUNCE_MS = 250;

/** The inbox filter, kept in the URL: `?tab=courses&filter=unread&q=`. */
export function useInboxFilter() {
  const [params, setParams] = useAddressParams();
  const search = params.get('q') ?? '';
  const filter: NotificationFilter =
    params.get('filter') === 'read' ? 'READ' : params.get('filter') === 'unread' ? 'UNREAD' : 'ALL';
  const named = (Object.keys(TABS) as NotificationTab[]).find((name) => TABS[name] === params.get('tab'));
  const tab = named ?? null;
  const [typed, setTyped] = useState(search);
  /** The search that the box has put into the address, or taken from it. */
  const [sent, setSent] = useState(search);
  const [shown, setShown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Sync the box on Back, forward or a link, but not with its own search: more may have been typed since.
  if (shown !== search) {
    setShown(search);
    setSent(search);
    if (search !== sent && search !== typed.trim()) setTyped(search);
  }

  /** Changes the filter, and applies what was typed, whose delay may not be over. */
  function put(change: Record<string, string | null>, replace: boolean) {
    clearTimeout(timer.current);
    const params = { q: typed.trim(), ...change };
    setSent(params.q);
    setParams(params, { replace });
  }

  return {
    search,
    filter,
    /** null: all. */
    tab,
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => put({ q: text.trim() }, true), DEBOUNCE_MS);
    },
    open: (next: NotificationTab | null) => put({ tab: next && TABS[next] }, true),
    choose: (chosen: NotificationFilter) => put({ filter: WORDS[chosen] }, false),
  };
}
