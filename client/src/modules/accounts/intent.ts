import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readInTab, writeInTab } from '../../lib/tabStorage';

/** Query parameter that marks the return from logging in. */
const PARAM = 'resume';

/** The intent whose visitor has come back; null: none has. */
let returned: string | null = null;

/**
 * Remembers in this tab what a visitor wanted to do before logging in, even if another site logs them in. The address
 * alone must not be enough, or any link could act for its visitor.
 */
export function rememberIntent(intent: string): void {
  returned = null;
  writeInTab('intent', intent);
}

/** The path to return to after logging in, where `useIntent` does what was remembered. */
export function resumingAt(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${PARAM}=1`;
}

/**
 * Runs what was interrupted by logging in, once. It waits until the address has lost the parameter: a navigation that
 * follows an enrollment opens the learning page.
 */
export function useIntent(intent: string, run: () => unknown): void {
  const [params, setParams] = useSearchParams();
  const isMarked = params.has(PARAM);
  useEffect(() => {
    if (!isMarked) {
      if (returned !== intent) return;
      returned = null;
      void run();
      return;
    }
    if (readInTab('intent') === intent) {
      returned = intent;
      writeInTab('intent', null);
    }
    setParams(
      (before) => {
        before.delete(PARAM);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isMarked, intent, run, setParams]);
}
